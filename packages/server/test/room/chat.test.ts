import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { Answer, SaidAnswer } from '@atoll/protocol';
import { JsonClient } from '@atoll/test-client/json-client';
import { openServer } from '../support/open-server.ts';
import type { TableClient } from '@atoll/test-client/table-client';
import { twoPlaying } from '../support/test-server.ts';

let hours = 0;
/** Every look at the clock that a test wants is an hour after the one before. */
const house = openServer({ now: () => Date.now() + hours * 3_600_000 });
const later = (): void => void (hours += 1);

const ask = (client: TableClient, request: string, body: unknown) =>
  client.room.request(request, body) as Promise<Answer>;
const say = (client: TableClient, text: unknown) => ask(client, 'say', { text });
const refused = (code: string, details?: object) => ({
  ok: false,
  reasons: [details ? { code, details } : { code }],
});
const earlier = (client: TableClient, before: number) =>
  client.room.request('said', { before }) as Promise<SaidAnswer>;

describe('a text in the chat of a table', () => {
  test('reaches everybody as typed, in every wire form, and clients that join later', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const watcher = await house.server.sit({ matchId: grant.matchId, compact: true });
    const program = await JsonClient.enter(house.server.address, { matchId: grant.matchId });
    const texts = ['<b>http://x.example</b> & "you"?', 'שלום 👩‍👧', 'x'.repeat(200)];
    for (const [index, text] of texts.entries())
      expect(await say(ben, `  ${text} `)).toMatchObject({ ok: true, line: index + 1 });
    expect(await program.ask('say', { text: 'hear, hear' })).toMatchObject({ ok: true, line: 4 });
    const lines = [...texts, 'hear, hear'].map((text, index) => ({
      ...{ n: index + 1, seat: index < 3 ? 1 : -1, text, at: expect.any(Number) },
    }));
    for (const client of [ada, ben, watcher]) {
      await client.until(() => client.said.length === 4);
      expect(client.said).toEqual(lines);
    }
    await program.until(() => program.of('said').length === 4);
    expect(program.of('said')).toMatchObject(lines);
    expect((await house.server.sit({ matchId: grant.matchId })).welcome?.said).toEqual(lines);
  });

  test.each([
    ['', refused('text-empty')],
    ['   ', refused('text-empty')],
    ['\u200d', refused('text-empty')],
    ['x'.repeat(201), refused('text-long', { length: 201, most: 200 })],
    ['two\nlines', refused('text-invisible')],
    ['a\u0000b', refused('text-invisible')],
    ['gnihton \u202e', refused('text-invisible')],
    ['isolated \u2066', refused('text-invisible')],
    [`Z${'\u0351'.repeat(9)}algo`, refused('text-stacked')],
    [7, { ok: false, reasons: [{ code: 'malformed' }] }],
    [null, { ok: false, reasons: [{ code: 'malformed' }] }],
  ])('is refused if it is %j', async (text, answer) => {
    const { ada, ben } = await twoPlaying(house.server);
    expect(await say(ada, text)).toMatchObject(answer);
    expect(await say(ada, 'heard')).toMatchObject({ ok: true });
    await ben.until(() => ben.said.length > 0);
    expect(ben.said).toMatchObject([{ n: 1, text: 'heard' }]);
  });

  test('is refused together with a phrase, and so is an empty request', async () => {
    const { ada } = await twoPlaying(house.server);
    const message = expect.stringContaining('say either a phrase or a text');
    for (const body of [{ phrase: 'hello', text: 'hello' }, {}])
      expect(await ask(ada, 'say', body)).toMatchObject(refused('malformed', { message }));
  });

  test('counts as much as a phrase, for a seat and for all spectators together', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const watchers = [];
    for (let count = 0; count < 2; count++)
      watchers.push(await house.server.sit({ matchId: grant.matchId }));
    for (let count = 0; count < 4; count++) {
      const body = count % 2 === 0 ? { text: 'again' } : { phrase: 'oops' };
      expect(await ask(ada, 'say', body)).toMatchObject({ ok: true });
      expect(await ask(watchers[count % 2]!, 'say', body)).toMatchObject({ ok: true });
    }
    const tooMuch = refused('said-too-much', { seconds: expect.any(Number) });
    for (const client of [ada, ...watchers]) expect(await say(client, 'more')).toEqual(tooMuch);
    expect(await say(ben, 'calm')).toMatchObject({ ok: true });
    later();
    expect(await say(ada, 'more')).toMatchObject({ ok: true });
  });

  test('is said once, however often the request is repeated', async () => {
    const { ada, ben } = await twoPlaying(house.server);
    const body = { text: 'once', id: randomUUID() };
    for (let count = 0; count < 6; count++)
      expect(await ask(ada, 'say', body)).toMatchObject({ ok: true, line: 1 });
    expect(await ask(ben, 'say', body)).toMatchObject({ ok: true, line: 2 });
    await ada.until(() => ada.said.length === 2);
    expect(ada.said.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('is for the host to allow: among friends it is, among strangers not', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const watcher = await house.server.sit({ matchId: grant.matchId });
    expect(ada.table.freeText).toBe(true);
    expect(await ben.change({ do: 'talk', may: 'phrases' })).toMatchObject(refused('not-host'));
    expect(await ada.change({ do: 'talk', may: 'phrases' })).toMatchObject({ ok: true });
    await ben.until(() => !ben.table.freeText);
    for (const client of [ada, ben, watcher])
      expect(await say(client, 'hm')).toEqual(refused('phrases-only'));
    expect(await ask(ben, 'say', { phrase: 'thinking' })).toMatchObject({ ok: true });
    // the decision of the host counts for every newcomer
    expect(await ada.change({ do: 'access', access: 'public' })).toMatchObject({ ok: true });
    expect(await ada.change({ do: 'talk', may: 'text' })).toMatchObject({ ok: true });
    expect(await say(ben, 'hm')).toMatchObject({ ok: true });
    const open = await house.server.sit(await house.server.create({ access: 'public' }));
    expect(open.table.freeText).toBe(false);
    expect(await open.change({ do: 'access', access: 'private' })).toMatchObject({ ok: true });
    await open.until(() => open.table.freeText);
  });

  test('is refused to spectators while the host silences them', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const watcher = await house.server.sit({ matchId: grant.matchId });
    await ada.change({ do: 'watchers', may: 'listen' });
    expect(await say(watcher, 'psst')).toEqual(refused('silenced'));
    expect(await say(ben, 'quiet here')).toMatchObject({ ok: true });
    await watcher.until(() => watcher.said.length === 1);
  });

  test('of a player is withheld from delayed spectators until the match is over', async () => {
    const { server } = house;
    const grant = await server.create();
    const ada = await server.sit(grant);
    const ben = await server.sit(await server.join(grant.code));
    await ada.change({ do: 'behind', turns: 2 });
    await ada.start();
    const watcher = await server.sit({ matchId: grant.matchId });
    expect(await say(ben, 'I have nothing')).toMatchObject({ ok: true });
    expect(await say(watcher, 'is anybody here?')).toMatchObject({ ok: true });
    await ben.until(() => ben.said.length === 2);
    expect(await ask(watcher, 'report', { n: 1 })).toEqual(refused('no-such-line', { n: 1 }));
    expect(await earlier(watcher, 9)).toMatchObject({ ok: true, said: [{ n: 2 }] });
    expect(await ask(ada, 'unsay', { from: 1, to: 1 })).toMatchObject({ ok: true });
    expect(await say(ada, 'end')).toMatchObject({ ok: true });
    expect(await ask(ada, 'concede', { bot: 'random' })).toMatchObject({ ok: true });
    await watcher.until(() => watcher.table.phase === 'over');
    expect(watcher.said.map(({ n }) => n)).toEqual([2]);
    expect(watcher.unsaid).toEqual([]);
    expect(await earlier(watcher, 9)).toMatchObject({ said: [{ n: 2 }, { n: 3, text: 'end' }] });
  });
});

