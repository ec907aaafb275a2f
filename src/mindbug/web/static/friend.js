// What one does with the other person: faces, and sharing the invitation.
import {remembered, remember} from './settings.js';
import {watchNotify} from './turn.js';

const $ = id => document.getElementById(id);
const words = JSON.parse(document.body.dataset.words);
const SHOWN = 2600;
let fading;

const muted = () => remembered('faces') === 'off';

/** A face appears beside the name of the player who makes it. */
export function showFace({by, emote}) {
  const box = $('face-shown');
  if (!box || muted()) return;
  const mine = box.dataset.mine === by;
  box.className = mine ? 'mine' : 'theirs';
  box.replaceChildren(Object.assign(new Image(), {src: box.dataset.art.replace('NAME', emote), alt: $(`face-${emote}`)?.title ?? emote}));
  clearTimeout(fading);
  fading = setTimeout(() => box.replaceChildren(), SHOWN);
}

export function watchFriend(send) {
  watchNotify($('notify'));
  const mute = $('mute-faces');
  if (mute) {
    mute.checked = muted();
    mute.addEventListener('change', () => remember('faces', mute.checked ? 'off' : 'on'));
  }
  document.addEventListener('click', event => {
    const face = event.target.closest?.('[data-face]'), sharing = event.target.closest?.('[data-share]');
    if (face) { send({type: 'emote', emote: face.dataset.face}); face.closest('dialog')?.close(); }
    if (sharing) navigator.share({title: document.title, text: words.invited, url: $(sharing.dataset.share).value}).catch(() => {});   // thought better of it
  });
  document.documentElement.classList.toggle('can-share', !!navigator.share);
}
