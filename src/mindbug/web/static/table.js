// The table: a socket brings whole views, which are morphed into the page; what is pressed goes back as a message.
/* global Idiomorph */
import {enqueue, idle} from './queue.js';
import {openSheet, taps, watchCards} from './look.js';
import {watchKeys} from './keys.js';
import {showSettings} from './settings.js';
import {wakeUp} from './sound.js';

const $ = id => document.getElementById(id);
const root = $('root'), words = JSON.parse(document.body.dataset.words);
const FIRST_RETRY = 300, LONGEST_RETRY = 8000;
let socket, retry = FIRST_RETRY, asked = null;             // asked: the sequence number that was already answered

function connect() {
  const address = new URL(`/live/${document.body.dataset.game}`, location);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = location.search;
  socket = new WebSocket(address);
  socket.onopen = () => { retry = FIRST_RETRY; $('offline').hidden = true; mark(); };
  socket.onclose = () => { $('offline').hidden = retry === FIRST_RETRY; setTimeout(connect, retry); mark(); retry = Math.min(LONGEST_RETRY, retry * 2); };
  socket.onmessage = event => receive(JSON.parse(event.data));
}

function receive(message) {
  if (message.type === 'refused') {
    asked = null;
    mark();
    tell(words['error_' + message.code] ?? words.error_other);
    if (message.code === 'stale') send({type: 'sync'});
    return;
  }
  enqueue(message.events, () => update(message.html)).then(mark);
  mark();
}

/** Whether the picture is at rest and nothing is asked of the server: for tests, and for style. */
function mark() { document.documentElement.dataset.state = idle() && asked === null && socket?.readyState === WebSocket.OPEN ? 'idle' : 'busy'; }

const send = message => socket.send(JSON.stringify(message));

let homeless = false;                                      // the focus was in the table, and for now nothing there can have it

/** The new picture, with the focus where it was or where it is needed. */
function update(html) {
  const active = document.activeElement, inside = root.contains(active) || homeless && active === document.body, place = active?.id || active?.closest?.('.slot')?.id;
  asked = null;
  Idiomorph.morph(root, html, {morphStyle: 'innerHTML'});
  if (inside && !root.contains(document.activeElement)) {
    const same = place && $(place);
    (same?.matches('button') ? same : same?.querySelector('button'))?.focus({preventScroll: true});
    if (!root.contains(document.activeElement)) root.querySelector('#prompt .btn, #ending .btn, #curtain .btn, .can')?.focus({preventScroll: true});
  }
  homeless = inside && !root.contains(document.activeElement);
  settle();
}

function settle() {
  const log = $('loglist');
  log.scrollTop = log.scrollHeight;
  for (const clock of document.querySelectorAll('.clock')) { clock.dataset.since = performance.now(); }
  tick();
}

function tick() {
  for (const clock of document.querySelectorAll('.clock')) {
    const gone = clock.matches('.running') ? (performance.now() - clock.dataset.since) / 1000 : 0, left = Math.max(0, Math.ceil(clock.dataset.left - gone));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    clock.classList.toggle('low', left < 20);
  }
}

let silence;
function tell(text) {
  $('told').textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => { $('told').textContent = ''; }, 3500);
}

// ---- what is pressed

const choose = label => {
  const control = [...root.querySelectorAll('[name=label]')].find(el => el.value === label);
  if (control) $('choose').requestSubmit(control);
};

document.addEventListener('submit', event => {
  if (event.target.id !== 'choose' || socket?.readyState !== WebSocket.OPEN) return;   // without a socket it is a plain form
  event.preventDefault();
  const pressed = event.submitter, type = (pressed.getAttribute('formaction') ?? event.target.action).split('/').pop(), seq = Number($('table').dataset.seq);
  if (type === 'choose' && asked === seq) return;
  if (type === 'choose') asked = seq;
  mark();
  send({type, seq, ...(pressed.name && {[pressed.name]: pressed.value})});
});

document.addEventListener('click', event => {
  const slot = event.target.closest?.('#table .slot[data-card]');
  const copying = event.target.closest?.('[data-copy]');
  if (copying) navigator.clipboard?.writeText($(copying.dataset.copy).value).then(() => tell(words.copied), () => $(copying.dataset.copy).select());
  if (!slot || event.target.closest('.choices')) return;
  if (taps() && event.isTrusted) {                         // a tap shows the card first: no accidental plays
    event.preventDefault();
    openSheet(slot, choose);
  } else if (slot.dataset.twin) {
    $(slot.dataset.twin)?.querySelector('[name=label]')?.click();
  }
}, true);

for (const id of ['open-menu', 'phone-menu']) $(id).addEventListener('click', () => $('menu').showModal());
showSettings($('menu'), wakeUp);
watchCards();
watchKeys(choose);
setInterval(tick, 500);
settle();
connect();
mark();
