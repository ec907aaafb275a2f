// What a beat does to the picture: rings and marks on creatures, counts on the plates, and the cards concerned on the stage.
// It works on the old picture, and takes what is new out of the next one; then the next picture replaces it all.
import {animate, comeFrom, pop, shake} from './motion.js';

const $ = id => document.getElementById(id);
const facing = side => side === 'me' ? 'opp' : 'me';
const row = (side, page = document) => page.getElementById(`z-${side}-play`);
const STATES = ['choosing', 'buying', 'several', 'many', 'rolled', 'duel', 'end', 'won', 'lost'];
const LONG = 84, LONGER = 140, SHORT = 60;                 // letters of a text that needs more room, as in faces.py; that fits beside another card
let next, texts, faces, undo = [], oldDice = [];

// ---- the film begins and ends

export function raise(page, told, drawn) {
  next = page; texts = told; faces = drawn; undo = [];
  for (const {src} of page.images) new Image().src = src;  // what comes into play is there when its beat comes
  oldDice = [...document.querySelectorAll('#exhibit .die')].map(die => decodeURIComponent(new URL(die.src).pathname.split('/').pop().replace('.svg', '')));
  if (!next.getElementById('meet')) $('meet')?.remove();   // both are ready: nothing hides how the game is dealt
  const stage = $('stage');
  stage.classList.remove(...STATES);
  $('question').replaceChildren();
  for (const slot of document.querySelectorAll('#table :is(.can-choose, .can-act)')) slot.classList.remove('can-choose', 'can-act');
  for (const control of document.querySelectorAll('#table [name=label]')) { control.removeAttribute('name'); control.type = 'button'; }
  for (const verdict of document.querySelectorAll('#table .verdict')) verdict.remove();
}

/** Whatever a beat has lit is put out before the next one. */
export function clear() {
  for (const back of undo.splice(0).reverse()) back();
}

function light(el, ...classes) {
  if (!el) return;
  el.classList.add(...classes);
  undo.push(() => el.classList.remove(...classes));
}

function mark(el, kind, text, delay = 0) {
  const face = el?.querySelector('.face, .card');
  if (!face || !text) return;
  const verdict = document.createElement('span');
  verdict.className = `verdict v-${kind}${text.length > 9 ? ' lengthy' : ''}`;
  verdict.innerHTML = '<u></u><s></s>';
  verdict.children[0].textContent = text;
  verdict.children[1].textContent = kind === 'fall' ? '☠' : text;
  face.append(verdict);
  pop(verdict, delay);
  undo.push(() => verdict.remove());
}

// ---- finding cards

const named = (side, name) => [...row(side)?.children ?? []].filter(el => el.dataset.card === name && !el.matches('.ghost'));
const stays = (side, el) => !!row(side, next)?.querySelector(`#${CSS.escape(el.id)}`);
const broken = el => !!el?.querySelector('.k-tough.broken');

/** The creature of that name; of several, the one that the next picture tells about. */
const find = (side, name) => named(side, name).find(el => el.matches('.is-attacking')) ?? named(side, name)[0];
const leaving = (side, name) => named(side, name).find(el => !stays(side, el)) ?? find(side, name);
const breaking = (side, name) => named(side, name).find(el => !broken(el) && broken(next.getElementById(el.id))) ?? find(side, name);
const changing = (side, name) => named(side, name).find(el => stays(side, el) && !el.isEqualNode(next.getElementById(el.id))) ?? find(side, name);

/** Where a card is to be seen in full, now or next. */
function seen(name) {
  const sign = `.slot[data-card="${CSS.escape(name)}"]`;
  return document.querySelector(`#table .row ${sign}:not(.ghost)`) ?? document.querySelector(`#z-me-hand ${sign}, #shelf ${sign}`)
    ?? next.querySelector(`#z-stage ${sign}, .row ${sign}, #shelf ${sign}`) ?? document.querySelector(`#table ${sign}`) ?? next.querySelector(sign);
}

// ---- the stage

function el(html) {
  const made = document.createElement('template');
  made.innerHTML = html;
  return made.content.firstElementChild;
}

