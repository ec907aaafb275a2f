"""English."""

from collections.abc import Sequence
from dataclasses import replace

import mindbug.words as w
from mindbug.text.language import Clause, Form, Language, Phrase, Voice, listing, printed, untold

# ---- terms

UNITS = {
    "card": ("card", "cards"),
    "life": ("life", "life"),
    "energy": ("energy", "energy"),
    "octonite": ("octonite", "octonite"),
}
KEYWORDS: dict[w.Keyword, str] = {keyword: keyword.value for keyword in w.Keyword}
KEYWORD_REMINDERS = {
    w.Keyword.FRENZY: "May attack a second time in the same turn.",
    w.Keyword.HUNTER: "May choose which enemy creature must block its attack.",
    w.Keyword.POISONOUS: "Always defeats the creature it fights.",
    w.Keyword.SNEAKY: "Can be blocked only by SNEAKY creatures.",
    w.Keyword.TOUGH: "When it would be defeated for the first time, it becomes exhausted instead.",
    w.Keyword.FAST: "May attack or use its Action in the turn it comes into play.",
}
TRIGGERS = {
    w.Trigger.PLAY: "Play",
    w.Trigger.ATTACK: "Attack",
    w.Trigger.DEFEATED: "Defeated",
    w.Trigger.HARVEST: "Harvest",
    w.Trigger.ACTION: "Action",
}
TRIGGER_REMINDERS = {
    w.Trigger.PLAY: "Happens when the creature comes into play.",
    w.Trigger.ATTACK: "Happens each time the creature attacks, before blocking.",
    w.Trigger.DEFEATED: "Happens when the creature has been defeated.",
    w.Trigger.HARVEST: "The creature loses 1 octonite at the start of your turn; when the last is gone, this happens.",
    w.Trigger.ACTION: "You may use it instead of playing a card or attacking.",
}
SEATS = {"p1": "Player 1", "p2": "Player 2", "chance": "Chance"}
FACES = {
    "+1": "+1 power",
    "+2": "+2 power",
    "+3": "+3 power",
    "energy": "1 energy",
    "energy2": "2 energy",
    "discard": "the opponent discards a card",
}

# ---- what is asked

PROMPTS: dict[str, Phrase] = {
    "action": ("Your turn: what do you do?", "{name} is choosing an action."),
    "mindbug": (
        "{rival} plays {source}. Do you use a Mindbug on it?",
        "{name} is deciding whether to use a Mindbug on {source}.",
        "{name} is deciding whether to use a Mindbug on your {source}.",
    ),
    "hunt": (
        "{source} has HUNTER: choose the creature that must block, or let {rival} decide.",
        "{name} is deciding which creature must block {source}.",
        "{name} is deciding which of your creatures must block {source}.",
    ),
    "block": (
        "{rival} attacks with {source}: do you block?",
        "{name} is deciding whether to block {source}.",
        "{name} is deciding whether to block your {source}.",
    ),
    "again": (
        "{source} has FRENZY: do you attack a second time?",
        "{name} is deciding whether to attack again with {source}.",
    ),
    "fast": (
        "{source} is FAST: do you use it right away?",
        "{name} is deciding whether to use the FAST creature {source} right away.",
    ),
    "may": ("{source}: {effect} Do you want to?", "{name} is deciding about {source}: “{effect}”"),
    "may.plain": ("Do you use the effect of {source}?", "{name} is deciding whether to use the effect of {source}."),
    "choose.defeat": ("Choose a creature to defeat{count}.", "{name} is choosing a creature to defeat{count}."),
    "choose.take_control": (
        "Choose a creature to take control of{count}.",
        "{name} is choosing a creature to take control of{count}.",
    ),
    "choose.return": (
        "Choose a creature to return to hand{count}.",
        "{name} is choosing a creature to return to hand{count}.",
    ),
    "choose.octonite": (
        "Choose a creature to put octonite on{count}.",
        "{name} is choosing a creature to put octonite on{count}.",
    ),
    "choose.trigger_play": (
        "Choose a creature whose Play effect is triggered{count}.",
        "{name} is choosing a creature whose Play effect is triggered{count}.",
    ),
    "choose.play": ("Choose a card to play{count}.", "{name} is choosing a card to play{count}."),
    "choose.recover": (
        "Choose a card to take into your hand{count}.",
        "{name} is choosing a card to take into hand{count}.",
    ),
    "choose.give": (
        "Choose a card to give to {rival}{count}.",
        "{name} is choosing a card to give to {rival}{count}.",
        "{name} is choosing a card to give to you{count}.",
    ),
    "choose.reveal": ("Choose a card to reveal{count}.", "{name} is choosing a card to reveal{count}."),
    "choose.discard": ("Choose a card to discard{count}.", "{name} is choosing a card to discard{count}."),
    "choose.steal": ("Choose a card to steal{count}.", "{name} is choosing a card to steal{count}."),
    "order": ("Several effects are waiting: which one happens next?", "{name} is choosing which effect happens next."),
    "buy": ("Do you buy a Power card?", "{name} is deciding whether to buy a Power card."),
    "buy.free": ("Choose a Power card to buy for free.", "{name} is choosing a Power card to buy for free."),
    "reroll": ("Do you roll the die again?", "{name} is deciding whether to roll the die again."),
    "reroll.two": ("Which dice do you roll again?", "{name} is deciding which dice to roll again."),
    "die": ("Which result happens first?", "{name} is choosing which result happens first."),
    "spread": (
        "You may move octonite from {source} to other creatures ({number} left).",
        "{name} is spreading the octonite of {source} ({number} left).",
    ),
    "roll": ("Die {number} is rolled.", "Die {number} is rolled."),
    "pick": ("A card is picked at random.", "A card is picked at random."),
}

