// Speed and sound: what this browser prefers.
const reduce = matchMedia('(prefers-reduced-motion: reduce)');
const RATES = {slow: .6, normal: 1, fast: 2, instant: Infinity};
const USUAL_VOLUME = 60;

export const remembered = key => { try { return localStorage.getItem('mindbug-' + key); } catch { return null; } };
export const remember = (key, value) => { try { localStorage.setItem('mindbug-' + key, value); } catch { /* private window */ } };

export const settings = {
  get speed() { const said = remembered('speed'); return said in RATES ? said : 'normal'; },
  set speed(name) { remember('speed', name); },
  get rate() { return RATES[this.speed]; },
  /** Whether nothing may move: beats and captions keep their pace. */
  get still() { return reduce.matches; },
  get sound() { return remembered('sound') !== 'off'; },
  /** From 0 to 1. */
  get volume() { const said = Number(remembered('volume') ?? USUAL_VOLUME); return (said >= 0 && said <= 100 ? said : USUAL_VOLUME) / 100; },
};

export function showSettings(menu, onSound) {
  for (const radio of menu.querySelectorAll('[name=speed]')) {
    radio.checked = radio.value === settings.speed;
    radio.addEventListener('change', () => { settings.speed = radio.value; });
  }
  const sound = menu.querySelector('#sound'), volume = menu.querySelector('#volume');
  if (!sound) return;
  sound.checked = settings.sound;
  volume.value = settings.volume * 100;
  sound.addEventListener('change', () => { remember('sound', sound.checked ? 'on' : 'off'); onSound(); });
  volume.addEventListener('change', () => { remember('volume', volume.value); onSound(); });
}