/** A card in large; if it is to be bare, without its text. */
function large(name, ...classes) {
  const source = faces[name] ? el(faces[name]) : seen(name), card = source?.querySelector('.card'), slot = el('<li class="slot wide" aria-hidden="true"><div></div></li>');
  if (!card) return null;
  slot.dataset.card = name;
  slot.classList.add(...classes);
  slot.firstChild.className = card.className;
  slot.firstChild.innerHTML = (card.querySelector('.face') ?? card).innerHTML;
  for (const odd of slot.querySelectorAll('.verdict, .lack')) odd.remove();
  const text = classes.includes('bare') ? [] : texts?.[name] ?? [];
  if (classes.includes('bare')) slot.querySelector('.txt')?.remove();
  if (text.length && !slot.querySelector('.txt')) {
    const printed = el('<span class="txt"></span>');
    for (const line of text) printed.append(Object.assign(document.createElement('span'), {textContent: line}));
    slot.firstChild.append(printed);
  }
  const letters = text.join('').length;
  slot.classList.toggle('long', letters > LONG);
  slot.classList.toggle('longer', letters > LONGER);
  return slot;
}

/** A card that shares the stage: a long text would not fit. */
const beside = (name, ...classes) => large(name, ...classes, ...(texts[name] ?? []).join('').length > SHORT ? ['bare'] : []);

const sign = (big, {icon, note} = {}) => {
  const made = el('<li class="vs"><b></b></li>');
  made.firstChild.textContent = big;
  if (icon) made.prepend(el(`<img src="/art/icon/${icon}.svg" alt="">`));
  if (note) made.append(Object.assign(document.createElement('small'), {textContent: note}));
  return made;
};

function target(picture, text, round = false) {
  const made = el('<li class="target"><img alt=""><b></b></li>');
  made.firstChild.src = picture;
  made.firstChild.className = round ? 'round' : '';
  made.lastChild.textContent = text;
  return made;
}

const mindbug = document.querySelector('link[rel=icon]').href;
const avatar = side => document.querySelector(`#plate-${side} .avatar`)?.src ?? mindbug;

const person = side => target(avatar(side), document.querySelector(`#plate-${side} .who`)?.textContent ?? '', true);

function stage(kind, ...parts) {
  const list = el(`<ul class="shown ${kind}"></ul>`);
  list.append(...parts.filter(Boolean));
  if (!list.children.length) return;
  $('exhibit').replaceChildren(list);
  return list;
}

/** From where the card was to the stage. */
function bring(name, was) {
  const slot = document.querySelector(`#exhibit [data-card="${CSS.escape(name)}"]`);
  if (slot) comeFrom(slot, was);
  return slot;
}

/** Attacker, arrow, and whom it meets. */
function duel({duel: {side, attacker, blocker}, decides}, aim = '') {
  const note = decides ? document.querySelector(`#table .k-${decides.toLowerCase()} span`)?.textContent ?? '' : '';
  const icon = decides?.toLowerCase();
  if (blocker) return stage('duel', beside(attacker, 'struck'), sign(decides === 'POISONOUS' ? '☠' : '⚔', {icon, note}), beside(blocker, 'can-choose'));
  return stage('duel', beside(attacker, 'struck'), sign('➜', {icon, note}), aim ? target('/art/icon/life.svg', aim) : person(facing(side)));
}

const arrow = () => animate(document.querySelector('#exhibit .vs b'), [{translate: '-14px 0', opacity: 0}, {translate: '6px 0', opacity: 1}, {translate: '0 0'}], 420);

// ---- counts

function count([id, total]) {
  const box = $(id);
  if (!box) return;
  const pips = [...box.querySelectorAll('i:not(.cube)')], was = pips.filter(pip => !pip.matches('.off')).length;
  for (const [n, pip] of pips.entries()) {
    if (n < total || n >= was && pip.matches('.off')) pip.classList.toggle('off', n >= total);
    else { pip.classList.add('lost'); undo.push(() => { pip.classList.remove('lost'); pip.classList.add('off'); }); animate(pip, [{scale: 1}, {scale: 1.9}, {scale: 1.15}], 500); }
  }
  for (let n = pips.length; n < total && n < 5 && pips.length; n++) { const more = pips[0].cloneNode(); more.classList.remove('off', 'lost'); pips.at(-1).after(more); pop(more); }
  const number = box.querySelector('b');
  if (number) { number.textContent = total; animate(number, [{scale: 1.8}, {scale: 1}], 420); }
}

