// Looking at cards: the large card beside the table follows pointer and focus; where there is no room for it, a sheet opens in the place of the hand.
const $ = id => document.getElementById(id);
const small = matchMedia('(hover: none), (max-width: 760px), (max-height: 480px), (max-width: 1100px) and (orientation: portrait)');
const LONG_PRESS = 600;                                  // milliseconds
const words = JSON.parse(document.body.dataset.words);
const known = new Map();                                   // name -> what its page says about it
const lang = document.documentElement.lang;

async function about(name) {
  if (!known.has(name)) {
    const page = fetch(`/cards/${encodeURIComponent(name)}?lang=${lang}`).then(answer => answer.ok ? answer.text() : Promise.reject(answer.status));
    known.set(name, page.then(text => {
      const found = new DOMParser().parseFromString(text, 'text/html');
      return {card: found.querySelector('.large .slot'), about: found.getElementById('about')};
    }));
    known.get(name).catch(() => known.delete(name));       // ask again next time
  }
  return known.get(name);
}

const make = (tag, className, ...children) => { const el = document.createElement(tag); el.className = className; el.append(...children); return el; };

/** The card as it is printed, with the signs of how it lies on the table now. */
function portrait(printed, slot) {
  const el = printed.cloneNode(true), now = slot?.querySelector('.card'), card = el.querySelector('.card');
  for (const sign of ['.pow', '.kws', '.oct', '.bst']) {
    const found = now?.querySelector(sign)?.cloneNode(true), old = card.querySelector(sign);
    if (found && old) old.replaceWith(found); else if (found) card.append(found);
  }
  return el;
}

/** What the card's picture does not say: how it stands now, and the meaning of its terms. `all`: rulings, too. */
async function show(box, name, slot, all) {
  box.dataset.name = name;
  const told = await about(name).catch(() => null);
  if (!told || box.dataset.name !== name) return;
  const list = document.createElement('dl'), notes = slot?.querySelector('.notes')?.textContent;
  if (notes) list.append(make('dt', '', words.now), make('dd', '', notes));
  list.append(...[...told.about.querySelectorAll('.terms dl > *')].map(el => el.cloneNode(true)));
  box.replaceChildren(portrait(told.card, slot), list);
  if (all) box.parentNode.querySelector('.more')?.replaceChildren(...[...told.about.querySelectorAll('.from, .line, .rulings')].map(el => el.cloneNode(true)));
}

function follow(event) {
  const target = event.target.closest?.('#root [data-card]');
  if (!target || small.matches) return;
  const slot = target.matches('.slot') ? target : null, box = $('inspect'), stamp = target.dataset.card + (slot?.innerHTML.length ?? '');
  if (box.dataset.stamp === stamp) return;
  box.dataset.stamp = stamp;
  show(box, target.dataset.card, slot);
}

/** What is to be done stays where it is while the rest arrives, so that no finger misses it. */
function open(label, content, acts) {
  const sheet = $('sheet');
  if (!sheet.open) sheet.back = document.activeElement;
  sheet.replaceChildren(make('div', 'scroll', ...content), acts);
  sheet.setAttribute('aria-label', label);
  if (!sheet.open) sheet.show();
  sheet.querySelector('.acts button').focus({preventScroll: true});
}

function button(label, className, press) {
  const el = make('button', className, label);
  el.addEventListener('click', () => { closeSheet(); press?.(); });
  return el;
}

/** What can be done, and in full what a small card has room to hint at only: what would come of it. */
function act(control, choose) {
  const el = button(control.dataset.do, 'btn main', () => choose(control.value)), outcome = control.querySelector('.verdict u, small')?.textContent;
  if (outcome) el.append(make('small', '', outcome));
  return el;
}

/** The sheet: the large card, everything about it, and a button for everything that can be done with it. */
export function openSheet(slot, choose) {
  const box = make('div', 'inspect'), more = make('div', 'more'), acts = make('div', 'acts');
  const stand = $(slot.dataset.twin) ?? slot;
  for (const control of [...stand.querySelectorAll('[name=label]'), ...document.querySelectorAll(`#question [data-of="${stand.id}"]`)]) acts.append(act(control, choose));
  acts.append(button(words.close, 'btn close'));
  open(slot.querySelector('.vh')?.textContent ?? slot.dataset.card, [box, more], acts);
  show(box, slot.dataset.card, slot, true);
}

/** A pile that is looked through. */
function openPile(zone, title) {
  const pile = make('ul', 'pile'), acts = make('div', 'acts', button(words.close, 'btn close'));
  for (const slot of [...$('z-' + zone).querySelectorAll('.slot[data-card]')].reverse()) {
    const copy = make('li', 'slot tile'), card = make('div', slot.querySelector('.card').className);
    card.innerHTML = slot.querySelector('.face').innerHTML;
    copy.dataset.card = slot.dataset.card;
    copy.append(card);
    copy.addEventListener('click', () => openSheet(slot));
    pile.append(copy);
  }
  open(title, [make('h2', '', title), pile], acts);
}

export function closeSheet() {
  const sheet = $('sheet');
  if (!sheet?.open) return;
  const inside = sheet.contains(document.activeElement);
  sheet.close();
  if (inside) sheet.back?.focus?.({preventScroll: true});
}

/** Nothing that was looked at is left to be seen: for the curtain. */
export function forget() {
  closeSheet();
  $('sheet')?.replaceChildren();
  $('sheet')?.removeAttribute('aria-label');
  const box = $('inspect');
  if (box) { box.replaceChildren(); delete box.dataset.stamp; delete box.dataset.name; }
}

export const taps = () => small.matches;

/** A finger that stays on a card shows it, whatever a tap would do. Browsers tell it by a context menu, but not all of them. */
function watchLongPress(choose) {
  let timer, shown = false;
  const card = event => event.target.closest?.('#table .slot[data-card]');
  const look = slot => { clearTimeout(timer); shown = true; openSheet(slot, choose); };
  document.addEventListener('pointerdown', event => {
    shown = false;
    clearTimeout(timer);
    const slot = event.pointerType === 'touch' && card(event);
    if (slot) timer = setTimeout(look, LONG_PRESS, slot);
  });
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => clearTimeout(timer));
  document.addEventListener('contextmenu', event => { if (event.pointerType === 'touch' && card(event)) { event.preventDefault(); if (!shown) look(card(event)); } });
  // Some browsers still send a click when the finger leaves, and by then the buttons of the sheet may lie under it. A click by keyboard has no detail.
  document.addEventListener('click', event => { if (shown && event.detail) { event.preventDefault(); event.stopImmediatePropagation(); } shown = false; }, true);
}

export function watchCards(choose) {
  $('sheet')?.addEventListener('keydown', event => { if (event.key === 'Escape') closeSheet(); });   // it is not modal, so the browser does not
  document.addEventListener('pointerover', follow);
  document.addEventListener('focusin', follow);
  watchLongPress(choose);
  document.addEventListener('click', event => {
    const looking = event.target.closest?.('[data-look]');
    if (looking) openPile(looking.dataset.look, looking.getAttribute('aria-label'));
  });
}
