// The review: the table at every step with both hands open; the curve of chances is the slider that moves through them.
/* global Idiomorph */
import {comeBackTo, renew, tell} from './board.js';
import {enqueue, goOn, idle, skip} from './director.js';
import {openSheet, taps, watchCards} from './look.js';
import {moves} from './motion.js';
import {settings} from './settings.js';
import {wakeUp} from './sound.js';

const $ = id => document.getElementById(id);
const {game, side} = document.body.dataset, words = JSON.parse(document.body.dataset.words), lang = document.documentElement.lang;
const slider = $('scrubber'), last = Number(slider.max), form = document.querySelector('#what-if form');
const ASK_AGAIN = 800, AFTER_TROUBLE = 4000;
const WAYS = {first: () => 0, back: () => at - 1, on: () => at + 1, last: () => last};
const KEYS = {ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last'};
const PARTS = ['curve', 'turning', 'decisions'];
const LOOK = 1200;                                         // at a step, for whoever wants no films
let at = Number(slider.value), frames, lines, films, playing = false;

const inside = step => Math.min(last, Math.max(0, step));
const resource = (name, more = '') => `/game/${game}/${name}?lang=${lang}&side=${side}${more}`;

async function show(step) {
  step = inside(step);
  await stop();
  if (step === at) return;
  at = step;
  draw();
  settle();
}

const picture = step => frames[step].map(line => lines[line]).join('\n');

function draw() { if (frames) renew(picture(at)); }

// ---- watching the game again, with the director's beats

async function play() {
  if (playing || !frames) return;
  playing = true;
  scrollTo({top: 0});                                      // on phones the table is above
  if (at === last) { at = 0; draw(); settle(); }
  films ??= await fetch(resource('films')).then(answer => answer.json()).catch(() => null);
  if (!films) { tell(words.connection_lost); playing = false; }
  while (playing && at < last) {
    const next = at + 1;
    mark();
    await enqueue({...films[at], html: picture(next)}, () => { at = next; draw(); settle(); });
    if (playing && settings.rate === Infinity) await new Promise(done => { setTimeout(done, LOOK); });
  }
  playing = false;
  mark();
}

/** The present film is cut short. */
async function stop() {
  if (!playing) return;
  playing = false;
  goOn();
  skip();
  skip();
  while (!idle()) await new Promise(done => { setTimeout(done, 10); });
  mark();
}

/** The button says what it does: the first press begins, further ones stop the film and go on with it. */
function mark() {
  document.documentElement.dataset.plays = playing ? 'yes' : 'no';
  if (playing) $('play').dataset.watch = 'hold';
  else delete $('play').dataset.watch;
}

/** Everything around the table that depends on the step. */
function settle() {
  const address = new URL(location), here = $('d' + at), box = $('decisions');
  address.searchParams.set('step', at);
  history.replaceState(null, '', address);
  comeBackTo(`${address.pathname}?step=${at}&side=${side}`);
  slider.value = at;
  $('step').value = $('step').dataset.text.replace('{number}', at);
  $('chance').value = here.querySelector('.win')?.textContent ?? '';
  slider.setAttribute('aria-valuetext', [$('step').value, here.querySelector('span').textContent, $('chance').value].filter(Boolean).join(', '));
  $('now').setAttribute('d', $('now').getAttribute('d').replace(/[0-9]+/, at));
  for (const point of document.querySelectorAll('#turning [data-go]')) point.classList.toggle('now', point.dataset.go === String(at));
  if ($('picture')) $('picture').href = $('picture').href.replace(/step=[0-9]+/, `step=${at}`);
  for (const old of box.querySelectorAll('.now')) { old.classList.remove('now'); old.firstElementChild.removeAttribute('aria-current'); }
  here.classList.add('now');
  here.firstElementChild.setAttribute('aria-current', 'step');
  box.scrollTop = here.offsetTop - (box.clientHeight - here.clientHeight) / 2;
  for (const link of document.querySelectorAll('[data-way]')) link.href = `?step=${inside(WAYS[link.dataset.way]())}`;
  $('link').value = address;
  if (!form) return;
  const over = form.dataset.over === String(at);
  form.step.value = at;
  $('over').hidden = !over;
  $('do-what-if').disabled = over;
}

// ---- what comes from the server

async function load() {
  const answer = await fetch(resource('frames')).catch(() => null);
  if (!answer?.ok) return setTimeout(load, AFTER_TROUBLE);
  ({lines, frames} = await answer.json());
  draw();
  document.documentElement.dataset.state = 'idle';
}

/** The analysis, as far as it is known; again and again until it is complete. */
async function ask() {
  const state = document.body.dataset;
  if (state.analysis === 'done' || state.analysis === 'failed') return;
  const answer = await fetch(resource('analysis', `&seen=${state.seen}`)).catch(() => null);
  const found = answer?.ok ? await answer.json() : null;
  if (found?.curve) {
    for (const part of PARTS) Idiomorph.morph($(part), found[part], {morphStyle: 'innerHTML'});
    settle();
  }
  if (found) Object.assign(state, {analysis: found.state, seen: found.seen});
  setTimeout(ask, found ? ASK_AGAIN : AFTER_TROUBLE);
}

// ---- what is pressed

const scrolls = () => getComputedStyle(document.body).overflowY !== 'hidden';   // on phones: the table is above, the lists below
const glide = () => moves() ? 'smooth' : 'instant';
slider.addEventListener('input', () => show(Number(slider.value)));
document.addEventListener('click', event => {
  const link = event.target.closest('[data-way], [data-go]'), slot = event.target.closest('#table .slot[data-card]');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    show(link.dataset.way ? WAYS[link.dataset.way]() : Number(link.dataset.go));
    if (link.dataset.go && scrolls()) scrollTo({top: 0, behavior: glide()});
  } else if (slot && taps()) openSheet(slot);
  else if (event.target.matches('.tabs input') && scrolls()) event.target.closest('.tabs').scrollIntoView({block: 'start', behavior: glide()});
});
document.addEventListener('keydown', event => {
  if (!(event.key in KEYS) || event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, select, textarea, dialog')) return;
  show(WAYS[KEYS[event.key]]());
  event.preventDefault();
});
$('play').closest('.film').hidden = false;
$('play').addEventListener('click', () => { wakeUp(); play(); });
$('share').hidden = false;
$('share').addEventListener('click', () => {
  const spell = () => { $('link').hidden = false; $('link').select(); };
  if (navigator.clipboard) navigator.clipboard.writeText(location.href).then(() => tell(words.copied), spell);
  else spell();
});
document.addEventListener('keydown', event => { if (event.key === 'Escape') $('what-if')?.removeAttribute('open'); });
watchCards();
mark();
settle();
load();
ask();