# ---- what can be answered

OPTIONS = {
    "play": "Play {card}",
    "attack": "Attack with {card}",
    "act": "Use the Action of {card}",
    "mindbug": "Use a Mindbug and take {source}",
    "decline": "Do not use a Mindbug",
    "hunt": "Force {card} to block",
    "let block": "Let the opponent decide about blocking",
    "block": "Block with {card}",
    "no block": "Do not block",
    "again.attack": "Attack again with {source}",
    "again.stop": "Do not attack again",
    "fast.attack": "Attack with {source} now",
    "fast.act": "Use the Action of {source} now",
    "fast.stop": "Do nothing now",
    "yes": "Yes",
    "no": "No",
    "choose.defeat": "Defeat {card}",
    "choose.take_control": "Take control of {card}",
    "choose.return": "Return {card} to hand",
    "choose.octonite": "Put octonite on {card}",
    "choose.trigger_play": "Trigger the Play effect of {card}",
    "choose.play": "Play {card}",
    "choose.recover": "Take {card}",
    "choose.give": "Give away {card}",
    "choose.reveal": "Reveal {card}",
    "choose.discard": "Discard {card}",
    "choose.steal": "Steal {card}",
    "done": "Done",
    "discard": "Discard {card}",
    "order.resolve": "Next: {card}",
    "buy": "Buy {card}",
    "buy.free": "Buy {card} for free",
    "buy.done": "Do not buy",
    "keep": "Keep the roll",
    "reroll": "Roll again",
    "reroll first": "Roll the first die again",
    "reroll second": "Roll the second die again",
    "reroll both": "Roll both dice again",
    "die.resolve": "First: {card}",
    "put": "Put 1 octonite on {card}",
    "spread.done": "Leave the rest on {source}",
    "roll": "The die shows: {card}",
    "pick": "At random: {card}",
}

# ---- what happens

