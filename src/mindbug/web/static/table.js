// The table: a socket brings whole views, which are morphed into the page; what is pressed goes back as a message.
import {enqueue, idle} from './queue.js';
import {renew, tell, watchBoard} from './board.js';

const $ = id => document.getElementById(id);
const words = JSON.parse(document.body.dataset.words);
const FIRST_RETRY = 300, LONGEST_RETRY = 8000;
let socket, retry = FIRST_RETRY, asked = null;             // asked: the sequence number that was already answered

function connect() {
  const address = new URL(`/live/${document.body.dataset.game}`, location);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = location.search;
  socket = new WebSocket(address);
  socket.onopen = () => { retry = FIRST_RETRY; $('offline').hidden = true; mark(); };
  socket.onclose = () => { $('offline').hidden = retry === FIRST_RETRY; setTimeout(connect, retry); mark(); retry = Math.min(LONGEST_RETRY, retry * 2); };
  socket.onmessage = event => receive(JSON.parse(event.data));
}

function receive(message) {
  if (message.type === 'refused') {
    asked = null;
    mark();
    tell(words['error_' + message.code] ?? words.error_other);
    if (message.code === 'stale') send({type: 'sync'});
    return;
  }
  enqueue(message.events, () => update(message.html)).then(mark);
  mark();
}

/** Whether the picture is at rest and nothing is asked of the server: for tests, and for style. */
function mark() { document.documentElement.dataset.state = idle() && asked === null && socket?.readyState === WebSocket.OPEN ? 'idle' : 'busy'; }

const send = message => socket.send(JSON.stringify(message));

function update(html) {
  asked = null;
  renew(html);
  settle();
}

function settle() {
  for (const clock of document.querySelectorAll('.clock')) { clock.dataset.since = performance.now(); }
  tick();
}

function tick() {
  for (const clock of document.querySelectorAll('.clock')) {
    const gone = clock.matches('.running') ? (performance.now() - clock.dataset.since) / 1000 : 0, left = Math.max(0, Math.ceil(clock.dataset.left - gone));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    clock.classList.toggle('low', left < 20);
  }
}

// ---- what is pressed

document.addEventListener('submit', event => {
  if (event.target.id !== 'choose' || socket?.readyState !== WebSocket.OPEN) return;   // without a socket it is a plain form
  event.preventDefault();
  const pressed = event.submitter, type = (pressed.getAttribute('formaction') ?? event.target.action).split('/').pop(), seq = Number($('table').dataset.seq);
  if (type === 'choose' && asked === seq) return;
  if (type === 'choose') asked = seq;
  mark();
  send({type, seq, ...(pressed.name && {[pressed.name]: pressed.value})});
});

document.addEventListener('click', event => {
  const copying = event.target.closest?.('[data-copy]');
  if (copying) navigator.clipboard?.writeText($(copying.dataset.copy).value).then(() => tell(words.copied), () => $(copying.dataset.copy).select());
});

watchBoard();
setInterval(tick, 500);
settle();
connect();
mark();
