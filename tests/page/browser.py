"""A person at the table, in a real browser: clicks, taps or types what is to be seen."""

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Position, Response, sync_playwright

CHROMIUM = next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), "")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AT_REST = "html[data-state=idle]:has([name=label], #ending, #do-uncover)"
PATIENCE = 30_000
LONGEST_GAME = 400


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Person:
    def __init__(self, browser: Browser, address: str, size: dict[str, int] = DESK, lang: str = "en", *,
                 still: bool = True, seed: int = 0) -> None:
        context = browser.new_context(viewport={"width": size["width"], "height": size["height"]}, locale=lang,
                                      reduced_motion="reduce" if still else "no-preference",
                                      has_touch=size is PHONE, is_mobile=size is PHONE)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.address = address
        self.phone = size is PHONE
        self.chance = random.Random(seed)
        self.problems: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(message.text)

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"{response.status} {response.url}")

    # ---- before the game

    def begin(self, opponent: str = "bot", level: str = "random", sets: str = "first_contact") -> None:
        self.page.goto(self.address)
        self.page.locator(f"label:has([name=opponent][value={opponent}])").click()
        if opponent == "bot":
            self.page.locator(f"label:has([name=level][value='{level}'])").click()
        if sets != "first_contact":
            self.page.locator("label:has([name=sets][value=first_contact])").click()
            self.page.locator(f"label:has([name=sets][value={sets}])").click()
        self.page.locator("#start-game").click()
        self.page.wait_for_selector("html[data-state=idle]", state="attached")

    # ---- at the table

    @property
    def over(self) -> bool:
        return self.page.locator("#ending").count() > 0

    @property
    def seq(self) -> str:
        return self.page.locator("#table").get_attribute("data-seq") or ""

    def wait(self) -> None:
        self.page.wait_for_selector(AT_REST, state="attached")

    def asked(self) -> bool:
        return self.page.locator(AT_REST).count() > 0

    def choose(self) -> None:
        """Something, as eyes and hand would."""
        curtain = self.page.locator("#do-uncover")
        if curtain.count():
            curtain.click()
            self.page.wait_for_selector("#do-uncover", state="detached")
            return
        controls = self.page.locator("[name=label]")
        self.press(controls.nth(self.chance.randrange(controls.count())))

    def press(self, control: Locator) -> None:
        before = self.seq
        in_hand = control.locator("xpath=ancestor::ul[contains(@class,'hand')]").count() > 0
        is_card = "card" in (control.get_attribute("class") or "").split()
        # cards of a hand overlap: press where this one is on top
        where: Position | None = {"x": 16, "y": 80} if in_hand else None
        if self.phone:
            control.tap(position=where)
        else:
            control.click(position=where)
        if self.phone and is_card:
            self.page.locator("#sheet .btn.main").first.click()
        self.page.wait_for_selector(f"#table:not([data-seq='{before}'])", state="attached")

    def choose_by_keys(self) -> None:
        """With the Tab key to something that can be chosen, then Enter; numbers answer questions."""
        before = self.seq
        answers = self.page.locator("#prompt [name=label]")
        if answers.count() and self.chance.random() < 0.5:
            self.page.keyboard.press("1")
        else:
            for _ in range(self.chance.randrange(1, 4) + 60):
                self.page.keyboard.press("Tab")
                if self.page.evaluate("document.activeElement?.name === 'label'"):
                    break
            self.page.keyboard.press("Enter")
        self.page.wait_for_selector(f"#table:not([data-seq='{before}'])", state="attached")