// ---- what creatures do

/** A creature comes into play: it is taken out of the next picture. */
function enter(side, name, was) {
  const list = row(side), known = new Set([...list.children].map(slot => slot.id));
  const twin = [...row(side, next)?.children ?? []].find(slot => slot.dataset.card === name && !known.has(slot.id));
  const source = twin ?? seen(name);
  if (!source) return;
  const slot = document.importNode(source, true);
  slot.className = 'slot tok';
  for (const control of slot.querySelectorAll('[name]')) control.removeAttribute('name');
  for (const odd of slot.querySelectorAll('.txt, .verdict')) odd.remove();
  if (!twin) slot.removeAttribute('id');
  else $(slot.id)?.removeAttribute('id');                  // it lay elsewhere, and an id is given once
  list.append(slot);
  list.dataset.n = list.children.length;
  if (list.style.getPropertyValue('--n')) list.style.setProperty('--n', list.children.length);
  comeFrom(slot, was);
  light(slot, 'arrives');
  return slot;
}

/** An empty place stays until the row closes. */
function leave(slot, ms, order = 0) {
  if (!slot) return;
  animate(slot, [{opacity: 1, filter: 'none'}, {opacity: 0, filter: 'grayscale(1) brightness(2)', scale: .8}], 350, {delay: ms * .55 + order * 120, fill: 'forwards'});
  undo.push(() => { for (const moving of slot.getAnimations()) moving.cancel(); slot.classList.add('ghost'); });
}

function gone(zone, name) {
  const slot = document.querySelector(`#${zone} .slot[data-card="${CSS.escape(name)}"]:not(.gone)`), was = slot?.getBoundingClientRect();
  slot?.classList.add('gone');
  return was;
}

const box = id => $(id)?.getBoundingClientRect();
const handOf = side => box(side === 'me' ? 'z-me-hand' : 'hand-opp') ?? box('plate-' + side);

function fall(beat) {
  for (const [order, {side, card, mark: kind, text}] of beat.cards.entries()) {
    const slot = kind === 'hold' ? breaking(side, card) : leaving(side, card);
    light(slot, 'struck');
    mark(slot, kind, text, order * 120);
    shake(slot, 8, order * 120);
    if (kind === 'hold') slot?.querySelector('.k-tough')?.classList.add('broken');
    else leave(slot, beat.ms, order);
  }
  if (beat.duel) duel(beat);
  else if (beat.by) stage('one', large(beat.by, 'asks'));
}

/** Cards that a beat is about, lit where they lie. */
function shine(beat, ring = 'asks') {
  for (const {side, card, mark: kind, text} of beat.cards ?? []) {
    const slot = card && changing(side, card);
    light(slot, ring);
    mark(slot, kind ?? 'plain', text);
  }
}

function withdraw(beat) {
  for (const [order, {side, card}] of (beat.cards ?? []).entries()) if (card) { const slot = leaving(side, card) ?? leaving(facing(side), card); light(slot, 'asks'); leave(slot, beat.ms, order); }
  cause(beat);
}

const cause = beat => stage('one', beat.by && large(beat.by, 'asks'), !beat.by && beat.cards?.[0]?.card && large(beat.cards[0].card, 'asks'));

