// Every step is shown, one after the other: effects on the old picture, the change with everything flying to its place,
// effects on the new picture. Faster when behind; far behind, jump to the last: each step is a whole view.
import {after, animate, before, calm, gathered, setHurry} from './fx.js';
import {play} from './sound.js';

const FAR_BEHIND = 12;
const queue = [];
let busy = false;

// where a card comes from that was not to be seen before
const ORIGIN = {'me-hand': 'deck-me', 'opp-hand': 'deck-opp', 'me-play': 'z-me-hand', 'me-discard': 'z-me-hand',
  stage: 'z-opp-hand', 'opp-play': 'z-opp-hand', 'opp-discard': 'z-opp-hand', power: 'deck-power'};

export const idle = () => !busy;

export async function enqueue(events, update) {
  queue.push({events, update});
  if (busy) return;
  busy = true;
  while (queue.length) {
    if (queue.length > FAR_BEHIND || document.hidden) queue.splice(0, queue.length - 1);
    const step = queue.shift();
    setHurry(queue.length);
    await show(step);
  }
  busy = false;
}

async function show({events, update}) {
  events.forEach(event => play(event));
  if (calm()) return update();
  const told = gathered(events);
  for (const event of told) await before[event.t]?.(event);
  await fly(update);
  for (const event of told) await after[event.t]?.(event);
}

const zone = el => el.closest('[data-zone]')?.dataset.zone;
const places = () => new Map([...document.querySelectorAll('#table .zone>.slot, .stage>.slot')].map(el => [el.id, {rect: el.getBoundingClientRect(), zone: zone(el)}]));

async function fly(update) {
  const old = places(), rects = Object.fromEntries(Object.values(ORIGIN).map(id => [id, document.getElementById(id)?.getBoundingClientRect()]));
  update();
  const flights = [];
  for (const [id, now] of places()) {
    const el = document.getElementById(id), was = old.get(id)?.rect ?? (el.dataset.card || now.zone.endsWith('hand') ? rects[ORIGIN[now.zone]] : null);
    if (!was || !was.width || !now.rect.width) continue;
    const dx = was.left + was.width / 2 - now.rect.left - now.rect.width / 2, dy = was.top + was.height / 2 - now.rect.top - now.rect.height / 2;
    if (Math.hypot(dx, dy) < 1) continue;
    const far = old.get(id)?.zone !== now.zone;
    if (far) el.style.zIndex = 20;
    if (!old.has(id) && el.dataset.card) animate(el.firstElementChild, [{transform: 'perspective(900px) rotateY(-90deg)'}, {transform: 'none'}], 420);
    const scale = old.has(id) ? was.width / now.rect.width : .7;
    flights.push(animate(el, [{transform: `translate(${dx}px,${dy}px) scale(${scale})`}, {transform: 'none'}], far ? 460 : 300, {easing: 'cubic-bezier(.2,.9,.25,1.06)'}).then(() => { el.style.zIndex = ''; }));
  }
  await Promise.all(flights);
}
