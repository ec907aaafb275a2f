// Every page: the worker that keeps static files is started, and told which language is read.
addEventListener('load', async () => {
  if (!navigator.serviceWorker) return;                    // only over HTTPS, and on this machine
  await navigator.serviceWorker.register('/worker.js').catch(() => {});   // everything works without it
  const worker = await navigator.serviceWorker.ready;
  worker.active?.postMessage({lang: document.documentElement.lang});
});