const ACTS = {
  played(beat) {
    const {side, card} = beat.cards[0], was = side === 'me' ? gone('z-me-hand', card) : handOf(side);
    stage('one', large(card, 'asks'));
    bring(card, was);
    if (beat.enters) enter(side, card, was);
  },
  declined(beat) {
    const {side, card} = beat.cards[0];
    stage('one', large(card, 'asks'));
    if (beat.enters) enter(side, card, box('exhibit'));
  },
  mindbugged(beat) {
    const {side, card} = beat.cards[0];
    const list = stage('taking', person(side), target(mindbug, ''), sign('➜'), large(card, 'asks', 'bare'));
    list?.children[1].classList.add('bug');
    animate(list?.children[1], [{scale: .2, rotate: '-25deg'}, {scale: 1.2, rotate: '6deg'}, {scale: 1}], 600);
    arrow();
  },
  entered(beat) {
    for (const {side, card} of beat.cards) if (card) {
      stage('crossing', large(card, 'asks'), sign(side === 'me' ? '▼' : '▲'), person(side));
      enter(side, card, box('exhibit'));
    }
  },
  came_back: beat => ACTS.entered(beat),
  attacked(beat) { const slot = find(beat.duel.side, beat.duel.attacker); light(slot, 'struck'); duel(beat); arrow(); animate(slot, [{translate: '0 0'}, {translate: beat.duel.side === 'me' ? '0 -9%' : '0 9%'}, {translate: '0 0'}], 420); },
  hunted: beat => ACTS.blocked(beat),
  fought: beat => ACTS.blocked(beat),
  blocked(beat) {
    const {side, attacker, blocker} = beat.duel;
    light(find(side, attacker), 'struck');
    light(find(facing(side), blocker), 'can-choose');
    const list = duel(beat);
    shake(list?.lastElementChild, 8, 260);
  },
  unblocked(beat) {
    light(find(beat.duel.side, beat.duel.attacker), 'struck');
    duel(beat);
    arrow();
  },
  defeated: fall,
  exhausted: fall,
  life(beat) {
    const [[id, total]] = Object.entries(beat.counts), aim = `${total - beat.change} → ${total}`;
    if (beat.by) stage('duel', beside(beat.by, 'struck'), sign('➜'), target('/art/icon/life.svg', aim));
    else stage('one', target('/art/icon/life.svg', aim));
    if (beat.change < 0) shake($(id.replace('life', 'plate')), 9);
    pop(document.querySelector('#exhibit .target b'));
  },
  energy(beat) {
    const [[, total]] = Object.entries(beat.counts);
    stage('duel', beat.by && beside(beat.by, 'asks'), beat.by && sign('➜'), target('/art/icon/energy.svg', `${total - beat.change} → ${total}`));
    pop(document.querySelector('#exhibit .target b'));
  },
  triggered(beat) { shine(beat); const {card} = beat.cards[0]; stage('one', large(card, 'asks')); },
  bought(beat) { const {card} = beat.cards[0], was = document.querySelector(`#z-power [data-card="${CSS.escape(card)}"]`)?.getBoundingClientRect(); stage('one', large(card, 'can-choose')); bring(card, was); gone('z-power', card); },
  power_revealed(beat) { stage('one', ...beat.cards.slice(0, 3).map(({card}) => large(card))); },
  roll(beat) { light(beat.by && find(beat.side, beat.by), 'struck'); dice(beat, true); },
  rolled(beat) { light(beat.by && find(beat.side, beat.by), 'struck'); dice(beat); oldDice = beat.faces; },
  rerolled(beat) { light(beat.by && find(beat.side, beat.by), 'struck'); dice({...beat, faces: []}); },
  took_control(beat) {
    for (const {side, card} of beat.cards) if (card) {
      const slot = leaving(facing(side), card), was = slot?.getBoundingClientRect();
      stage('crossing', large(card, 'asks'), sign(side === 'me' ? '▼' : '▲'), person(side));
      if (slot) { row(side).append(slot); row(side).dataset.n = row(side).children.length; comeFrom(slot, was); light(slot, 'arrives'); }
    }
  },
  evolved(beat) {
    const {side, card, other} = beat.cards[0], slot = leaving(side, card) ?? find(side, card), twin = slot && next.getElementById(slot.id);
    stage('duel', beside(card), sign('➜'), beside(other, 'can-act'));
    arrow();
    if (!slot) return;
    light(slot, 'arrives');
    if (twin) { slot.replaceChildren(...[...document.importNode(twin, true).childNodes]); slot.dataset.card = other; for (const control of slot.querySelectorAll('[name]')) control.removeAttribute('name'); }
    animate(slot, [{filter: 'brightness(2.6) saturate(.3)', scale: 1.12}, {filter: 'none', scale: 1}], 700);
  },
  put_under(beat) {
    const {side, card, other} = beat.cards[0], slot = changing(side, other);
    stage('duel', card && beside(card), sign('+1'), beside(other, 'can-act'));
    arrow();
    light(slot, 'arrives');
    mark(slot, 'hold', '+1');
  },
  set_aside: withdraw,
  returned: withdraw,
  captured: withdraw,
  start_card(beat) { const [mine, theirs] = ['me', 'opp'].map(side => beat.cards.filter(card => card.side === side).at(-1)?.card); stage('duel', mine && beside(mine), sign('⚔'), theirs && beside(theirs)); pop($('exhibit').firstElementChild); },
  silenced(beat) { shine(beat); const {card, other} = beat.cards[0]; stage('duel', other && beside(other, 'struck'), sign('✕'), beside(card)); },
  copied(beat) { shine(beat); const {card, other} = beat.cards[0]; stage('duel', beside(card, 'asks'), sign('='), other && beside(other)); },
};
Object.assign(ACTS, {
  dealt() {
    $('exhibit').replaceChildren();
    const deck = box('deck-me');
    for (const [order, slot] of [...$('z-me-hand').children].entries()) { slot.classList.add('gone'); setTimeout(() => { slot.classList.remove('gone'); comeFrom(slot, deck); }, order * 130); }
  },
  starts({side}) { const cards = [...$('exhibit').querySelectorAll('.slot')]; light(cards[side === 'me' ? 0 : 1], 'can-act'); stage('one', cards[side === 'me' ? 0 : 1], sign('➜'), person(side)); },
  /** The stage is free for whoever acts next. */
  turn(beat) {
    const now = next.getElementById('turn');
    if (now) { $('turn').className = now.className; $('turn').innerHTML = now.innerHTML; pop($('turn')); }
    ACTS.again(beat);
  },
  /** Won or lost looks different; whoever took the last life stays to be seen. */
  game_over(beat) {
    const ended = next.getElementById('stage')?.classList ?? [];
    $('stage').classList.add(...STATES.filter(state => ['end', 'won', 'lost'].includes(state) && ended.contains(state)));
    if (beat.by) stage('one', large(beat.by, $('stage').matches('.lost') ? 'struck' : 'can-act'));
    else $('exhibit').replaceChildren();
    animate(document.querySelector('#exhibit .slot'), [{scale: .7, rotate: '-4deg'}, {scale: 1.06, rotate: '2deg'}, {scale: 1}], 700);
  },
  again({side}) { $('exhibit').replaceChildren(); animate($('plate-' + side), [{scale: 1}, {scale: 1.04}, {scale: 1}], 500); },
});
const LIT = {boosted: 'can-act', gained: 'can-act', octonite: 'can-act', protected: 'can-act', sheltered: 'can-act', pinned: 'struck', forced: 'struck', turned: 'asks', acted: 'asks', revealed: 'asks', shown: 'asks'};

