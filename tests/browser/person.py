"""Somebody who plays in a real browser: presses what is to be seen, or uses the keyboard alone."""

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    ElementHandle,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
)

from mindbug.text import LANGUAGES, say

AT_REST = "document.documentElement.dataset.state === 'idle'"
ASKED = f"{AT_REST} && !!document.querySelector('#table [name=label], #ending, #do-uncover')"
"""The picture is at rest, and there is something to be done."""
NOTE_PRESSES = """{
  window.answers = 0;
  document.addEventListener('submit', () => { window.answers++; }, true);
  window.aim = null;
  window.addEventListener('click', event => {
    const meant = window.aim?.control.contains(event.target) || document.getElementById('sheet')?.open;
    if (window.aim) window.aim.hit ??= meant ? 'control' : event.target.outerHTML;
  }, true);
  window.nextFrame = requestAnimationFrame.bind(window);  // a test may let the page's own clock stand still
}"""
"""The number of choices sent, and what the last press has met. On a busy machine a tap may become a long press, which
shows a sheet, and by the time of the click that may lie under the finger."""
ONE_OF_THEM = """chance => {
  const controls = document.querySelectorAll('#table [name=label]');
  return controls[Math.floor(chance * controls.length)];
}"""
LONGEST_GAME = 600
NEARLY_NOTHING = "/manifest.webmanifest"
PATIENCE = 120_000  # milliseconds; machines that run tests are busy
LOOK_AT = """async control => {
  await document.fonts.ready;  // a font that comes late moves everything
  control.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const box = control.getBoundingClientRect(), places = [.5, .3, .7, .15, .85, .05, .95];
  for (const across of places) for (const down of places) {
    const x = box.left + box.width * across, y = box.top + box.height * down;
    if (control.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
"""A place where nothing lies over the control: the cards of a hand overlap."""
AIM = f"""async control => {{
  window.aim = {{control, hit: null}};
  return ({LOOK_AT})(control);
}}"""
AIM_AT_REST = f"""async control => {{
  const flies = () => document.getAnimations().some(each => each.playState === 'running'
    && each.timeline === document.timeline && each.effect?.getTiming().iterations === 1);
  const place = () => {{ const box = control.getBoundingClientRect(); return `${{box.x}} ${{box.y}} ${{box.width}}`; }};
  const frame = () => new Promise(window.nextFrame);
  const enough = performance.now() + 10000;
  for (let before = null; before !== place() || flies() && performance.now() < enough; await frame()) before = place();
  return ({AIM})(control);
}}"""
"""For a page on which things move: nobody can press what flies or lies under something that does."""


def beyond(seq: int) -> str:
    return f"document.getElementById('table').dataset.seq > {seq}"


CALM = """try {
  localStorage.setItem('mindbug-speed', 'instant');
  localStorage.setItem('mindbug-sound', 'off');
} catch {}"""
"""For a page on which nothing moves, and every picture is there at once. It is silent: sounds, of which a browser makes
every sample whether something is heard or not, are for those who see every beat."""
NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""So it is where a page comes without encryption. Every file takes twice the work if it comes through a worker."""
HURRY = """{
  const later = window.setTimeout, move = Element.prototype.animate;
  window.setTimeout = (what, ms, ...more) => later(what, ms >= 500 && ms <= 5000 ? ms / 25 : ms, ...more);
  Element.prototype.animate = function(frames, options) {
    return Object.assign(move.call(this, frames, options), {playbackRate: 25});
  };
}"""
"""For a page that shows every beat, in a small part of the time."""


@dataclass(frozen=True)
class Screen:
    width: int
    height: int
    touch: bool = False


DESK = Screen(1440, 900)
PHONE = Screen(390, 844, touch=True)


