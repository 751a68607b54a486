import { expect, test } from '@jest/globals';
import { showMessages } from '../../src/worker/messages.ts';
import type { WorkerScope } from '../../src/worker/scope.ts';

type Page = Awaited<ReturnType<WorkerScope['clients']['matchAll']>>[number];

/** A press on a notice of a table, with these pages open. @returns the paths that were opened */
async function pressed(pages: readonly Page[]): Promise<readonly string[]> {
  const opened: string[] = [];
  let press = (_event: never): void => undefined;
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'notificationclick') press = listener;
    },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (path: string) => Promise.resolve(opened.push(path)),
    },
  };
  showMessages(scope as unknown as WorkerScope);
  await new Promise((resolve, reject) =>
    press({
      notification: { close: () => undefined, data: '/m/1' },
      waitUntil: (work: Promise<unknown>) => void work.then(resolve, reject),
    } as never),
  );
  return opened;
}

const page = (path: string, focus: () => Promise<unknown>): Page => ({
  url: `https://atoll.example${path}`,
  focus,
});
const allowed = (): Promise<unknown> => Promise.resolve();
const forbidden = (): Promise<unknown> => Promise.reject(new Error('no user gesture'));

test('a notice brings the page of its table forward, or opens one', async () => {
  expect(await pressed([page('/m/1', allowed)])).toEqual([]);
  expect(await pressed([page('/', allowed)])).toEqual(['/m/1']);
  expect(await pressed([])).toEqual(['/m/1']);
});

test('a notice opens a page where the browser brings none forward', async () =>
  expect(await pressed([page('/m/1', forbidden)])).toEqual(['/m/1']));
