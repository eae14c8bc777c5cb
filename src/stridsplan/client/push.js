// The service worker: shows push notifications and opens the table. It caches no files and answers no requests.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/static/icon.svg', data: { url } }));
});

const API = '/api/v1/notifications';

const send = (method, path, body) => fetch(API + path, {
  method, ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
});

/**
 * The push address of the browser has changed: send the new one to the server and delete the old one,
 * unless push is off.
 */
async function renew(old, fresh) {
  const { push_key: key, channels } = await (await send('GET', '')).json();
  const known = channels.find(({ kind, place }) => (old ? place === old.endpoint : kind === 'push'));
  if (!known) return;
  const made =
    fresh ?? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  if (old) await send('DELETE', `/${known.id}`);
  await send('POST', '/push', { endpoint, keys, language: known.language });
}

self.addEventListener('pushsubscriptionchange',
  (event) => event.waitUntil(renew(event.oldSubscription, event.newSubscription)));

/** Go to an address of this site: to a page that shows it, else in a new one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  if (there) return there.focus();
  return self.clients.openWindow(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});
