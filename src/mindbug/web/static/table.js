// The table: a socket brings what has changed, which is morphed into the page; what is pressed goes back as a message.
import {enqueue, idle} from './director.js';
import {renew, tell, watchBoard} from './board.js';
import {connect, gone, informed, keep, online, pending, send, usable} from './connection.js';
import {showFace, watchFriend} from './friend.js';
import {putTogether} from './parts.js';
import {announceTurn} from './turn.js';

const $ = id => document.getElementById(id);
const words = JSON.parse(document.body.dataset.words);
const game = document.body.dataset.game;
const KEPT = ['choose', 'uncover'];                        // the other wishes are given back if there is no line
let seen = -1;                                             // the last line that the server was told about
let withdrawn = false;                                     // whether one's own offer was taken back, so that nobody has declined it
let follows = false;                                       // whether a rematch was asked for here, so that this page goes on to it

function receive(message) {
  if (message.type === 'emote') return showFace(message);
  if (message.type === 'refused') return refused(message);
  const arrived = performance.now(), html = putTogether(message);
  enqueue({...opening(message) ?? message, html}, () => update(html, arrived)).then(() => { noteDealing(); mark(); });
  mark();
}

function refused({code, request}) {
  if (request === 'hint' && code === 'stale') return;      // the answer was quicker than the hint
  tell(words['error_' + code] ?? words.error_other);
  if (code === 'stale') send({type: 'sync'});
}

const DEALT = 'mindbug-dealt-' + game;
let dealing = false;

/** How the game was dealt is shown once, before the first choice. */
function opening({opening}) {
  try {
    if (!opening || dealing || sessionStorage.getItem(DEALT)) return null;
  } catch { return null; }                                 // a private window
  dealing = true;
  return opening;
}

/** It was shown to its end: whoever says to be ready leaves a page on which it has begun. */
function noteDealing() {
  if (dealing) sessionStorage.setItem(DEALT, 'shown');
}

/** Says how things stand, to the reader, to the style sheet and to tests. */
function mark() {
  const kept = pending(), table = $('table'), rests = informed() && idle() && !kept;
  document.documentElement.dataset.state = rests ? 'idle' : 'busy';
  table.toggleAttribute('data-answered', !!kept);          // the question is gone at once
  $('offline').hidden = !(gone() || kept && !online());
  $('offline').textContent = kept ? words.choice_waits : words.connection_lost;
  if (rests) haveSeen(Number(table.dataset.seq));
}

/** Clocks run, and a bot begins, when everything was shown. */
function haveSeen(seq) {
  if (seq === seen || $('curtain') || seq && !document.querySelector('.clock.running')) return;
  seen = seq;
  send({type: 'seen', seq});
}

const lastLine = () => $('loglist')?.lastElementChild?.textContent;

function update(html, arrived) {
  const before = lastLine(), asked = $('do-withdraw') && !withdrawn;
  renew(html);
  withdrawn = false;
  if (asked && !$('offer') && !$('ending') && lastLine() === before) tell(words.offer_declined);   // else something has happened
  settle(arrived);
  announceTurn();
  if (follows && $('do-next')) location.assign($('do-next').href);
}

function settle(since) {
  for (const clock of document.querySelectorAll('.clock')) { clock.dataset.since = since; }
  tick();
}

function tick() {
  for (const clock of document.querySelectorAll('.clock')) {
    const gone = clock.matches('.running') ? Math.max(0, (performance.now() - clock.dataset.since) / 1000 - (clock.dataset.starts ?? 0)) : 0;
    const left = Math.max(0, Math.ceil(clock.dataset.left - gone));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    clock.classList.toggle('low', left < 20);
  }
}

// ---- what is pressed

const lost = event => { event.preventDefault(); event.target.closest('dialog')?.close(); tell(words.connection_lost); };   // a dialog would lie over the words

document.addEventListener('submit', event => {
  const form = event.target, pressed = event.submitter, action = pressed?.getAttribute('formaction') ?? form.getAttribute('action');
  if (form.method === 'dialog' || !usable()) return;       // without sockets everything is a plain form
  if (!action.startsWith(`/game/${game}/`) || form.matches('.plain')) { if (!online()) lost(event); return; }
  event.preventDefault();
  const type = action.split('/').pop(), message = {...Object.fromEntries(new FormData(form, pressed)), type, seq: Number($('table').dataset.seq)};
  form.closest('dialog')?.close();
  withdrawn ||= pressed?.id === 'do-withdraw';
  follows ||= type === 'rematch';
  if (KEPT.includes(type)) keep(message);
  else if (!send(message)) tell(words.connection_lost);
});

document.addEventListener('click', event => {
  const copying = event.target.closest?.('[data-copy]'), link = event.target.closest?.('a[href]');
  if (copying) navigator.clipboard?.writeText($(copying.dataset.copy).value).then(() => tell(words.copied), () => $(copying.dataset.copy).select());
  else if (link && !link.target && usable() && !online()) lost(event);   // the browser's error page must not replace the table
});

watchBoard();
watchFriend(send);
setInterval(tick, 500);
settle(performance.now());
announceTurn();
connect(`/live/${game}`, {receive, changed: mark});
mark();
