// The picture of a table: how it is renewed, and what every page with one does when something on it is pressed.
/* global Idiomorph */
import {forget, openSheet, taps, watchCards} from './look.js';
import {watchKeys} from './keys.js';
import {showSettings} from './settings.js';
import {wakeUp} from './sound.js';

const $ = id => document.getElementById(id);
const root = $('root');
const picture = !!$('fx');                                 // else the table is read as text
const scrolls = () => document.documentElement.scrollHeight > innerHeight;   // as text, or on a very small screen
let mending = false;
let homeless = false;                                      // the focus was in the table, and for now nothing there can have it

const changed = (now, next) => !now.isEqualNode(next);     // most of a table is as it was, and need not be gone through

const number = node => Number(node.id?.slice(1));          // of a line of the log; the end of the game and what is between lines have none
const order = line => number(line) >= 0 ? number(line) : Infinity;

/** Morphing puts new lines wherever they are cheap to put. */
function orderLines() {
  const lines = [...$('loglist')?.children ?? []];
  if (lines.some((line, at) => at && order(lines[at - 1]) > order(line))) $('loglist').append(...lines.sort((one, other) => order(one) - order(other)));
}

/** An update has the last lines of the log. Older ones stay, unless somebody else is reading now. */
function olderLines(html) {
  const told = html.indexOf('id="loglist"'), reader = /data-reader="([^"]*)"/.exec(html.slice(told))?.[1];
  const first = Number(/ id="l([0-9]+)"/.exec(html.slice(told))?.[1] ?? 0);
  const here = told < 0 || $('loglist')?.dataset.reader !== reader ? -1 : first;
  return node => node.parentNode?.id === 'loglist' && number(node) < here;
}

/** After a long absence lines are missing: the page has them all. */
async function mendLog() {
  const lines = [...$('loglist')?.children ?? []].filter(line => number(line) >= 0), gap = lines.findIndex((line, at) => number(line) !== at);
  if (gap < 0 || mending) return;
  mending = true;
  const page = await fetch(location.href).then(answer => answer.text()).catch(() => '');
  mending = false;
  const whole = new DOMParser().parseFromString(page, 'text/html').getElementById('loglist');
  if (whole?.dataset.reader !== $('loglist').dataset.reader) return;
  $('loglist').append(...[...whole.children].filter(line => !$(line.id)));
  orderLines();
  showLastLine();
}

/** The new picture, with the focus where it was or where it is needed. */
export function renew(html) {
  const active = document.activeElement, inside = root.contains(active) || homeless && active === document.body, place = active?.id || active?.closest?.('.slot')?.id;
  const older = olderLines(html);
  Idiomorph.morph(root, html, {morphStyle: 'innerHTML', callbacks: {beforeNodeMorphed: changed, beforeNodeRemoved: node => !older(node)}});
  if (inside && !root.contains(document.activeElement)) {
    const same = place ? $(place) : null;                  // a film takes the id of a card that comes into play from where it lay
    (same?.matches('button') ? same : same?.querySelector('button'))?.focus({preventScroll: !scrolls()});
    if (!root.contains(document.activeElement)) root.querySelector('#curtain .btn, #ending .btn, #question :is(.opt, .btn), #prompt .btn, :is(.can-choose, .can-act) .card')?.focus({preventScroll: !scrolls()});
  }
  orderLines();
  if ($('curtain')) forget();
  homeless = inside && !root.contains(document.activeElement);
  showLog(logIsOpen());
  mendLog();
}

function showLastLine() { const log = $('loglist'); if (log) log.scrollTop = log.scrollHeight; }

const logIsOpen = () => document.body.dataset.pane === 'log';

/** On small screens the log is opened by a button. While it was closed it could not be scrolled. */
function showLog(open) {
  document.body.dataset.pane = open ? 'log' : '';
  $('open-log')?.setAttribute('aria-expanded', open);
  showLastLine();
}

/** Where to come back to after another language or view was chosen. */
export function comeBackTo(address) {
  for (const form of document.querySelectorAll('.languages, .views')) form.action = `${form.action.split('?')[0]}?next=${encodeURIComponent(address)}`;
}

let silence;
export function tell(text) {
  $('told').textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => { $('told').textContent = ''; }, 3500);
}

const choose = label => {
  const control = [...root.querySelectorAll('[name=label]')].find(el => el.value === label);
  if (control) $('choose').requestSubmit(control);
};

/** A choice that loses the game at once is asked for twice; the button says so itself, where one looks. */
function makeSure(event) {
  const control = event.target.closest?.('[data-sure]');
  if (!control || control.dataset.armed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.dataset.armed = 'yes';
  const outcome = control.querySelector('small');
  if (outcome) outcome.textContent = control.dataset.sure;
  tell(control.dataset.sure);
}

/** A tap on a card answers a question at once. A turn action takes two: the first shows the card, so that nothing is played by accident. */
function press(event) {
  const slot = event.target.closest?.('#table .slot[data-card]');
  if (!slot || !event.isTrusted) return;
  if (taps() && !slot.matches('.can-choose')) {
    event.preventDefault();
    openSheet(slot, choose);
  } else if (slot.dataset.twin) {
    $(slot.dataset.twin)?.querySelector('[name=label]')?.click();
  }
}

/** Browsers leave a card that has the focus by keyboard where it is, though most of it may be out of sight. */
function showFocused(event) {
  if (event.target.matches(':focus-visible')) event.target.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

export function watchBoard() {
  if (picture) root.addEventListener('focusin', showFocused);
  if (picture) watchCards(choose);                         // before presses: a long one is none
  document.addEventListener('click', makeSure, true);
  document.addEventListener('click', press, true);
  document.addEventListener('click', event => { if (event.target.closest?.('#open-log')) showLog(!logIsOpen()); });
  for (const id of ['open-menu', 'phone-menu']) $(id)?.addEventListener('click', () => $('menu').showModal());
  showSettings($('menu'), wakeUp);
  watchKeys(choose);
  showLastLine();
}
