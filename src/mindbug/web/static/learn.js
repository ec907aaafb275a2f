// A lesson: every choice is sent as the form says, and the steps that come back are shown one after the other.
import {enqueue, idle} from './director.js';
import {comeBackTo, renew, tell, watchBoard} from './board.js';

const words = JSON.parse(document.body.dataset.words);
let asked = false;

/** Whether the picture is at rest and nothing is asked of the server: for tests, and for style. */
function mark() { document.documentElement.dataset.state = idle() && !asked ? 'idle' : 'busy'; }

/** Where one is: to come back after a reload or in another language. */
function remember(address) {
  history.replaceState(null, '', address);
  comeBackTo(address);
}

async function choose(form, pressed) {
  const answer = await fetch(form.action, {method: 'POST', headers: {accept: 'application/json'}, body: new URLSearchParams({[pressed.name]: pressed.value})});
  if (!answer.ok) throw Error(answer.status);
  const {address, steps} = await answer.json();
  remember(address);
  for (const step of steps) await enqueue(step, () => renew(step.html));
  document.getElementById('do-next')?.focus({preventScroll: true});
}

document.addEventListener('submit', event => {
  if (event.target.id !== 'choose') return;
  event.preventDefault();
  if (asked) return;
  asked = true;
  mark();
  choose(event.target, event.submitter).catch(() => tell(words.error_other)).then(() => { asked = false; mark(); });
});

watchBoard();
mark();
