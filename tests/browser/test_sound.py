"""Sounds: a browser makes every sample of silence too, which costs battery; so the instruments rest in between."""

from mindbug.web.html.templating import static
from tests.browser.conftest import NewPerson
from tests.browser.person import Person

KEEP_THE_CONTEXT = """{
  const Context = window.AudioContext;
  window.AudioContext = class extends Context { constructor() { super(); window.audio = this; window.waves = 0; }
    createOscillator() { window.waves++; return super.createOscillator(); } };
}"""
PLAY = f"async () => (await import('{static('instruments.js')}')).play({{kind: 'turn', side: 'me'}})"


def wait_for(person: Person, state: str) -> None:
    """The browser's audio thread tells a moment later; the page's own clock stands still."""
    person.page.evaluate("""state => new Promise(done => {
      const look = () => { if (window.audio?.state === state) done(); else window.nextFrame(look); };
      look();
    })""", state)


def test_the_instruments_rest_after_some_seconds_of_silence_and_wake_for_the_next_beat(new_person: NewPerson) -> None:
    person: Person = new_person(calm=False)
    person.page.add_init_script(KEEP_THE_CONTEXT)
    person.go("/learn/block")
    person.wait_for_rest()
    person.page.clock.install()
    person.page.clock.pause_at("2100-01-01")
    person.press(person.page.locator("#turn"))
    wait_for(person, "running")
    person.page.evaluate(PLAY)
    assert person.sees("window.waves > 0")
    person.page.clock.run_for(5000)
    assert person.sees("audio.state === 'running'"), "the longest phrase and its echo would be cut off"
    person.page.clock.run_for(1100)
    wait_for(person, "suspended")
    before = person.page.evaluate("window.waves")
    person.page.evaluate(PLAY)
    assert person.sees(f"audio.state === 'running' && window.waves > {before}")
