import type { WorkerScope } from './scope.ts';

/** What the server tells while no page of ours is open. */
interface Message {
  readonly title: string;
  readonly body: string;
  /** Of the table that it is about. */
  readonly path: string;
  readonly tag: string;
}

/** Shows what the server tells, and leads to the table that it is about. */
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

/** A dot at the icon of the installed program, where the system has such; pages take it away. */
async function showTurn(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await navigator.setAppBadge().catch(() => undefined);
}

/** Opens the table in a page of its own where the page that has it cannot be brought forward. */
async function openTable({ clients }: WorkerScope, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  const inFront = await open?.focus().then(
    () => true,
    () => false,
  );
  if (!inFront) await clients.openWindow(path);
}