function dice({by, faces}, rolling = false) {
  const list = stage('thrown', by && large(by, 'struck')) ?? stage('thrown', el('<li></li>')), thrown = el('<li class="dice"></li>');
  const put = (face, name) => thrown.append(Object.assign(document.createElement('img'), {className: 'die ' + name, src: `/art/die/${encodeURIComponent(face)}.svg`, alt: ''}));
  for (const face of oldDice) put(face, 'old');
  for (const face of faces) put(face, rolling ? 'rolling' : '');
  list.append(thrown);
  for (const [i, die] of [...thrown.querySelectorAll('.die:not(.old)')].entries()) {
    if (rolling) animate(die, [{rotate: '0deg', translate: '-8px -60px'}, {rotate: `${i ? -700 : 700}deg`, translate: '0 0'}], 950, {fill: 'backwards'});
    else pop(die);
  }
}

/** Shows a beat. Whose turn it is comes out when it is known who starts. */
export function act(beat) {
  clear();
  if (['dealt', 'start_card'].includes(beat.kind)) light($('turn'), 'gone');
  (ACTS[beat.kind] ?? plain)(beat);
  for (const {side, card, mark: kind, text} of beat.marked ?? []) mark(find(side, card), kind, text);
  for (const entry of Object.entries(beat.counts ?? {})) count(entry);
}

function plain(beat) {
  shine(beat, LIT[beat.kind] ?? 'asks');
  cause(beat);
}
