// Looking at cards: the large card beside the table follows pointer and focus; on a phone a tap opens a sheet.
const $ = id => document.getElementById(id);
const small = matchMedia('(hover: none), (max-width: 760px), (max-width: 1100px) and (orientation: portrait)');
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

/** The card as it lies on the table now, without anything that could be pressed. */
function copy(slot) {
  const card = slot.querySelector('.card'), el = document.createElement('div'), face = document.createElement('div');
  el.className = 'slot';
  face.className = card.className.replace(' can', '');
  face.innerHTML = card.innerHTML;
  el.append(face);
  return el;
}

async function show(box, name, slot) {
  const info = document.createElement('div');
  info.className = 'about';
  const notes = slot?.querySelector('.notes')?.textContent;
  if (notes) info.append(Object.assign(document.createElement('div'), {className: 'now', textContent: notes}));
  if (slot) box.replaceChildren(copy(slot), info);
  box.dataset.name = name;
  const told = await about(name).catch(() => null);
  if (!told || box.dataset.name !== name) return;
  if (!slot) box.replaceChildren(told.card.cloneNode(true), info);
  info.append(...[...told.about.cloneNode(true).childNodes]);
}

function follow(event) {
  const target = event.target.closest?.('#root [data-card]');
  if (!target || small.matches) return;
  const slot = target.matches('.slot') ? target : null, box = $('inspect'), stamp = target.dataset.card + (slot?.innerHTML.length ?? '');
  if (box.dataset.stamp === stamp) return;
  box.dataset.stamp = stamp;
  show(box, target.dataset.card, slot);
}

/** The sheet: the large card, and a button for everything that can be done with it. */
export function openSheet(slot, choose) {
  const sheet = $('sheet'), box = document.createElement('div'), acts = document.createElement('div'), words = JSON.parse(document.body.dataset.words);
  acts.className = 'acts';
  box.className = 'inspect';
  const stand = $(slot.dataset.twin) ?? slot;
  const add = (label, className, press) => {
    const button = document.createElement('button');
    button.className = className;
    button.textContent = label;
    button.addEventListener('click', () => { sheet.close(); press?.(); });
    acts.append(button);
  };
  for (const control of stand.querySelectorAll('[name=label]')) add(control.dataset.do, 'btn main', () => choose(control.value));
  add(words.close, 'btn');
  sheet.replaceChildren(box, acts);                        // buttons last: they stay where they are when the text arrives
  sheet.setAttribute('aria-label', slot.querySelector('.card .vh').textContent);
  show(box, slot.dataset.card, slot);
  sheet.showModal();
  acts.firstChild.focus();
}

export const taps = () => small.matches;

export function watchCards() {
  document.addEventListener('pointerover', follow);
  document.addEventListener('focusin', follow);
  document.addEventListener('click', event => {
    const button = event.target.closest?.('[data-look]');
    const looking = document.body.dataset.look;
    if (button?.matches('button')) document.body.dataset.look = looking === button.dataset.look ? '' : button.dataset.look;
    else if (looking && !event.target.closest('.pile, dialog')) document.body.dataset.look = '';
  });
}
