// Effects: what happens is seen. Those that need the old picture run before it changes, the others after it.
import {settings} from './settings.js';

const $ = id => document.getElementById(id);
const layer = $('fx');
const words = JSON.parse(document.body.dataset.words);
let hurry = 1;                                             // above 1 while more is waiting

export const setHurry = waiting => { hurry = 1 + waiting * .5; };
const rate = () => settings.rate * hurry;
export const calm = () => !layer || settings.rate === Infinity || document.hidden;
export const animate = (el, frames, ms, options = {}) =>
  el.animate(frames, {duration: ms / rate(), easing: 'cubic-bezier(.3,.9,.3,1)', ...options}).finished.catch(() => {});
export const wait = ms => new Promise(done => setTimeout(done, ms / rate()));
export const middle = el => { const r = el.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
const facing = side => side === 'me' ? 'opp' : 'me';

/** The card of that name: where it is in play, else on the stage, else anywhere on that side. */
function find(name, side) {
  if (!name) return null;
  const named = `.slot[data-card="${CSS.escape(name)}"]`;
  return document.querySelector(`#z-${side}-play ${named}.is-attacking, #z-${side}-play ${named}`)
    ?? document.querySelector(`#z-stage ${named}`) ?? document.querySelector(`.side.${side} ${named}`);
}

function add(className, html = '') {
  const el = document.createElement('div');
  el.className = className;
  el.innerHTML = html;
  layer.append(el);
  return el;
}

function at(el, [x, y]) { el.style.left = x + 'px'; el.style.top = y + 'px'; return el; }

function burst(point, hue = 45) {
  const rays = Array.from({length: 14}, (_, i) => {
    const a = i * Math.PI / 7, r = 70 + (i % 3) * 16, p = (radius, angle) => `${110 + radius * Math.cos(angle)} ${110 + radius * Math.sin(angle)}`;
    return `<path d="M${p(34, a - .1)}L${p(r, a)}L${p(34, a + .1)}Z"/>`;
  }).join('');
  const el = at(add('burst', `<svg viewBox="0 0 220 220" fill="hsl(${hue} 100% 68%)" stroke="#150f2b" stroke-width="3"><circle cx="110" cy="110" r="38" fill="#fff"/>${rays}</svg>`), point);
  return animate(el, [{scale: .2, opacity: 1}, {scale: 1.15, opacity: 1, offset: .5}, {scale: 1.35, rotate: '20deg', opacity: 0}], 420).then(() => el.remove());
}

function float(text, point, className = '') {
  const el = at(add('float ' + className), point);
  el.textContent = text;
  return animate(el, [{scale: .4, opacity: 0}, {scale: 1.25, opacity: 1, offset: .25}, {translate: '-50% -170%', opacity: 0}], 950).then(() => el.remove());
}

function banner(text) {
  const el = add('banner');
  el.textContent = text;
  return animate(el, [{opacity: 0, translate: '-8% -50%'}, {opacity: 1, translate: '0 -50%', offset: .22}, {opacity: 1, translate: '0 -50%', offset: .72}, {opacity: 0, translate: '8% -50%'}], 950).then(() => el.remove());
}

const shake = (el, n = 8) => animate(el, [0, -n, n, -n * .6, n * .6, 0].map(x => ({transform: `translateX(${x}px)`})), 320);
const pulse = (el, colour) => animate(el, [{filter: 'none', scale: 1}, {filter: `drop-shadow(0 0 18px ${colour}) brightness(1.25)`, scale: 1.07}, {filter: 'none', scale: 1}], 420);

async function lunge(el, [tx, ty], k = .7) {
  const [x, y] = middle(el), dx = (tx - x) * k, dy = (ty - y) * k;
  const there = `translate(${dx}px,${dy}px) scale(1.12)`;
  el.style.zIndex = 9;
  await animate(el, [{transform: 'none'}, {transform: `translate(${-dx * .12}px,${-dy * .12}px) scale(1.08)`, offset: .35}, {transform: there}], 380, {easing: 'cubic-bezier(.6,0,.9,.4)'});
  return () => animate(el, [{transform: there}, {transform: 'none'}], 300).then(() => { el.style.zIndex = ''; });
}

async function strike(el, target, hue) {
  const point = middle(target), back = await lunge(el, point);
  burst(point, hue);
  shake(target, 12);
  shake($('table'), 4);
  await back();
}

async function dice(faces) {
  const el = add('rolling', faces.map(face => `<img src="/art/die/${encodeURIComponent(face)}.svg" alt="">`).join(''));
  await Promise.all([...el.children].map((die, i) => animate(die, [{translate: `0 ${i ? -60 : 60}vh`, rotate: '0deg', scale: .6}, {translate: '0 -3vh', rotate: `${i ? -700 : 700}deg`, offset: .7}, {translate: '0 0', rotate: `${i ? -720 : 720}deg`, scale: 1}], 900, {fill: 'forwards', delay: i * 80})));
  await wait(650);
  el.remove();
}

/** The heart of the game. */
async function mindbug(card) {
  const el = add('moment', '<img src="/art/mindbug/mindbug.svg" alt=""><b></b>');
  el.lastChild.textContent = words.mindbug_moment;
  animate(el, [{opacity: 0}, {opacity: 1, offset: .18}, {opacity: 1, offset: .8}, {opacity: 0}], 1500, {fill: 'forwards'});
  animate(el.lastChild, [{scale: .2, opacity: 0}, {scale: 1.2, opacity: 1, offset: .35}, {scale: 1, opacity: 1}], 800);
  await animate(el.firstChild, [{scale: .2, rotate: '-25deg'}, {scale: 1.15, rotate: '6deg', offset: .4}, {scale: 1, rotate: '-3deg', offset: .7}, {scale: 1.5, opacity: 0}], 1450);
  el.remove();
  if (card) { burst(middle(card), 280); await animate(card, [{filter: 'none'}, {filter: 'hue-rotate(180deg) brightness(1.5)', rotate: '-8deg', scale: 1.08}, {filter: 'none', rotate: '0deg'}], 420); }
}

export const before = {
  mindbugged: event => mindbug(find(event.card, facing(event.side)) ?? find(event.card, event.side)),
  async attacked(event) { const el = find(event.card, event.side); if (el) await animate(el, [{translate: '0 0'}, {translate: event.side === 'me' ? '0 -14%' : '0 14%', scale: 1.08}, {translate: '0 0'}], 300); },
  async hunted(event) { const el = find(event.other, facing(event.side)); if (el) { float('◎', middle(el)); await shake(el, 10); } },
  async blocked(event) { const el = find(event.card, event.side); if (el) await pulse(el, '#ffd166'); },
  async fought(event) { const a = find(event.card, event.side), b = find(event.other, facing(event.side)); if (a && b) await strike(a, b, 45); },
  async unblocked(event) { const a = find(event.card, facing(event.side)), plate = $('plate-' + event.side); if (a && plate) await strike(a, plate, 345); },
  async exhausted(event) { const el = find(event.card, event.side); if (el) { float('zZ', middle(el), 'soft'); await shake(el, 10); } },
  async protected(event) { const el = find(event.card, event.side); if (el) await pulse(el, '#7cc6ff'); },
  async defeated(event) { const el = find(event.card, event.side); if (el) await animate(el, [{filter: 'none'}, {filter: 'brightness(2.4) saturate(0)', rotate: '5deg'}, {filter: 'grayscale(1) brightness(.6)', rotate: '-4deg', scale: .94}], 360); },
  async took_control(event) { const el = find(event.card, facing(event.side)); if (el) { burst(middle(el), 280); await pulse(el, '#c77dff'); } },
  async bought(event) { const el = document.querySelector(`#z-power [data-card="${CSS.escape(event.card ?? '')}"]`); if (el) { burst(middle(el), 45); await pulse(el, '#ffd166'); } },
  async triggered(event) { const el = find(event.card, event.side); if (el) await pulse(el, '#c77dff'); },
  async acted(event) { const el = find(event.card, event.side); if (el) await pulse(el, '#5ef0e0'); },
  async evolved(event) { const el = find(event.card, event.side); if (el) await animate(el, [{filter: 'none', scale: 1}, {filter: 'brightness(2.6) saturate(.3)', scale: 1.12, rotate: '3deg'}], 380); },
  async set_aside(event) { const el = find(event.card, event.side); if (el) await animate(el, [{opacity: 1, scale: 1}, {opacity: .35, scale: .6}], 300); },
  async captured(event) { const el = find(event.card, facing(event.side)); if (el) { burst(middle(el), 280); await pulse(el, '#c77dff'); } },
  async forced(event) { const el = find(event.card, event.side); if (el) await pulse(el, '#ff8a5c'); },
  async silenced(event) { const el = find(event.card, event.side); if (el) await float('✕', middle(el), 'soft'); },
  rolls: event => dice(event.faces),
};

export const after = {
  async played() { await wait(300); },
  async entered(event) { const el = find(event.card, event.side); if (el) animate(el, [{scale: 1.14}, {scale: .96}, {scale: 1}], 260); },
  async life(event) { const el = $('life-' + event.side); if (el) { float(event.n > 0 ? `+${event.n} ♥` : `−${-event.n} ♥`, middle(el), event.n > 0 ? 'good' : ''); await shake($('plate-' + event.side), event.n > 0 ? 3 : 10); } },
  async octonite(event) { const el = find(event.card, event.side); if (el) { float((event.n > 0 ? '+' : '−') + Math.abs(event.n), middle(el), 'good'); await wait(160); } },
  async boosted(event) { const el = find(event.card, event.side); if (el) { float(`+${event.n}`, middle(el), 'good'); await pulse(el, '#8be04a'); } },
  async evolved(event) { const el = find(event.other, event.side); if (el) { burst(middle(el), 130); await pulse(el, '#8be04a'); } },
  async turned(event) { const el = find(event.card, event.side); if (el) await animate(el, [{rotate: 'y 90deg'}, {rotate: 'y 0deg'}], 300); },
  async put_under(event) { const el = find(event.other, event.side); if (el) { float('+1', middle(el), 'good'); await pulse(el, '#a28bff'); } },
  async came_back(event) { const el = find(event.card, event.side); if (el) animate(el, [{opacity: 0, scale: .6}, {opacity: 1, scale: 1}], 300); },
  async pinned(event) { const el = find(event.card, event.side); if (el) await float('✕', middle(el), 'soft'); },
  async sheltered(event) { const el = find(event.card, event.side); if (el) await pulse(el, '#7cc6ff'); },
  async mindbug_lost(event) { const el = $('bugs-' + event.side); if (el) await shake(el, 8); },
  async mindbug_paid(event) { const el = $('bugs-' + event.side); if (el) await pulse(el, '#c77dff'); },
  async shown(event) { const el = find(event.card, event.side); if (el) await pulse(el, '#ffd166'); },
  async rolled_number(event) { banner(String(event.n)); await wait(500); },
  async gained(event) { const el = find(event.card, event.side); if (el) await pulse(el, '#8be04a'); },
  async energy(event) { const el = $('energy-' + event.side); if (el) { float((event.n > 0 ? '+' : '−') + Math.abs(event.n), middle(el), 'good'); await wait(160); } },
  async refreshed(event) { const el = $('bugs-' + event.side); if (el) await burst(middle(el), 280); },
  async declined(event) { const el = find(event.card, facing(event.side)); if (el) await pulse(el, '#ffffff'); },
  async passed(event) { const el = $('plate-' + event.side); if (el) await pulse(el, '#ffffff'); },
  async extra_turn(event) { const el = $('plate-' + event.side); if (el) await pulse(el, '#ffd166'); },
  async revealed(event) { const el = find(event.card, event.side); if (el) await pulse(el, '#ffd166'); },
  async turn(event) { banner(document.querySelector(`#plate-${event.side} .who`)?.textContent ?? ''); await wait(360); },
  async game_over(event) {
    const winner = $('plate-' + event.side), points = [[innerWidth * .3, innerHeight * .4], [innerWidth * .7, innerHeight * .35], [innerWidth * .5, innerHeight * .6]];
    if (winner) for (const [i, point] of points.entries()) { burst(point, 45 + i * 90); await wait(160); }
  },
};

/** Dice that fall together are shown together. */
export function gathered(events) {
  const found = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.t !== 'rolled') found.push(event);
    else if (last?.t === 'rolls') last.faces.push(event.detail);
    else found.push({t: 'rolls', faces: [event.detail]});
  }
  return found;
}
