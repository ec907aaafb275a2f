// The worker keeps files that never change under their address, and a page that says in our own words that there is no
// connection. Pages of games and what they are told are never kept. The server puts `TOLD` before this.
const NAME = `mindbug ${TOLD.version}`, LANG = '/lang';

self.addEventListener('install', event => event.waitUntil(
  caches.open(NAME).then(cache => cache.addAll(TOLD.needed)).then(() => self.skipWaiting())));

self.addEventListener('activate', event => event.waitUntil(
  caches.keys().then(names => Promise.all(names.filter(name => name !== NAME).map(name => caches.delete(name)))).then(() => self.clients.claim())));

// pages say which language is read; only in that one is kept what is said without a connection
self.addEventListener('message', event => {
  const lang = event.data?.lang;
  if (lang in TOLD.pages) event.waitUntil(caches.open(NAME).then(async cache => {
    if (!await cache.match(TOLD.pages[lang])) await cache.add(TOLD.pages[lang]);
    await cache.put(LANG, new Response(lang));
  }));
});

self.addEventListener('fetch', event => {
  const {request} = event, address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offline));
  else if (request.method === 'GET' && /^\/(static|art)\//.test(address.pathname) && address.searchParams.has('v')) event.respondWith(kept(request));
});

async function kept(request) {
  const cache = await caches.open(NAME), known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function offline() {
  const cache = await caches.open(NAME), lang = await cache.match(LANG).then(answer => answer?.text());
  return await cache.match(TOLD.pages[lang] ?? '') ?? Response.error();
}

// somebody presses the message "your turn"
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({type: 'window'}).then(pages => pages.find(page => page.url.includes(event.notification.tag))?.focus()));
});
