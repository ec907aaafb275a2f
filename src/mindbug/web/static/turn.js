// Whoever looks elsewhere is told that it is their turn: by the title of the tab and, if they wish, by a message.
import {remembered, remember} from './settings.js';

const $ = id => document.getElementById(id);
const words = JSON.parse(document.body.dataset.words);
const title = document.title;
let mine = false;

const myTurn = () => /^(you|ask)$/.test($('table').dataset.tone ?? $('prompt')?.dataset.tone ?? '') && !$('curtain') && !$('meet');
const allowed = () => remembered('notify') === 'on' && window.Notification?.permission === 'granted';

export function announceTurn() {
  const now = myTurn();
  document.title = now ? `● ${words.title_your_turn} – ${title}` : title;
  if (now && !mine && document.hidden && allowed()) notify();
  mine = now;
}

async function notify() {
  navigator.vibrate?.([120, 60, 120]);
  const options = {tag: document.body.dataset.game, body: title};
  const worker = await navigator.serviceWorker?.getRegistration();   // phones want it from there
  if (worker) worker.showNotification(words.title_your_turn, options);
  else new Notification(words.title_your_turn, options);
}

/** The switch in the menu. Browsers ask for permission only after something was pressed. */
export function watchNotify(control) {
  if (!control) return;
  control.closest('label').hidden = !window.Notification;
  control.checked = allowed();
  control.addEventListener('change', async () => {
    if (control.checked) control.checked = await Notification.requestPermission() === 'granted';
    remember('notify', control.checked ? 'on' : 'off');
  });
}