class Person:
    def __init__(self, browser: Browser, address: str, *, screen: Screen = DESK, lang: str = "en", calm: bool = True,
                 worker: bool = True, seed: int = 0) -> None:
        """`worker`: whether the browser keeps files with a service worker."""
        self.context = browser.new_context(
            viewport={"width": screen.width, "height": screen.height}, has_touch=screen.touch, is_mobile=screen.touch,
            locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}[lang],
            reduced_motion="reduce" if calm else "no-preference")
        assert lang in LANGUAGES
        if calm:
            self.context.add_init_script(CALM)
        if not worker:
            self.context.add_init_script(NO_WORKER)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.add_init_script(NOTE_PRESSES)
        self.address = address
        self.calm = calm
        self.lang = lang
        self.screen = screen
        self.seed = seed
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        """The number of choices of each kind."""
        self.heard: list[str] = []
        """Every message of the server."""
        self.problems: list[str] = []
        self.page.on("console", self._note_console)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("requestfailed", self._note_failure)
        self.page.on("websocket", self._listen)

    def leave(self) -> None:
        self.context.close()

    def forget(self) -> None:
        """Forgets everything, to begin anew in the same browser. It stays at the server, since a browser begins a new
        process for a page from elsewhere."""
        self.page.goto(self.address + NEARLY_NOTHING)
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.context.clear_cookies()
        self.page.set_viewport_size({"width": self.screen.width, "height": self.screen.height})
        self.chance = random.Random(self.seed)
        for memory in (self.done, self.heard, self.problems):
            memory.clear()

    def _note_console(self, message: ConsoleMessage) -> None:
        """Browsers say there, too, if an answer is a refusal, be it a page or a part of one."""
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.text} {message.location['url']}".strip())

    def _note_failure(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # what was on its way when the page was left
            self.problems.append(f"{request.failure} {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda message: self.heard.append(str(message)))

    # ---- before the game

    def go(self, path: str) -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def open_game(self, opponent: str = "bot", sets: str = "first_contact") -> None:
        """Against the bot that plays at random, so that the games of the tests are short."""
        self.go("/")
        form = self.page.locator("#new-game")
        form.locator(f"label:has([value={opponent}])").click()
        if opponent == "bot":
            form.locator(".for-bot label:has([name=level][value=random])").click()
        for ticked in form.locator("[name=sets]").all():
            if ticked.is_checked() != (ticked.input_value() == sets):
                form.locator(f"label:has([value={ticked.input_value()}])").click()
        with self.page.expect_navigation():
            self.press(form.locator("#start-game"))
        self.wait_for_rest()

    # ---- what is to be seen

    @property
    def game(self) -> str:
        return self.page.url.partition("?")[0].rpartition("/")[2]

    @property
    def over(self) -> bool:
        return self.sees("!!document.getElementById('ending')")

    @property
    def asked(self) -> bool:
        return self.sees(f"{ASKED} && !document.getElementById('ending')")

    @property
    def seq(self) -> int:
        return int(self.page.evaluate("document.getElementById('table').dataset.seq"))

    def sees(self, condition: str) -> bool:
        found: bool = self.page.evaluate(condition)
        return found

    def wait_until(self, condition: str) -> Any:
        """Returns what the condition gives when it is true. What passes by may be missed.

        Playwright's own way needs `eval`, which the content policy forbids.
        """
        return self.page.evaluate(f"""() => new Promise((done, fail) => {{
          const look = () => {{ const found = {condition}; if (found) done(found); else setTimeout(look, 5); }};
          setTimeout(() => fail(Error({condition!r})), {PATIENCE});
          look();
        }})""")

    def note(self, selector: str) -> None:
        """From now on keeps everything that stands there, for `wait_for_noted`: from outside one may come too late."""
        self.page.evaluate("""selector => {
          window.noted = [];
          new MutationObserver(() => { noted.push(document.querySelector(selector)?.outerHTML ?? ''); }).observe(
            document.body, {childList: true, subtree: true, attributes: true, characterData: true});
        }""", selector)

    def wait_for_noted(self, *parts: str) -> None:
        """Waits until all of these stood there at the same time."""
        self.wait_until(f"noted.some(html => {list(parts)!r}.every(part => html.includes(part)))")

    def wait_for_rest(self) -> None:
        self.wait_until(AT_REST)

    def wait(self) -> bool:
        """Waits until there is something to be done. Returns whether the game is over."""
        return bool(self.wait_until(f"{ASKED} && (document.getElementById('ending') ? 'over' : 'asked')") == "over")

    def wait_beyond(self, seq: int) -> None:
        self.wait_until(beyond(seq))

    def picture(self) -> str:
        """Everything that is written on the table, and where every card lies."""
        cards: list[str] = self.page.locator("#table .slot").evaluate_all(
            "slots => slots.map(slot => `${slot.closest('[data-zone]')?.id} ${slot.id} ${slot.innerText}`)")
        return "\n".join([self.page.locator("#table").inner_text(), *cards])

    def html(self) -> str:
        """The whole page but what is printed about a card that is looked at: its rulings name other cards."""
        found: str = self.page.evaluate("""() => {
          const page = document.documentElement.cloneNode(true);
          for (const about of page.querySelectorAll(':is(#inspect dl, #sheet dl, #sheet .more)')) about.remove();
          return page.outerHTML;
        }""")
        return found

    def check_ending(self) -> None:
        said = self.page.locator("#ending h2").inner_text()
        assert said in {say(key, self.lang) for key in ("won", "lost", "is_draw")}

    # ---- with eyes and hand

    def play_on(self, choices: int = LONGEST_GAME) -> None:
        """Plays until the game is over, or for that many choices."""
        for _ in range(choices):
            if self.wait():
                return
            self.choose()
        assert choices < LONGEST_GAME, "the game does not end"

    def choose(self) -> None:
        """Something of what can be chosen."""
        before, covered = self.page.evaluate(
            "[Number(document.getElementById('table').dataset.seq), !!document.getElementById('do-uncover')]")
        if covered:
            self.press(self.page.locator("#do-uncover"))
            self.wait_until("!document.getElementById('do-uncover')")
            return
        control = self.page.evaluate_handle(ONE_OF_THEM, self.chance.random()).as_element()
        assert control is not None, "there is nothing to be chosen"
        self.press_choice(control)
        self.wait_beyond(before)

    def press_choice(self, control: ElementHandle) -> None:
        """A touch answers at once; but a turn action, and a finger that stays too long, shows the card first."""
        label, answers = control.evaluate("control => [control.value, window.answers]")
        answered = f"window.answers > {answers} && 'answered'"
        shown = "document.getElementById('sheet')?.open && 'shown'"
        self.press(control)
        found = self.wait_until(f"{answered} || {shown} || document.querySelector('#table [data-armed]') && 'armed'")
        if found == "armed":  # it loses the game, and is asked for twice
            self.press(control)
            found = self.wait_until(f"{answered} || {shown}")
        if found == "shown":
            self.press(self.page.locator("#sheet .btn.main").first)
        self.done[label.partition(" ")[0]] += 1

    def press(self, control: Locator | ElementHandle) -> None:
        """Returns when the page has got the press: a tap is a click only when the browser has recognised it."""
        point = control.evaluate(AIM if self.calm else AIM_AT_REST)
        assert point is not None, f"nobody can see {control.evaluate('control => control.outerHTML')[:300]}"
        if self.screen.touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        try:
            hit = self.wait_until("window.aim ? window.aim.hit : 'another page'")
        except Error as problem:
            if "context was destroyed" not in str(problem):
                raise
            return  # it was a link
        assert hit in ("control", "another page"), f"the press has met {hit[:300]}"

    # ---- by keyboard alone

    def tab_to(self, selector: str, stops: int = 150) -> None:
        for _ in range(stops):
            self.page.keyboard.press("Tab")
            if self.focused(selector):
                return
        raise AssertionError(f"the Tab key does not lead to {selector}")

    def focused(self, selector: str) -> bool:
        found: bool = self.page.evaluate("selector => document.activeElement.matches(selector)", selector)
        return found

    def choose_by_keys(self) -> None:
        """Chooses by a number where a question is asked, else with the arrows or the Tab key and Enter."""
        before = self.seq
        answers = self.page.locator("#table [data-key]").count()
        if answers and self.chance.random() < 0.5:
            key = self.page.locator("#table [data-key]").nth(self.chance.randrange(answers)).get_attribute("data-key")
            self.page.keyboard.press(key or "")
            if self.sees("!!document.querySelector('[data-armed]')"):
                self.page.keyboard.press(key or "")
        else:
            way = self.chance.choice(("Tab", "Shift+Tab", "ArrowRight", "ArrowDown"))
            for _ in range(self.chance.randint(0, 6)):
                self.page.keyboard.press(way)
            if not self.focused("#table [name=label]"):
                self.tab_to("#table [name=label]")
            assert self.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none", "unseen focus"
            self.page.keyboard.press("Enter")
            if self.sees("!!document.querySelector('[data-armed]')"):
                self.page.keyboard.press("Enter")
        self.wait_beyond(before)