EVENTS: dict[str, Phrase] = {
    "dealt": ("You draw an opening hand of {cards}.", "{name} draws an opening hand of {cards}."),
    "start_card": ("You reveal {card} to decide who starts.", "{name} reveals {card} to decide who starts."),
    "starts.power": ("Your card has the higher power: you start.", "{name} has the higher power and starts."),
    "starts.lot": ("The lot decides: you start.", "The lot decides: {name} starts."),
    "turn": ("Turn {number}: it is your turn.", "Turn {number}: it is {name}’s turn."),
    "drew": ("You draw {card}.", "{name} draws {card}."),
    "drew_unused": ("You draw {card} from the unused pile.", "{name} draws {card} from the unused pile."),
    "played": ("You play {card}.", "{name} plays {card}."),
    "mindbugged": (
        "You use a Mindbug and take {card} (Mindbugs left: {total}).",
        "{name} uses a Mindbug and takes {card} (Mindbugs left: {total}).",
        "{name} uses a Mindbug and takes your {card} (Mindbugs left: {total}).",
    ),
    "declined": ("You use no Mindbug on {card}.", "{name} uses no Mindbug on {card}."),
    "entered": ("You put {card} into play.", "{name} puts {card} into play."),
    "attacked": ("You attack with {card}.", "{name} attacks with {card}."),
    "attacked.again": ("You attack again with {card}.", "{name} attacks again with {card}."),
    "hunted": (
        "Your {card} forces {other} to block.",
        "{name}’s {card} forces {other} to block.",
        "{name}’s {card} forces your {other} to block.",
    ),
    "blocked": (
        "You block {other} with {card}.",
        "{name} blocks {other} with {card}.",
        "{name} blocks your {other} with {card}.",
    ),
    "unblocked": ("You do not block {card}.", "{name} does not block {card}.", "{name} does not block your {card}."),
    "fought": (
        "Your {card} fights {other}.",
        "{name}’s {card} fights {other}.",
        "{name}’s {card} fights your {other}.",
    ),
    "exhausted": (
        "Your {card} is TOUGH: it becomes exhausted instead of being defeated.",
        "{name}’s {card} is TOUGH: it becomes exhausted instead of being defeated.",
    ),
    "protected": (
        "Your {card} cannot be defeated and stays in play.",
        "{name}’s {card} cannot be defeated and stays in play.",
    ),
    "defeated": ("Your {card} is defeated.", "{name}’s {card} is defeated."),
    "triggered": ("The {trigger} effect of your {card} happens.", "The {trigger} effect of {name}’s {card} happens."),
    "silenced": (
        "Because of {other}, the {trigger} effect of your {card} does not happen.",
        "Because of {other}, the {trigger} effect of {name}’s {card} does not happen.",
    ),
    "acted": ("You use the Action of {card}.", "{name} uses the Action of {card}."),
    "discarded": ("You discard {card}.", "{name} discards {card}."),
    "stolen": (
        "You steal {card} from {rival}’s hand.",
        "{name} steals {card} from {rival}’s hand.",
        "{name} steals {card} from your hand.",
    ),
    "recovered.own": (
        "You take {card} from your discard pile into your hand.",
        "{name} takes {card} from their own discard pile into their hand.",
    ),
    "recovered.opponent": (
        "You take {card} from {rival}’s discard pile into your hand.",
        "{name} takes {card} from {rival}’s discard pile into their hand.",
        "{name} takes {card} from your discard pile into their hand.",
    ),
    "returned": ("You take {card} back into your hand.", "{name} takes {card} back into their hand."),
    "given": ("You give {card} to {rival}.", "{name} gives {card} to {rival}.", "{name} gives you {card}."),
    "revealed": ("You reveal {card} from your hand.", "{name} reveals {card} from their hand."),
    "copied": ("Your {card} copies the Play effect of {other}.", "{name}’s {card} copies the Play effect of {other}."),
    "took_control": ("You take control of {card}.", "{name} takes control of {card}."),
    "life.gain": ("You gain {life} and now have {total}.", "{name} gains {life} and now has {total}."),
    "life.loss": ("You lose {life} and have {total} left.", "{name} loses {life} and has {total} left."),
    "refreshed": (
        "You turn a used Mindbug face up again (Mindbugs left: {total}).",
        "{name} turns a used Mindbug face up again (Mindbugs left: {total}).",
    ),
    "octonite.gain": ("Your {card} gets {octonite} (now {total}).", "{name}’s {card} gets {octonite} (now {total})."),
    "octonite.loss": (
        "Your {card} loses {octonite} ({total} left).",
        "{name}’s {card} loses {octonite} ({total} left).",
    ),
    "boosted": ("Your {card} has {signed} power this turn.", "{name}’s {card} has {signed} power this turn."),
    "gained": ("Your {card} has {keywords} this turn.", "{name}’s {card} has {keywords} this turn."),
    "allies_gained": (
        "All your creatures have {keywords} this turn.",
        "All of {name}’s creatures have {keywords} this turn.",
    ),
    "allies_extra_die": (
        "All your creatures roll 1 extra die this turn.",
        "All of {name}’s creatures roll 1 extra die this turn.",
    ),
    "cannot_block": ("Your creatures cannot block this turn.", "{name}’s creatures cannot block this turn."),
    "rolled": ("Your die shows: {face}.", "{name}’s die shows: {face}."),
    "rerolled": ("You roll die {number} again.", "{name} rolls die {number} again."),
    "energy.gain": ("You gain {energy} and now have {total}.", "{name} gains {energy} and now has {total}."),
    "energy.loss": ("You pay {energy} and have {total} left.", "{name} pays {energy} and has {total} left."),
    "bought": ("You buy {card} for {energy}.", "{name} buys {card} for {energy}."),
    "bought.free": ("You buy {card} for free.", "{name} buys {card} for free."),
    "power_revealed": ("{card} joins the Power row.", "{card} joins the Power row."),
    "extra_turn": ("You will take another turn after this one.", "{name} will take another turn after this one."),
}
OUTCOMES: dict[str, Phrase] = {
    "life": (
        "You win: {rival} has no life left.",
        "{name} wins: {rival} has no life left.",
        "You lose: you have no life left.",
    ),
    "no_action": (
        "You win: {rival} can neither play, attack nor act.",
        "{name} wins: {rival} can neither play, attack nor act.",
        "You lose: you can neither play, attack nor act.",
    ),
    "effect": (
        "You win the game by a card effect.",
        "{name} wins the game by a card effect.",
        "You lose: {name} wins the game by a card effect.",
    ),
    "turn_limit": (
        "You win: the turn limit is reached and you have more life.",
        "{name} wins: the turn limit is reached and {rival} has less life.",
        "You lose: the turn limit is reached and you have less life.",
    ),
    "draw": (
        "A draw: the turn limit is reached and both players have the same life.",
        "A draw: the turn limit is reached and both players have the same life.",
    ),
}

