"""A game in the terminal, against a bot or between two people at one keyboard, in plain lines."""

import random
import shlex
import shutil
import sys
from collections.abc import Iterable

from mindbug.cli.board import Board
from mindbug.cli.replay import story_lines, title
from mindbug.cli.saves import Save, Seating
from mindbug.game.decisions import Decision, Option
from mindbug.game.events import redact
from mindbug.game.game import Game
from mindbug.game.seats import SEATS, rival
from mindbug.players.registry import make_bot
from mindbug.text import card_name, option_text, prompt, say, typewritten
from mindbug.text.lookup import explanation, find_cards

BOT_NAMES = {"random": "Rando", "rookie": "Rookie", "greedy": "Greedy"}
HELP = ("help_choose", "help_explain", "help_explain_all", "help_log", "help_undo", "help_quit",
        "help_again")


class Quit(Exception):
    """Raised when the person at the keyboard quits."""


def random_option(decision: Decision, seed: int, place: int) -> Option:
    """Chooses by the seed and the place in the game alone, so that a resumed or repeated game goes on the same way."""
    weights = [1.0 if option.probability is None else option.probability for option in decision.options]
    return random.Random(f"{seed} {place}").choices(decision.options, weights)[0]


def seat_names(seating: Seating) -> dict[str, str]:
    names: dict[str, str] = {seat: say("player", seating.lang, number=number) for number, seat in enumerate(SEATS, 1)}
    if seating.against != "person":
        names[rival(seating.seat)] = bot_name(seating.against)
    return names


def bot_name(bot: str) -> str:
    return BOT_NAMES.get(bot, bot.capitalize())


