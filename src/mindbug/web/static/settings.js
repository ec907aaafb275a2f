// Speed and sound: what this browser prefers.
const reduce = matchMedia('(prefers-reduced-motion: reduce)');
const RATES = {slow: .6, normal: 1, fast: 2, instant: Infinity};

const stored = key => { try { return localStorage.getItem('mindbug-' + key); } catch { return null; } };
const store = (key, value) => { try { localStorage.setItem('mindbug-' + key, value); } catch { /* private window */ } };

export const settings = {
  get speed() { const said = stored('speed'); return said in RATES ? said : reduce.matches ? 'instant' : 'normal'; },
  get rate() { return RATES[this.speed]; },
  get sound() { return stored('sound') === 'on'; },
};

export function showSettings(menu, onSound) {
  for (const radio of menu.querySelectorAll('[name=speed]')) {
    radio.checked = radio.value === settings.speed;
    radio.addEventListener('change', () => store('speed', radio.value));
  }
  const sound = menu.querySelector('#sound');
  sound.checked = settings.sound;
  sound.addEventListener('change', () => { store('sound', sound.checked ? 'on' : 'off'); if (sound.checked) onSound(); });
}
