import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { handleRequest, type RequestClient } from '../../src/room/request-handler.ts';

/** Longer than any test may take. */
const VERY_LONG = 60_000;

/** A handler, and a client that has to wait for so many ms. */
function asking(delay: number) {
  const events: string[] = [];
  const services = {
    metrics: { actions: { inc: () => undefined } },
    throttled: true,
    limits: {
      takeWork: (asker: object, worth: number) => {
        events.push(`${JSON.stringify(asker)} takes ${worth}`);
        return 0;
      },
    },
    leaving: new AbortController().signal,
  };
  const handle = handleRequest(
    {
      services: () => services as never,
      report: (error) => events.push(String(error)),
      table: () => 'table',
    },
    { schema: z.strictObject({ from: z.int() }), cost: ({ from }) => from },
    async () => {
      events.push('answered');
      return { ok: true };
    },
  );
  const note = (what: string) => (): (() => void) => {
    events.push(what);
    return () => void events.push(`${what} ends`);
  };
  const client = {
    userData: {
      seat: 0,
      from: 'home',
      throttle: { take: () => delay },
      intake: { hold: note('held'), begin: note('begun') },
    },
  } as unknown as RequestClient;
  return { events, ask: (message: unknown) => handle(client, message) };
}

test('a malformed request is refused before any wait, and its sender is held up', async () => {
  const { events, ask } = asking(VERY_LONG);
  expect(await ask({ from: [] })).toMatchObject({ reasons: [{ code: 'malformed' }] });
  expect(events).toEqual(['held']);
});

test('a waiting client is not read from, and its answer begins after the wait', async () => {
  const { events, ask } = asking(20);
  await ask({ from: 1 });
  expect(events).toEqual(['held', 'begun', 'held ends', 'answered', 'begun ends']);
});

test('a client that need not wait is not held up', async () => {
  const { events, ask } = asking(0);
  await ask({ from: 1 });
  expect(events).toEqual(['begun', 'answered', 'begun ends']);
});

test('an expensive request is charged to the address and the table first', async () => {
  const { events, ask } = asking(0);
  await ask({ from: 7 });
  const charged = '{"address":"home","table":"table"} takes 6';
  expect(events).toEqual([charged, 'begun', 'answered', 'begun ends']);
});
