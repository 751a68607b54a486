import { expect, test } from '@jest/globals';
import type { SaidMessage, WelcomeMessage } from '@atoll/protocol';
import { Company } from '../../src/net/company.ts';
import type { RoomListener, Transport } from '../../src/net/transport.ts';

const said = (n: number, seat = 1): SaidMessage => ({ n, seat, phrase: 'hello', at: n });

/** A company at a table, and the way in which the server is heard. */
async function atTable() {
  const company = new Company();
  const heard: string[] = [];
  let server!: RoomListener;
  const transport: Transport = {
    ensure: async (matchId) => matchId,
    join: async (_roomId, _options, listener) => {
      server = listener;
      return { request: async () => undefined, close: () => undefined };
    },
  };
  await company
    .over(transport)
    .join(
      'room',
      {},
      {
        state: () => undefined,
        welcome: () => heard.push('welcome'),
        step: () => undefined,
        closed: () => undefined,
      },
    );
  company.onSaid(({ n }) => heard.push(`said ${n}`));
  return { company, heard, server };
}

test('what is said is heard and kept, the newest thirty', async () => {
  const { company, heard, server } = await atTable();
  for (let n = 1; n <= 40; n++) server.said?.(said(n));
  expect(heard).toHaveLength(40);
  expect(company.getState().said.map(({ n }) => n)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 11),
  );
});

test('a table tells whoever comes what was said, and those who listen to it go on', async () => {
  const { company, heard, server } = await atTable();
  server.said?.(said(1));
  server.welcome({ said: [said(7), said(8)] } as unknown as WelcomeMessage);
  server.welcome({} as WelcomeMessage);
  expect(company.getState().said.map(({ n }) => n)).toEqual([7, 8]);
  expect(heard).toEqual(['said 1', 'welcome', 'welcome']);
});

test('who is muted is kept and not heard, until listened to again', async () => {
  const { company, heard, server } = await atTable();
  company.mute(1, 'muted');
  company.mute(-1, 'muted');
  server.said?.(said(1));
  server.said?.(said(2, -1));
  server.said?.(said(3, 0));
  company.mute(1, 'heard');
  server.said?.(said(4));
  expect(heard).toEqual(['said 3', 'said 4']);
  expect(company.getState().muted).toEqual([-1]);
});
