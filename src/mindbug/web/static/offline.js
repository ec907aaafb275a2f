// Without a connection: as soon as it is back, the page that was wanted is loaded.
const again = () => location.replace(location.href);
addEventListener('online', again);
document.getElementById('again').addEventListener('click', event => { event.preventDefault(); again(); });
