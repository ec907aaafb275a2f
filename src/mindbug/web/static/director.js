// The director: one cause, one consequence, one caption at a time, at a person's pace; never faster because more happens.
// A click, a tap or the space bar shows the next beat, two of them in a moment the last picture. A question comes after the last beat.
import {act, clear, raise} from './acts.js';
import {animate, fly} from './motion.js';
import {settings} from './settings.js';
import {play} from './sound.js';

const FAR_BEHIND = 12, TWICE = 300, LENGTHY = 64, LATE = 600, SPEEDS = ['slow', 'normal', 'fast'];
const TONES = {mindbugged: 'bug', took_control: 'bug', captured: 'bug', bought: 'ask', power_revealed: 'ask', evolved: 'ask', dealt: 'ask', start_card: 'ask'};
const HURTS = ['life', 'defeated', 'mindbug_lost'];
const $ = id => document.getElementById(id);
const queue = [];
let running = null, filming = false, jumping = false, paused = false, pressed = -Infinity, wake = null;

export const idle = () => running === null;

/** Shows a step: its beats on the old picture, then the new one. The promise is kept when nothing is left to be shown. */
export function enqueue(step, update) {
  queue.push({...step, update});
  return running ??= run();
}

async function run() {
  try {
    while (queue.length) {
      if (jumping || !$('watching') && (queue.length > FAR_BEHIND || document.hidden)) queue.splice(0, queue.length - 1);
      await show(queue.shift());
    }
  } finally {                                              // a step that cannot be shown does not stop those after it
    running = null;
    jumping = filming = false;
  }
}

async function show({beats = [], texts = {}, faces = {}, html, update}) {
  if (beats.length && $('stage') && settings.rate !== Infinity && !jumping && !document.hidden) await film(beats, html, texts, faces);
  else play(beats.at(-1));
  await fly(update);
  if ($('stage')?.matches('.end')) ending();
}

async function film(beats, html, texts, faces) {
  const page = new DOMParser().parseFromString(html ?? '', 'text/html');
  await pictures([page, ...Object.values(faces).map(face => new DOMParser().parseFromString(face, 'text/html'))]);
  raise(page, texts, faces);
  filming = true;
  for (const [place, beat] of beats.entries()) {
    if (jumping || document.hidden) break;
    say(beat, place, beats.length);
    act(beat);
    if (beat.kind === 'game_over') ending();
    else play(beat);
    await pause(beat.ms);
  }
  filming = false;
  clear();
  $('caption').classList.remove('on');
}

// a picture that comes late would leave a hole in a card that is shown in large
function pictures(pages) {
  const there = new Set([...document.images].map(image => image.src)), sources = pages.flatMap(page => [...page.querySelectorAll('img.art')].map(image => image.src));
  const come = [...new Set(sources)].filter(source => !there.has(source)).map(src => new Promise(done => {
    const image = new Image();
    Object.assign(image, {onload: done, onerror: done, src});
  }));
  return come.length && Promise.race([Promise.all(come), new Promise(done => setTimeout(done, LATE))]);
}

function say({kind, what, why = '', side, change, decides}, place, all) {
  const caption = $('caption'), stage = $('stage');
  stage.dataset.tone = HURTS.includes(kind) && side === 'me' && !(change > 0) ? 'hurt' : decides === 'SNEAKY' ? 'bug' : TONES[kind] ?? {me: 'you', opp: 'wait'}[side] ?? 'ask';
  caption.querySelector('.what').textContent = what;
  caption.querySelector('.why').textContent = why;
  caption.classList.toggle('lengthy', what.length + why.length > LENGTHY);
  let dots = caption.querySelector('.beats');
  if (!dots) { dots = document.createElement('p'); dots.className = 'beats'; dots.setAttribute('aria-hidden', 'true'); caption.append(dots); }
  dots.replaceChildren(...Array.from({length: all}, (_, n) => Object.assign(document.createElement('i'), {className: n <= place ? 'on' : ''})));
  caption.classList.add('on');
  animate(caption.querySelector('.what'), [{opacity: 0, translate: '0 6px'}, {opacity: 1, translate: '0 0'}], 180);
}

function pause(ms) {
  return new Promise(done => {
    const over = () => { if (!paused) done(); };           // if it was stopped in the meantime, it stays
    const timer = setTimeout(over, ms / settings.rate);
    wake = () => { clearTimeout(timer); done(); };
  });
}

let ended = false;                                         // it is heard once
function ending() {
  if (!ended) play({kind: $('stage').matches('.lost') ? 'lost' : 'won'});
  ended = true;
}

// ---- what is pressed

/** The next beat; twice in a moment: the last picture. */
export function skip() {
  const now = performance.now();
  jumping ||= now - pressed < TWICE;
  pressed = now;
  wake?.();
}

/** Whoever watches two bots can stop the film, go on beat by beat, and change its speed. Bots do not wait: all that they do is kept. */
const WATCH = {
  hold() { paused = !paused; if (!paused) wake?.(); },
  step() { paused = true; wake?.(); },
  speed() { settings.speed = SPEEDS[(SPEEDS.indexOf(settings.speed) + 1) % SPEEDS.length]; },
};

/** A film that was stopped goes on. */
export function goOn() { paused = false; wake?.(); showHold(); }

function showHold() { Object.assign(document.documentElement.dataset, {held: paused ? 'yes' : 'no', speed: settings.speed}); }
document.addEventListener('click', event => {
  const pressed = event.target.closest?.('[data-watch]');
  if (pressed) WATCH[pressed.dataset.watch]();
  showHold();
});
showHold();

const elsewhere = 'a, .tool, .look, dialog, input, summary';
document.addEventListener('click', event => {
  if (!filming || !event.isTrusted || !event.target.closest?.('#table') || event.target.closest(elsewhere)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  skip();
}, true);
document.addEventListener('keydown', event => {
  if (!filming || event.code !== 'Space' || event.target.closest?.('dialog, input, select, textarea')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!event.repeat) skip();
}, true);