describe('the lines of a chat', () => {
  test('are sent page by page, to every client that may read them', async () => {
    const { grant, ada } = await twoPlaying(house.server);
    for (let n = 1; n <= 64; n++) {
      if (n % 4 === 0) later();
      expect(await say(ada, `line ${n}`)).toMatchObject({ ok: true });
    }
    const { welcome } = await house.server.sit({ matchId: grant.matchId });
    const numbers = (said: readonly { readonly n: number }[] = []) => said.map(({ n }) => n);
    const from = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect(numbers(welcome?.said)).toEqual(from(35, 64));
    const program = await JsonClient.enter(house.server.address, { matchId: grant.matchId });
    expect(await program.ask('said', { before: 35 })).toMatchObject({ said: { length: 30 } });
    const answer = await earlier(ada, 5);
    expect(answer.ok && numbers(answer.said)).toEqual(from(1, 4));
    expect(await earlier(ada, 1)).toEqual({ ok: true, said: [] });
    expect(await earlier(ada, 0)).toMatchObject({ reasons: [{ code: 'malformed' }] });
  });

  test('are deleted for everybody by the host, and by nobody else', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const watcher = await house.server.sit({ matchId: grant.matchId });
    const program = await JsonClient.enter(house.server.address, { matchId: grant.matchId });
    for (const text of ['one', 'two', 'three']) await say(ben, text);
    for (const client of [ben, watcher])
      expect(await ask(client, 'unsay', { from: 1, to: 3 })).toEqual(refused('not-host'));
    expect(await ask(ada, 'unsay', { from: 2, to: 2 })).toMatchObject({ ok: true });
    for (const client of [ada, ben, watcher]) {
      await client.until(() => client.unsaid.length === 1);
      expect(client.unsaid).toEqual([{ from: 2, to: 2 }]);
    }
    await program.until(() => program.of('unsaid').length === 1);
    expect(await earlier(ben, 9)).toMatchObject({ said: [{ n: 1 }, { n: 3 }] });
    // again is no mistake, and tells nobody
    expect(await ask(ada, 'unsay', { from: 2, to: 2 })).toMatchObject({ ok: true });
    expect(await ask(ada, 'unsay', { from: 1, to: 1e9 })).toMatchObject({ ok: true });
    await say(ben, 'four');
    await ada.until(() => ada.said.length === 4);
    expect(ada.unsaid).toEqual([
      { from: 2, to: 2 },
      { from: 1, to: 3 },
    ]);
    expect(ada.said.at(-1)).toMatchObject({ n: 4 });
    expect((await house.server.sit({ matchId: grant.matchId })).welcome?.said).toMatchObject([
      { n: 4, text: 'four' },
    ]);
    for (const body of [{ from: 3, to: 2 }, { from: 0, to: 2 }, { from: 1 }, {}])
      expect(await ask(ada, 'unsay', body)).toMatchObject({ reasons: [{ code: 'malformed' }] });
  });

  test('are reported once by each seat, and the log names the line, not the text', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const watcher = await house.server.sit({ matchId: grant.matchId });
    const logged = () =>
      house.server.logs
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
        .filter(({ msg, match }) => /report/.test(String(msg)) && match === grant.matchId);
    await say(ben, 'an insult');
    for (const client of [ada, ada, watcher])
      expect(await ask(client, 'report', { n: 1 })).toMatchObject({ ok: true });
    expect(logged()).toEqual([
      expect.objectContaining({ level: 40, line: 1 }),
      expect.objectContaining({ level: 40, line: 1 }),
    ]);
    expect(house.server.logs.join()).not.toContain('an insult');
    const metrics = await (await house.server.call('GET', '/metrics')).text();
    expect(metrics).toMatch(/^atoll_chat_reports_total 2$/m);
    expect(await ask(ben, 'report', { n: 1 })).toEqual(refused('own-line', { n: 1 }));
    expect(await ask(ben, 'report', { n: 2 })).toEqual(refused('no-such-line', { n: 2 }));
    expect(await ask(ben, 'report', { n: '1' })).toMatchObject({
      reasons: [{ code: 'malformed' }],
    });
    for (let count = 0; count < 3; count++) await ask(ada, 'report', { n: 1 });
    const tooMuch = refused('reported-too-much', { seconds: expect.any(Number) });
    expect(await ask(ada, 'report', { n: 1 })).toEqual(tooMuch);
    later();
    expect(await ask(ada, 'report', { n: 1 })).toMatchObject({ ok: true });
  });
});
