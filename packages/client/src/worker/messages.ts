import type { WorkerScope } from './scope.ts';

/** A push message of the server. */
interface Message {
  readonly title: string;
  readonly body: string;
  /** The path of its table. */
  readonly path: string;
  readonly tag: string;
}

/** Shows push messages, and opens their table on a click. */
export function showMessages(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, path, tag } = event.data.json() as Message;
    const options = { body, tag, icon: '/icon-turn.svg', data: path };
    event.waitUntil(
      Promise.all([worker.registration.showNotification(title, options), showTurn()]),
    );
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTable(worker, String(event.notification.data)));
  });
}

/** A dot on the icon of the installed program, on systems that support it; pages remove it. */
async function showTurn(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await navigator.setAppBadge().catch(() => undefined);
}

/** Opens the table in a new page when the existing page cannot be focused. */
async function openTable({ clients }: WorkerScope, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  const inFront = await open?.focus().then(
    () => true,
    () => false,
  );
  if (!inFront) await clients.openWindow(path);
}
