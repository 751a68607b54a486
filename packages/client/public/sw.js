// Shows what the server tells while no page of ours is open, and leads to the table that it is
// about. It is registered where somebody asked to be told, and does nothing else.

globalThis.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  const options = { body, tag, icon: '/icon-turn.svg', data: path };
  event.waitUntil(globalThis.registration.showNotification(title, options));
});

globalThis.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

async function openTable(path) {
  const { clients } = globalThis;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : clients.openWindow(path));
}