# ---- the table

UI = {
    "a_card": "a card",
    "unknown_card": "unknown card",
    "note_up_to": "(up to {number})",
    "note_optional": "(optional)",
    "note_left": "({number} to go)",
    "note_enemy": "{card} (enemy)",
    "note_pile": "{card} (from the opponent’s discard pile)",
    "you": "You",
    "opponent": "Opponent",
    "your_hand": "Your hand",
    "hand_of": "Hand of {name}",
    "in_play": "In play",
    "draw_pile": "Draw pile",
    "discard_pile": "Discard pile",
    "unused_pile": "Unused pile",
    "revealed": "Revealed to decide who starts",
    "power_row": "Power row",
    "power_deck": "Power deck",
    "power_discard": "Power discard pile",
    "life": "Life",
    "mindbugs": "Mindbugs",
    "energy": "Energy",
    "power": "Power",
    "cost": "Cost",
    "turn": "Turn {number}",
    "turn_of": "Turn {number}: {name}",
    "empty": "empty",
    "exhausted": "exhausted",
    "card_count": "{count} card|{count} cards",
    "octonite_count": "{count} octonite|{count} octonite",
    "energy_count": "{count} energy|{count} energy",
    "choose_number": "Choose a number: ",
    "help": "Type the number of your choice; h lists what else you can type.",
    "help_choose": "1, 2, 3 ...: choose by number; or as a record writes it, such as: play Lone Yeti",
    "help_explain": "? NAME: explain a card, by its name in any language or by the number of a choice",
    "help_explain_all": "?: explain all cards in play and in your hand",
    "help_log": "log: everything that has happened",
    "help_undo": "u: take back your last choice",
    "help_quit": "q: save the game and quit",
    "help_again": "Enter: ask again",
    "hint_resume": "To go on with it: {text}",
    "hint_replay": "To read it again: {text}",
    "unfinished": "The game is not over yet.",
    "against_bot": "You play against {name}.",
    "against_random": "You play against {name}, who chooses at random.",
    "player": "Player {number}",
    "hand": "Hand",
    "known_in_hand": "Known cards in hand",
    "keywords_idle": "keywords without effect",
    "labelled": "{name}: {text}",
    "curtain": "Pass the keyboard to {name}, then press Enter.",
    "thinking": "{name} is thinking…",
    "saved": "Game saved to {path}.",
    "loaded": "Game loaded from {path}.",
    "cannot_save": "The game cannot be saved to {path}: {reason}.",
    "cannot_load": "The game cannot be loaded from {path}: {reason}.",
    "bad_number": "Please enter a number from 1 to {count}.",
    "bad_input": "“{text}” is not understood.",
    "no_such_card": "There is no card called “{name}”.",
    "which_card": "Several cards match “{name}”: {cards}",
    "nothing_to_undo": "There is nothing to undo.",
    "undone": "Undone.",
    "game_over": "The game is over.",
    "play_again": "Another game? (y/n) ",
    "yes_letter": "y",
    "goodbye": "Goodbye!",
}

