// The line to the server: a socket that comes back by itself. An answer stays here until the server has dealt with it.
// When the line was cut, the answer is sent again: its number tells the server whether it has been counted already.
const FIRST_RETRY = 300, LONGEST_RETRY = 4000, PATIENCE = 6000;
let address, owner, socket, retry = FIRST_RETRY, waiting = null, timer = 0, attempts = 0, opened = false;
let kept = null, posted = false, told = false;             // posted: it was sent over the present socket; told: that has brought a view

/** `to.receive` gets every message, `to.changed` is called when the line or what is kept has changed. */
export function connect(path, to) {
  address = new URL(path, location);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = location.search;
  owner = to;
  addEventListener('offline', () => cut());
  addEventListener('online', () => open());
  document.addEventListener('visibilitychange', () => { if (!document.hidden && online()) { send({type: 'sync'}); expectAnswer(); } });
  open();
}

export const online = () => socket?.readyState === WebSocket.OPEN;
/** Whether the view is that of the server: after an outage a line is there before what has happened meanwhile is. */
export const informed = () => told && online();
/** The answer that the server has not dealt with yet. */
export const pending = () => kept;
/** Whether sockets work here at all, as far as is known; if not, forms do without them. */
export const usable = () => opened || attempts < 2;
/** For how long there was no line: 0 while there is one, or while it was just cut. */
export const gone = () => !online() && (retry > FIRST_RETRY * 2 || opened && !navigator.onLine);

function open() {
  clearTimeout(waiting);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  attempts++;
  posted = told = false;
  const here = socket = new WebSocket(address);
  here.onopen = () => { if (here === socket) { opened = true; retry = FIRST_RETRY; owner.changed(); } };
  here.onclose = () => { if (here === socket) cut(); };
  here.onmessage = event => { if (here === socket) take(JSON.parse(event.data)); };
  expectAnswer();
}

/** A line that says nothing for too long is cut and opened anew. */
function expectAnswer() {
  clearTimeout(timer);
  timer = setTimeout(cut, PATIENCE);
}

function cut() {
  clearTimeout(timer);
  clearTimeout(waiting);
  const old = socket;
  socket = null;
  old?.close();
  waiting = setTimeout(open, retry);
  retry = Math.min(LONGEST_RETRY, retry * 2);
  owner.changed();
}

function take(message) {
  clearTimeout(timer);
  told ||= message.type === 'step';
  if (message.type === 'step') settle(message);
  else if (message.type === 'refused' && message.request === kept?.type) kept = null;
  owner.receive(message);
  owner.changed();
}

/** A whole picture tells whether what is kept was dealt with. */
function settle(step) {
  if (!kept) return;
  const done = kept.type === 'choose' ? step.asked > kept.seq : posted;
  if (done) kept = null;
  else if (!posted) post();
}

function post() {
  send(kept);
  posted = true;
  expectAnswer();
}

export function send(message) { if (online()) socket.send(JSON.stringify(message)); return online(); }

/** Sends an answer now or as soon as there is a line. Only one answer is kept at a time. */
export function keep(message) {
  if (kept) return false;
  kept = message;
  posted = false;
  if (online()) post();
  owner.changed();
  return true;
}
