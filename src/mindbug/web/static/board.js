// The picture of a table: how it is renewed, and what every page with one does when something on it is pressed.
/* global Idiomorph */
import {openSheet, taps, watchCards} from './look.js';
import {watchKeys} from './keys.js';
import {showSettings} from './settings.js';
import {wakeUp} from './sound.js';

const $ = id => document.getElementById(id);
const root = $('root');
const picture = !!$('fx');                                 // else the table is read as text
const scrolls = () => document.documentElement.scrollHeight > innerHeight;   // as text, or on a very small screen
let homeless = false;                                      // the focus was in the table, and for now nothing there can have it

const changed = (now, next) => !now.isEqualNode(next);     // most of a table is as it was, and need not be gone through

/** The new picture, with the focus where it was or where it is needed. */
export function renew(html) {
  const active = document.activeElement, inside = root.contains(active) || homeless && active === document.body, place = active?.id || active?.closest?.('.slot')?.id;
  Idiomorph.morph(root, html, {morphStyle: 'innerHTML', callbacks: {beforeNodeMorphed: changed}});
  if (inside && !root.contains(document.activeElement)) {
    const same = place && $(place);
    (same?.matches('button') ? same : same?.querySelector('button'))?.focus({preventScroll: !scrolls()});
    if (!root.contains(document.activeElement)) root.querySelector('#prompt .btn, #ending .btn, #curtain .btn, .can')?.focus({preventScroll: !scrolls()});
  }
  homeless = inside && !root.contains(document.activeElement);
  showLastLine();
}

function showLastLine() { const log = $('loglist'); if (log) log.scrollTop = log.scrollHeight; }

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

function press(event) {
  const slot = event.target.closest?.('#table .slot[data-card]');
  if (!slot || event.target.closest('.choices')) return;
  if (taps() && event.isTrusted) {                         // a tap shows the card first: no accidental plays
    event.preventDefault();
    openSheet(slot, choose);
  } else if (slot.dataset.twin) {
    $(slot.dataset.twin)?.querySelector('[name=label]')?.click();
  }
}

export function watchBoard() {
  document.addEventListener('click', press, true);
  for (const id of ['open-menu', 'phone-menu']) $(id)?.addEventListener('click', () => $('menu').showModal());
  showSettings($('menu'), wakeUp);
  if (picture) watchCards();
  watchKeys(choose);
  showLastLine();
}