# ---- grammar


def do(text: str) -> Clause:
    """What "you" do: order and infinitive are the same in English."""
    return Clause(text, text)


def power(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"power {low}" if low == high else f"power {low} to {high}"
    return f"power {low} or more" if low is not None else f"power {high} or less"


class English(Language):
    code = "en"
    title = "English"
    also = "and"
    either = "or"
    then = "then"
    units = UNITS
    keywords = KEYWORDS
    keyword_reminders = KEYWORD_REMINDERS
    triggers = TRIGGERS
    trigger_reminders = TRIGGER_REMINDERS
    seats = SEATS
    faces = FACES
    prompts = PROMPTS
    options = OPTIONS
    events = EVENTS
    outcomes = OUTCOMES
    ui = UI

    # ---- creatures, cards, amounts

    def creatures(self, which: w.Creatures, form: Form, voice: Voice = Voice.YOU) -> str:
        other = "other " if which.other else ""
        owner = self.owner(which.side, voice)
        if owner:
            start = {Form.ONE: "one of ", Form.EACH: "each of ", Form.ALL: "all ", Form.MANY: ""}[form]
            return f"{start}{owner} {other}creatures{self.qualities(which, plural=True)}"
        enemy = "enemy " if which.side is w.Side.ENEMY else ""
        if form is Form.ONE:
            article = "another" if which.other else "an" if enemy else "a"
            return f"{article} {enemy}creature{self.qualities(which, plural=False)}"
        if form is Form.EACH:
            return f"each {other}{enemy}creature{self.qualities(which, plural=False)}"
        start = "all " if form is Form.ALL else ""
        return f"{start}{other}{enemy}creatures{self.qualities(which, plural=True)}"

    def up_to(self, number: int, which: w.Creatures, voice: Voice) -> str:
        if self.owner(which.side, voice):
            return f"up to {number} of {self.creatures(which, Form.MANY, voice)}"
        noun = self.creatures(which, Form.EACH if number == 1 else Form.MANY, voice)
        return f"up to {number} {noun.removeprefix('each ')}"

    def owner(self, side: w.Side, voice: Voice) -> str:
        return {w.Side.ALLIED: voice.pick("your", "their"), w.Side.ENEMY: voice.pick("", "your"), w.Side.ANY: ""}[side]

    def qualities(self, which: w.Creatures, plural: bool) -> str:
        parts = []
        if which.min_power is not None or which.max_power is not None:
            parts.append(f"with {power(which.min_power, which.max_power)}")
        if which.keywords:
            parts.append(f"with {self.keyword_list(which.keywords, self.either)}")
        if which.octonite:
            parts.append("with octonite")
        if which.trigger:
            parts.append(f"with {self.trigger_effect(which.trigger)}")
        if which.shares_keyword:
            parts.append(f"that {'share' if plural else 'shares'} a keyword with it")
        text = " " + " and ".join(parts) if parts else ""
        if not which.weakest:
            return text
        if not text:
            return " with the lowest power"
        return f"{text} that {'have' if plural else 'has'} the lowest power among these"

    def creature(self, which: w.Creatures | w.Single, voice: Voice) -> str:
        match which:
            case w.Single.THIS:
                return "this creature"
            case w.Single.VICTOR:
                return "the creature that defeated it"
            case w.Creatures():
                return self.creatures(which, Form.ONE, voice)

    def trigger_effect(self, trigger: w.Trigger) -> str:
        name = self.triggers[trigger]
        return f"{'an' if name[0] in 'AEIOU' else 'a'} {name} effect"

    def cards(self, which: w.Cards, number: int, voice: Voice) -> str:
        noun = "a card" if number == 1 else f"{number} cards"
        qualities = self.qualities(printed(which), plural=number != 1)
        pile = {
            w.Pile.OWN_HAND: voice.pick("your hand", "their hand"),
            w.Pile.OWN_DISCARD: voice.pick("your discard pile", "their discard pile"),
            w.Pile.ENEMY_DISCARD: voice.pick("the opponent’s discard pile", "your discard pile"),
            w.Pile.ANY_DISCARD: "any discard pile" if number == 1 else "any discard piles",
        }[which.pile]
        return f"{noun}{qualities} from {pile}"

    def amount(self, amount: w.Amount, unit: str, voice: Voice) -> str:
        if isinstance(amount, int):
            return "a card" if (unit, amount) == ("card", 1) else self.counted(amount, unit)
        return f"{self.counted(1, unit)} {self.for_each(amount, voice)}"

    def for_each(self, amount: w.OctoniteOn | w.CreatureCount, voice: Voice) -> str:
        match amount:
            case w.OctoniteOn(w.Creatures() as which):
                return f"for each octonite on {self.creatures(which, Form.MANY, voice)}"
            case w.OctoniteOn():
                return "for each octonite on this creature"
            case w.CreatureCount(which):
                return f"for {self.creatures(which, Form.EACH, voice)}"
            case _:
                untold(amount)

    def hand_of(self, which: w.Creatures | w.Single, voice: Voice) -> str:
        """Where a creature returns to: the hand of whoever controls it."""
        match which:
            case w.Single.THIS:
                return "your hand"
            case w.Creatures(side=w.Side.ALLIED):
                return voice.pick("your hand", "their hand")
            case w.Creatures(side=w.Side.ENEMY):
                return voice.pick("the opponent’s hand", "your hand")
            case _:
                return "its controller’s hand"

    # ---- effects

    def clause(self, effect: w.Effect, voice: Voice) -> Clause:
        your = voice.pick("your", "their")
        opponent = voice.pick("the opponent", "you")
        opponents = voice.pick("the opponent’s", "your")
        match effect:
            case w.GainLife(amount):
                return do(f"gain {self.amount(amount, 'life', voice)}")
            case w.LoseLife(w.Player.SELF, amount):
                return do(f"lose {self.amount(amount, 'life', voice)}")
            case w.LoseLife(_, amount):
                life = self.amount(amount, "life", voice)
                return Clause(f"the opponent loses {life}", f"have {opponent} lose {life}")
            case w.LoseAllLifeBut(left):
                return Clause(f"the opponent loses all life but {left}", f"have {opponent} lose all life but {left}")
            case w.MatchLife():
                return do(f"set {your} life equal to {voice.pick(opponents, 'yours')}")
            case w.StealLife(number):
                return do(f"steal {self.counted(number, 'life')} from {opponent}")
            case w.RefreshMindbug():
                return do(f"turn one of {your} used Mindbugs face up again")
            case w.ExtraTurn():
                return do("take another turn after this one")
            case w.WinGame():
                return Clause("you win the game", "win the game")
            case w.Defeat(which):
                return do(f"defeat {self.creature(which, voice)}")
            case w.DefeatAll(which):
                return do(f"defeat {self.creatures(which, Form.ALL, voice)}")
            case w.DefeatPair(first, second):
                return do(f"defeat {self.creature(first, voice)} and {self.creature(second, voice)}")
            case w.TakeControl(w.Creatures() as which, int(number)):
                return do(f"take control of {self.up_to(number, which, voice)}")
            case w.TakeControl(which):
                return do(f"take control of {self.creature(which, voice)}")
            case w.ReturnToHand(which):
                return do(f"return {self.creature(which, voice)} to {self.hand_of(which, voice)}")
            case w.PutOctonite(which, number):
                return do(f"put {self.counted(number, 'octonite')} on {self.creature(which, voice)}")
            case w.Boost(number):
                return Clause(f"this creature has {number:+d} power this turn",
                              f"give this creature {number:+d} power this turn")
            case w.GainKeywords(keywords):
                gained = self.keyword_list(keywords, self.also)
                return Clause(f"this creature has {gained} this turn", f"give this creature {gained} this turn")
            case w.AlliesGain(keywords):
                gained = self.keyword_list(keywords, self.also)
                return Clause(f"your creatures have {gained} this turn", f"give {your} creatures {gained} this turn")
            case w.AlliesExtraDie():
                return Clause("your creatures roll 1 extra die this turn (2 at most)",
                              f"have {your} creatures roll 1 extra die this turn (2 at most)")
            case w.EnemiesCannotBlock():
                enemies = self.creatures(w.Creatures(w.Side.ENEMY), Form.MANY, voice)
                return Clause(f"{enemies} cannot block this turn", f"keep {enemies} from blocking this turn")
            case w.Discard(w.Player.SELF, amount):
                return do(f"discard {self.amount(amount, 'card', voice)}")
            case w.Discard(_, amount):
                cards = self.amount(amount, "card", voice)
                return Clause(f"the opponent discards {cards}", f"have {opponent} discard {cards}")
            case w.StealCards(number):
                cards = "a random card" if number == 1 else f"{number} random cards"
                return do(f"steal {cards} from {opponents} hand")
            case w.PlayCard(which):
                return do(f"play {self.cards(which, 1, voice)}")
            case w.PlayRandom():
                return do(f"play a random card from {opponents} hand")
            case w.OpponentGives():
                return Clause("the opponent gives you a card from their hand",
                              voice.pick("have the opponent give you a card from their hand",
                                         "have you give them a card from your hand"))
            case w.PlayIt():
                return do("play it")
            case w.Recover(which, number):
                return do(f"take {self.cards(which, number, voice)} into {your} hand")
            case w.RecoverAll():
                return do(f"take {your} whole discard pile into {your} hand")
            case w.Reveal():
                return do(f"reveal a card from {your} hand")
            case w.CopyPlay():
                return do("copy its Play effect")
            case w.TriggerPlay(which):
                return do(f"trigger the Play effect of {self.creature(replace(which, trigger=None), voice)}")
            case w.DrawUnused(number):
                return do(f"draw {self.amount(number, 'card', voice)} from the unused pile")
            case w.GainEnergy(amount):
                return do(f"gain {self.amount(amount, 'energy', voice)}")
            case w.BuyFree():
                return do("buy a face-up Power card for free")
            case w.BuyTopOfDeck():
                return do("reveal the top card of the Power deck and buy it for free")
            case w.If(condition, then):
                what = self.together(then, voice)
                when = self.condition(condition, voice)
                return Clause(f"if {when}, {what.led}", f"{what.infinitive} if {when}",
                              f"{what.led} if {when}", what.tail)
            case w.May(first, then):
                what = self.together(first, voice)
                return Clause(f"you may {what.infinitive}", f"{what.infinitive} (optional)",
                              tail=what.tail + self.if_done(then, voice))
            case w.OpponentMay(first, otherwise):
                what, threat = self.together(first, voice.other), self.together(otherwise, voice.other)
                return Clause(f"the opponent may {what.infinitive}; if they do not, they must {threat.infinitive}",
                              f"let {opponent} {what.infinitive} or else {threat.infinitive}",
                              tail=what.tail + threat.tail)
            case _:
                untold(effect)

    def if_done(self, then: Sequence[w.Effect], voice: Voice) -> tuple[str, ...]:
        if not then:
            return ()
        what = self.together(then, voice)
        return voice.pick(f"If you do, {what.led}.", f"If they do, they must {what.infinitive}."), *what.tail

    def dilemma(self, do: str, otherwise: str) -> str:
        return f"You may {do}; if you do not, you must {otherwise}."

    # ---- conditions, constants

    def condition(self, condition: w.Condition, voice: Voice = Voice.YOU, this: str = "this creature") -> str:
        you = voice.pick("you", "they")
        opponent = voice.pick("the opponent", "you")
        match condition:
            case w.OwnTurn():
                return f"it is {voice.pick('your', 'their')} turn"
            case w.NotOwnTurn():
                return f"it is not {voice.pick('your', 'their')} turn"
            case w.Alone():
                return f"{this} is {voice.pick('your', 'their')} only creature"
            case w.HandAtMost(0):
                return f"{you} have no cards in hand"
            case w.HandAtMost(cards):
                return f"{you} have at most {self.counted(cards, 'card')} in hand"
            case w.OtherAllies(0):
                return f"{you} control no other creature"
            case w.OtherAllies(exactly):
                return f"{you} control exactly {exactly} other {'creature' if exactly == 1 else 'creatures'}"
            case w.NoStrongerAlly():
                return f"{you} control no creature stronger than this one"
            case w.FewerCreatures():
                return f"{you} control fewer creatures than {opponent}"
            case w.NoCreatures():
                return f"{you} control no creatures"
            case w.LowerLife():
                return f"{you} have less life than {opponent}"
            case w.NoMindbugReady():
                return f"{you} have no Mindbug left"
            case w.DefeatedInCombat():
                return f"{this} was defeated in combat"
            case w.DiscardedPower(at_least):
                return f"the discarded card has power {at_least} or more"
            case _:
                untold(condition)

    def constant(self, constant: w.Constant) -> str:
        match constant:
            case w.Has():
                return self.has(constant)
            case w.Mirrors(keywords):
                named = self.keyword_list(keywords, self.either)
                return f"while an enemy creature has {named}, this creature has it too"
            case w.UnblockableBy(which):
                return f"this creature cannot be blocked by {self.creatures(which, Form.MANY)}"
            case w.CannotBlock(which):
                return f"{self.creatures(which, Form.MANY)} cannot block"
            case w.CannotAttack(which):
                return f"{self.creatures(which, Form.MANY)} cannot attack"
            case w.CannotHunt(which):
                return f"this creature cannot force {self.creatures(which, Form.MANY)} to block"
            case w.CannotBeDefeated(which):
                return f"{self.creatures(which, Form.MANY)} cannot be defeated"
            case w.Silences(trigger):
                return f"the opponent’s {self.triggers[trigger]} effects do not happen"
            case w.KeywordsIdle(which):
                return f"the keywords of {self.creatures(which, Form.MANY)} have no effect"
            case w.ExtraReroll():
                return "whenever you roll dice, you may reroll one more time"
            case w.ExtraDie(which):
                return f"{self.creatures(which, Form.MANY)} roll 1 extra die when attacking (2 at most)"
            case _:
                untold(constant)

    def has(self, constant: w.Has) -> str:
        this = constant.to is w.Single.THIS
        subject = "this creature has" if isinstance(constant.to, w.Single) else (
            f"{self.creatures(constant.to, Form.MANY)} have")
        gifts = [self.keywords[keyword] for keyword in constant.keywords]
        if not isinstance(constant.power, int):
            gifts.append(f"+1 power {self.for_each(constant.power, Voice.YOU)}")
        elif constant.power:
            gifts.insert(0, f"{constant.power:+d} power")
        match constant.when:
            case None:
                when = ""
            case w.OwnTurn():
                when = " during your turn"
            case condition:
                when = f" while {self.condition(condition, this='it' if this else 'this creature')}"
        return f"{subject} {listing(gifts, self.also)}{when}"

    def octonite(self, amount: int, charge: bool) -> str:
        start = f"comes into play with {self.counted(amount, 'octonite')}"
        if not charge:
            return start
        return f"{start}, which you may {'put on another creature' if amount == 1 else 'spread over any creatures'}"

    def dice(self, icons: int) -> str:
        return f"rolls {icons} {'die' if icons == 1 else 'dice'} when attacking"
