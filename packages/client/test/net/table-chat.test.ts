import { expect, test } from '@jest/globals';
import type { SaidMessage, WelcomeMessage } from '@atoll/protocol';
import { TableChat } from '../../src/net/table-chat.ts';
import { type MuteStorage, storedMuteList } from '../../src/net/mute-list.ts';
import type { RoomListener, Transport } from '../../src/net/link/transport.ts';

const said = (n: number, seat = 1): SaidMessage => ({ n, seat, phrase: 'hello', at: n });

/** A company at a table, and the way in which the server is heard. */
async function atTable(memory?: MuteStorage) {
  const chat = new TableChat(memory);
  const heard: string[] = [];
  let server!: RoomListener;
  const transport: Transport = {
    ensure: async (matchId) => matchId,
    join: async (_roomId, _options, listener) => {
      server = listener;
      return { request: async () => undefined, close: () => undefined };
    },
  };
  await chat
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
  let before: number | undefined;
  chat.subscribe(() => {
    const { latest } = chat.getState();
    if (latest && latest.n !== before) heard.push(`said ${latest.n}`);
    before = latest?.n;
  });
  return { chat, heard, server };
}

const numbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const page = (first: number, last: number): readonly SaidMessage[] =>
  numbers(first, last).map((n) => said(n));

test('every chat line is delivered, and the newest 500 are kept', async () => {
  const { chat, heard, server } = await atTable();
  for (let n = 1; n <= 510; n++) server.said?.(said(n));
  expect(heard).toHaveLength(510);
  expect(chat.getState().said.map(({ n }) => n)).toEqual(numbers(11, 510));
});

test('older chat lines are loaded page by page until there are no more', async () => {
  const { chat, server } = await atTable();
  const known = (): readonly number[] => chat.getState().said.map(({ n }) => n);
  expect(chat.getState().earlier).toBe('none');
  server.welcome({ said: page(41, 70) } as unknown as WelcomeMessage);
  expect(chat.getState().earlier).toBe('some');
  server.said?.(said(71));
  chat.learn(page(11, 40));
  expect(chat.getState().earlier).toBe('some');
  // asked for twice
  chat.learn(page(11, 40));
  chat.learn(page(3, 10));
  expect(known()).toEqual(numbers(3, 71));
  expect(chat.getState().earlier).toBe('none');
});

test('a chat line that the host deletes disappears', async () => {
  const { chat, heard, server } = await atTable();
  server.welcome({ said: page(1, 6) } as unknown as WelcomeMessage);
  server.unsaid?.({ from: 2, to: 4 });
  expect(chat.getState().said.map(({ n }) => n)).toEqual([1, 5, 6]);
  expect(heard).toEqual(['welcome']);
  server.said?.(said(7));
  expect(chat.getState().latest?.n).toBe(7);
  server.unsaid?.({ from: 7, to: 7 });
  expect(chat.getState().latest).toBeUndefined();
});

test('muted speakers and reported lines are remembered for the match', async () => {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  };
  const open = (matchId: string) => new TableChat(storedMuteList(storage, matchId));
  const chat = open('first');
  chat.mute(-1, 'muted');
  chat.mute(2, 'muted');
  chat.mute(-1, 'heard');
  chat.reported(7);
  open('second').mute(0, 'muted');
  expect(open('first').getState()).toMatchObject({ muted: [2], reported: [7] });
  expect(open('second').getState()).toMatchObject({ muted: [0], reported: [] });
  for (let n = 0; n < 40; n++) open(`later ${n}`).mute(1, 'muted');
  expect(open('first').getState()).toMatchObject({ muted: [] });
  for (const damage of ['{', '7', '[["later 39"]]', '[["later 39", {"muted": "x"}], 7]']) {
    store.set('atoll.company', damage);
    expect(open('later 39').getState()).toMatchObject({ muted: [], reported: [] });
  }
});

test('a welcome replaces the chat lines, and listeners stay subscribed', async () => {
  const { chat, heard, server } = await atTable();
  server.said?.(said(1));
  server.welcome({ said: [said(7), said(8)] } as unknown as WelcomeMessage);
  expect(chat.getState().said.map(({ n }) => n)).toEqual([7, 8]);
  // nothing is left of it
  server.welcome({} as WelcomeMessage);
  expect(chat.getState().said).toEqual([]);
  expect(heard).toEqual(['said 1', 'welcome', 'welcome']);
});

test('lines of a muted speaker are kept, and not delivered until an unmute', async () => {
  const { chat, heard, server } = await atTable();
  chat.mute(1, 'muted');
  chat.mute(-1, 'muted');
  server.said?.(said(1));
  server.said?.(said(2, -1));
  server.said?.(said(3, 0));
  chat.mute(1, 'heard');
  server.said?.(said(4));
  expect(heard).toEqual(['said 3', 'said 4']);
  expect(chat.getState().muted).toEqual([-1]);
});

test('lines of others are unread until they are shown, also after the page reloads', async () => {
  const text = (n: number, seat: number): SaidMessage => ({ n, seat, text: `line ${n}`, at: n });
  const store = new Map<string, string>();
  const memory = storedMuteList(
    {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
    },
    'match',
  );
  const { chat, server } = await atTable(memory);
  server.welcome({ said: [text(1, 0), text(2, 1)] } as unknown as WelcomeMessage);
  server.said?.(said(3));
  server.said?.(text(4, 1));
  expect([chat.unread(0), chat.unread(1), chat.unread(-1)]).toEqual([3, 1, 4]);
  chat.mute(1, 'muted');
  expect(chat.unread(0)).toBe(0);
  chat.mute(1, 'heard');
  chat.read();
  expect(chat.unread(-1)).toBe(0);

  const anew = await atTable(memory);
  anew.server.welcome({ said: [text(1, 0), text(4, 1), text(5, 1)] } as unknown as WelcomeMessage);
  expect(anew.chat.unread(0)).toBe(1);
});

test('a spectator knows which lines this page has sent', async () => {
  const { chat, server } = await atTable();
  const lines: readonly SaidMessage[] = [1, 2].map((n) => ({ n, seat: -1, text: 'x', at: n }));
  lines.forEach((line) => server.said?.(line));
  chat.spoke(2);
  expect(lines.map((line) => chat.isOwn(line, -1))).toEqual([false, true]);
  expect(chat.unread(-1)).toBe(1);
  expect(chat.isOwn(said(3, 0), 0)).toBe(true);
});

test('a reported line is unread for the host until it is shown, and gone once it is deleted', async () => {
  const store = new Map<string, string>();
  const memory = storedMuteList(
    {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
    },
    'match',
  );
  const { chat, server } = await atTable(memory);
  server.welcome({ said: [said(1), said(2)], reported: [said(1)] } as unknown as WelcomeMessage);
  expect(chat.unread(1)).toBe(1);
  server.reported?.(said(2));
  expect(chat.unread(1)).toBe(2);
  chat.read();
  expect(chat.unread(1)).toBe(0);

  const anew = await atTable(memory);
  anew.server.welcome({
    said: [said(1), said(2), said(3)],
    reported: [said(1), said(2), said(3)],
  } as unknown as WelcomeMessage);
  expect(anew.chat.unread(1)).toBe(1);
  anew.server.unsaid?.({ from: 3, to: 3 });
  expect(anew.chat.unread(1)).toBe(0);
  expect(anew.chat.getState().complaints.map(({ n }) => n)).toEqual([1, 2]);
});
