// The picture of a table comes in parts. Those that have not changed are not sent again; here they are kept and put together.
const HOLE = /<!--([a-z-]+)-->/g, LINES = 32;              // the page keeps older lines of the log by itself
let parts = {}, lines = [], first = 0;

/** The whole picture, as of this message. */
export function putTogether({whole = false, parts: news, log}) {
  if (whole) { parts = {}; lines = []; }
  Object.assign(parts, news);
  if (log) tell(...log);
  parts.log = (whole ? lines : lines.slice(-LINES)).join('\n');
  return filled('shell');
}

/** A part, with those that it has holes for. */
function filled(name) { return parts[name].replace(HOLE, (_, inner) => filled(inner)); }

/** Lines only grow at the end of the log, unless somebody has taken something back. */
function tell(from, ...told) {
  if (!lines.length || from < first) { lines = []; first = from; }
  lines.splice(from - first, Infinity, ...told);
}