class Terminal:
    """Plays one game from its present state to its end or until somebody quits."""

    def __init__(self, game: Game, seating: Seating, save: Save) -> None:
        self.game = game
        self.seating = seating
        self.save = save
        self.lang = seating.lang
        self.seed = game.record().setup.seed
        self.names = seat_names(seating)
        self.people = SEATS if seating.against == "person" else (seating.seat,)
        # Sentences speak of "you" and "the opponent" where nobody has a name.
        self.bot_names = {seat: name for seat, name in self.names.items() if seat not in self.people}
        simple = seating.against in ("person", "random")
        self.bot = None if simple else make_bot(seating.against, self.seed, game.catalogue)
        self.board = Board(game.catalogue, seating.lang, self.names)
        self.stored = False
        self.looking: str | None = None
        """The person who is looking at the screen."""
        self.read_until = dict.fromkeys(self.people, self.start_of_last_turn())
        """The number of lines of the log that each person has read."""

    def say(self, key: str, **values: object) -> None:
        print(say(key, self.lang, **values))

    def read(self, key: str, **values: object) -> str:
        typed = input(say(key, self.lang, **values).rstrip() + " ").strip()
        if not sys.stdin.isatty():
            print(typed)  # input that comes from no keyboard would be missing in a transcript
        return typed

    # ---- the loop

    def play(self) -> None:
        self.welcome()
        self.store()
        try:
            while (decision := self.game.decision) is not None:
                if decision.player in self.people:
                    self.person_chooses(decision)
                else:
                    self.choose(self.bot_option(decision))
        except (Quit, EOFError):
            self.tell_where("hint_resume", "play", "--terminal", "--resume")
            return
        self.farewell()

    def bot_option(self, decision: Decision) -> Option:
        if self.bot is None:
            return random_option(decision, self.seed, len(self.game.choices))
        return self.bot.choose(self.game.view(decision.player), decision)

    def welcome(self) -> None:
        print(title(self.game, self.lang))
        if len(self.people) == 1:
            key = "against_random" if self.seating.against == "random" else "against_bot"
            self.say(key, name=bot_name(self.seating.against))
        self.say("help")

    def farewell(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else None
        self.tell_news(reader, max(self.read_until.values()))
        self.tell_where("hint_replay", "replay", str(self.save.record))

    def tell_where(self, hint: str, *command: str) -> None:
        """Says where the game was saved and how to go on with it."""
        if self.stored:
            print()
            self.say("saved", path=self.save.record)
            self.say(hint, text=shlex.join(["mindbug", *command]))

    def choose(self, option: Option) -> None:
        self.game.choose(option)
        self.store()

    def store(self) -> None:
        """Saves the game. If that fails, the game goes on without it."""
        try:
            self.save.write(self.game.record(), self.seating)
            self.stored = True
        except OSError as error:
            self.stored = False
            reason = error.strerror or str(error)
            print(say("cannot_save", self.lang, path=self.save.record, reason=reason), file=sys.stderr)

    # ---- showing

    def person_chooses(self, decision: Decision) -> None:
        self.draw_curtain(decision.player)
        self.tell_news(decision.player, self.read_until[decision.player])
        print()
        print("\n".join(self.board.lines(self.game.view(decision.player))))
        self.ask(decision)
        while not self.answer(self.read("choose_number"), decision):
            pass

    def ask(self, decision: Decision) -> None:
        print()
        print(prompt(decision, self.lang, decision.player, self.bot_names))
        for number, option in enumerate(decision.options, 1):
            print(f"{number}. {option_text(option, decision, self.lang)}")

    def draw_curtain(self, seat: str) -> None:
        """Asks one of two people to leave and the other to come, before anything is shown."""
        if len(self.people) == 2 and seat != self.looking:
            if sys.stdout.isatty():
                print("\n" * shutil.get_terminal_size().lines)
            if self.game.scene(seat).me.hand:
                print()
                if self.read("curtain", name=self.names[seat]).lower() == "q":
                    raise Quit
        self.looking = seat

    def tell_news(self, reader: str | None, start: int) -> None:
        """Prints the log from that event on."""
        events = [redact(event, reader) for event in self.game.events]
        for line in story_lines(events[start:], self.lang, reader, self.bot_names):
            print(line)
        if reader is not None:
            self.read_until[reader] = len(events)

    def start_of_last_turn(self) -> int:
        """The log of a resumed game begins with the turn before."""
        turns = [i for i, event in enumerate(self.game.events) if event.kind == "turn"]
        return turns[-2] if len(turns) > 2 else 0

    # ---- answers

    def answer(self, typed: str, decision: Decision) -> bool:
        """Carries out a line that was typed. Returns whether the game has changed, so that the next decision is due."""
        option = self.option(typed, decision)
        if option is not None:
            self.choose(option)
            return True
        match typed.lower():
            case "":
                self.ask(decision)
            case "q":
                raise Quit
            case "u":
                return self.take_back(decision.player)
            case "log":
                self.tell_news(decision.player, 0)
            case "h" | "help":
                for key in HELP:
                    self.say(key)
            case "?":
                self.explain(self.visible_cards(decision.player))
            case _ if typed.startswith("?"):
                self.explain_typed(typed[1:].strip(), decision)
            case _ if typed.isdecimal():
                self.say("bad_number", count=len(decision.options))
            case _:
                self.say("bad_input", text=typed)
        return False

    def option(self, typed: str, decision: Decision) -> Option | None:
        """Finds an option by its number, its label or its sentence."""
        options = decision.options
        if typed.isdecimal():
            return options[int(typed) - 1] if 1 <= int(typed) <= len(options) else None
        wanted = typewritten(typed).casefold()
        return next((option for option in options if wanted in (
            option.label.casefold(), typewritten(option_text(option, decision, self.lang)).casefold())), None)

    def take_back(self, seat: str) -> bool:
        """Takes back that player's last choice and everything after it."""
        players = [choice.player for choice in self.game.choices]
        if seat not in players:
            self.say("nothing_to_undo")
            return False
        self.game = self.game.undo(players[::-1].index(seat) + 1)
        self.store()
        length = len(self.game.events)
        self.read_until = {reader: min(count, length) for reader, count in self.read_until.items()}
        self.say("undone")
        return True

    # ---- cards

    def explain_typed(self, typed: str, decision: Decision) -> None:
        """Explains the card of an option, by its number, or any card by its name."""
        if typed.isdecimal() and 1 <= int(typed) <= len(decision.options):
            name = decision.options[int(typed) - 1].card or decision.source
            cards = [name] if name in self.game.catalogue.set_of else []
        else:
            cards = find_cards(typed, self.game.catalogue)
        match cards:
            case []:
                self.say("no_such_card", name=typed)
            case [name]:
                self.explain([name])
            case _:
                self.say("which_card", name=typed, cards=", ".join(card_name(card, self.lang) for card in cards))

    def explain(self, names: Iterable[str]) -> None:
        for name in names:
            print("\n".join(explanation(self.game.catalogue.card(name), self.lang)))

    def visible_cards(self, seat: str) -> list[str]:
        """Explains every card that matters now, each once."""
        scene = self.game.scene(seat)
        sides = sorted((scene.me, scene.opp), key=lambda side: side.seat)
        cards = (*scene.stage, *scene.power_row, *sides[0].play, *sides[1].play, *scene.me.hand)
        return list(dict.fromkeys(card.name for card in cards if card.name))
