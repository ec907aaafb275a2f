// The review: the table after every choice, with both hands open; a slider, buttons and arrow keys.
/* global Idiomorph */
import {openSheet, taps, watchCards} from './look.js';

const $ = id => document.getElementById(id);
const {lines, frames} = JSON.parse($('frames').content.textContent);
const slider = $('scrubber'), last = frames.length - 1;
let at = -1;

function show(step) {
  step = Math.min(last, Math.max(0, step));
  if (step === at) return;
  at = step;
  Idiomorph.morph($('root'), frames[step].map(line => lines[line]).join('\n'), {morphStyle: 'innerHTML'});
  slider.value = step;
  $('step').value = $('step').dataset.text.replace('{number}', step).replace('{count}', last);
  $('loglist').scrollTop = $('loglist').scrollHeight;
  history.replaceState(null, '', '#' + step);
}

const STEPS = {first: () => 0, back: () => at - 1, on: () => at + 1, last: () => last};
const KEYS = {ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last'};

slider.max = last;
slider.addEventListener('input', () => show(Number(slider.value)));
document.addEventListener('click', event => {
  const button = event.target.closest('[data-step]'), slot = event.target.closest('#table .slot[data-card]');
  if (button) show(STEPS[button.dataset.step]());
  else if (slot && taps()) openSheet(slot);
});
document.addEventListener('keydown', event => {
  if (!(event.key in KEYS) || event.target === slider || event.target.closest('dialog')) return;
  show(STEPS[KEYS[event.key]]());
  event.preventDefault();
});
watchCards();
show(location.hash ? Number(location.hash.slice(1)) || 0 : last);
