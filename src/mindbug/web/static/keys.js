// The keyboard: arrows move between cards and buttons, numbers answer, ? explains, H hints, U takes back.
import {middle} from './motion.js';
import {closeSheet, openSheet} from './look.js';

const $ = id => document.getElementById(id);
const WAYS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

const stops = () => [...document.querySelectorAll('#table button:not([hidden])')].filter(el => el.checkVisibility({visibilityProperty: true}));

function move(key) {
  const here = document.activeElement?.closest('#table') ? document.activeElement : null;
  if (!here || here === $('table')) return (document.querySelector('#question .opt, #table :is(.can-choose, .can-act) .card') ?? stops()[0])?.focus();
  const [x, y] = middle(here), [dx, dy] = WAYS[key];
  let best, least = Infinity;
  for (const el of stops()) {
    if (el === here) continue;
    const [a, b] = middle(el), along = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (along > 8 && along + aside * 2.5 < least) { least = along + aside * 2.5; best = el; }
  }
  best?.focus();
}

export function watchKeys(choose) {
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, select, textarea, dialog')) return;
    if (event.key in WAYS && $('fx') && !event.target.closest?.('#loglist, #inspect')) move(event.key);
    else if (/^[0-9]$/.test(event.key)) document.querySelector(`#table [data-key="${event.key}"]`)?.click();
    else if (event.key === '?') { const slot = document.activeElement?.closest?.('#table .slot[data-card]'); if (slot) openSheet(slot, choose); }
    else if (event.key.toLowerCase() === 'h') $('do-hint')?.click();
    else if (event.key.toLowerCase() === 'u') $('do-takeback')?.click();
    else if (event.key === 'Escape') closeSheet();
    else return;
    event.preventDefault();
  });
}
