// Movement: everything flies to its place. Whoever prefers less motion sees the same states, without the flights.
import {settings} from './settings.js';

// where a card comes from that was not to be seen before
const ORIGIN = {'me-hand': 'deck-me', 'opp-hand': 'deck-opp', 'me-play': 'z-me-hand', 'me-discard': 'z-me-hand',
  stage: 'hand-opp', 'opp-play': 'hand-opp', 'opp-discard': 'hand-opp', power: 'deck-power'};
const EASE = 'cubic-bezier(.2,.9,.25,1.04)';

export const middle = el => { const r = el.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
export const moves = () => settings.rate !== Infinity && !settings.still && !document.hidden;

/** Moves something for a while; the promise is kept when it is over. */
export function animate(el, frames, ms, options = {}) {
  if (!el || !moves()) return Promise.resolve();
  const {delay = 0, ...rest} = options;
  return el.animate(frames, {duration: ms / settings.rate, delay: delay / settings.rate, easing: 'cubic-bezier(.3,.9,.3,1)', ...rest}).finished.catch(() => {});
}

/** Lets an element come from where something else was. */
export function comeFrom(el, was, ms = 450) {
  const now = el.getBoundingClientRect();
  if (!was?.width || !now.width) return Promise.resolve();
  const dx = was.left + was.width / 2 - now.left - now.width / 2, dy = was.top + was.height / 2 - now.top - now.height / 2;
  if (Math.hypot(dx, dy) < 1) return Promise.resolve();
  el.style.zIndex = 20;
  return animate(el, [{transform: `translate(${dx}px,${dy}px) scale(${Math.min(1.6, was.width / now.width)})`}, {transform: 'none'}], ms, {easing: EASE}).then(() => { el.style.zIndex = ''; });
}

export const shake = (el, n = 7, delay = 0) => animate(el, [0, -n, n, -n * .6, n * .6, 0].map(x => ({transform: `translateX(${x}px)`})), 340, {delay});
export const pop = (el, delay = 0) => animate(el, [{scale: .3, opacity: 0}, {scale: 1.12, opacity: 1}, {scale: 1}], 280, {delay, fill: 'backwards'});

const zone = el => el.closest('[data-zone]')?.dataset.zone;
const places = () => new Map([...document.querySelectorAll('#table .zone>.slot')].map(el => [el.id, {rect: el.getBoundingClientRect(), zone: zone(el)}]));

/** Renews the picture; what lies elsewhere now flies there. */
export async function fly(update) {
  if (!moves()) return update();
  const old = places(), rects = Object.fromEntries(Object.values(ORIGIN).map(id => [id, document.getElementById(id)?.getBoundingClientRect()]));
  update();
  const flights = [];
  for (const [id, now] of places()) {
    const el = document.getElementById(id), before = old.get(id);
    const was = before?.rect.width ? before.rect : el.dataset.card || now.zone.endsWith('hand') ? rects[ORIGIN[now.zone]] : null;
    if (was) flights.push(comeFrom(el, was, before?.zone === now.zone ? 300 : 450));
  }
  await Promise.all(flights);
}
