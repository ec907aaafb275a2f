// A browser lets nothing sound before the first click or key; from then on it does, unless the settings say otherwise.
// The instruments are fetched only then, so that the first picture need not wait for them.
import {settings} from './settings.js';

let instruments = null;

/** Lets sounds be heard from now on, or no longer. */
export function wakeUp() {
  if (instruments) instruments.wakeUp();
  else if (settings.sound) import('./instruments.js').then(fetched => { instruments = fetched; fetched.wakeUp(); }, () => {});   // silence does no harm
}

export function play(beat) { instruments?.play(beat); }

for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, wakeUp, {once: true, capture: true});
