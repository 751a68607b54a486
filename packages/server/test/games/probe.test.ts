import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AnyGame, Seat } from '@atoll/engine';
import type { SeatGrant } from '@atoll/protocol';
import { type Golden, goldenText, recordGolden, replayGolden } from '@atoll/testkit';
import { probe, type ProbeAction, type ProbePrivateView, type ProbeView } from '@atoll/game-probe';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer } from '../support/test-server.ts';
import { unreleased } from '@atoll/catalog/unreleased';

const folder = dataFolder();
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(folder.path, { catalog: unreleased, graceMs: 0 });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const own = (client: TableClient): ProbePrivateView => client.privateView as ProbePrivateView;
const view = (client: TableClient): ProbeView => client.table.view as unknown as ProbeView;
const together = (clients: readonly TableClient[], seq: number): Promise<unknown> =>
  Promise.all(
    clients.map((client) =>
      client.until(() => client.table.seq >= seq && (client.steps.at(-1)?.seq ?? 0) >= seq),
    ),
  );

interface Table {
  readonly people: readonly TableClient[];
  readonly grants: readonly SeatGrant[];
}

/** A match of five people; each knows the own hand. */
async function five(): Promise<Table> {
  const grants = [await server.create({ game: 'probe', seats: 5 })];
  for (const name of ['Ben', 'Cleo', 'Dora', 'Emil'])
    grants.push(await server.join(grants[0]!.code, name));
  const people: TableClient[] = [];
  for (const grant of grants) people.push(await server.sit(grant));
  await people[0]!.start();
  await Promise.all(
    people.map((client) =>
      client.until(() => client.prompt.asked && own(client).hand.length === 3),
    ),
  );
  return { people, grants };
}

async function act(table: Table, seat: Seat, action: ProbeAction): Promise<void> {
  const client = table.people[seat]!;
  const answer = await client.submit(action);
  if (!answer.ok)
    throw new Error(
      `seat ${seat} may not ${JSON.stringify(action)}: ${JSON.stringify(answer.reasons)}`,
    );
  await together(table.people, answer.seq);
}

/** Five people after the discard: it is the turn of seat 0. */
async function discarded(): Promise<Table> {
  const table = await five();
  for (const seat of table.people.keys())
    await act(table, seat, { type: 'discard', card: own(table.people[seat]!).hand[0]! });
  return table;
}

describe('several seats that are asked at once', () => {
  test('answer in any order, make no other answer stale, and see no choice before all have chosen', async () => {
    const table = await five();
    const { people } = table;
    const asked = people.map(({ prompt: { question, asked: is } }) => ({ question, is }));
    expect(new Set(asked.map(({ is }) => is))).toEqual(new Set([true]));
    const eve = await server.sit({ matchId: table.grants[0]!.matchId });
    const card = own(people[3]!).hand[1]!;
    await act(table, 3, { type: 'discard', card });
    expect(people.map(({ prompt }) => prompt.asked)).toEqual([true, true, true, false, true]);
    expect(people.map(({ prompt }) => prompt.question).filter((_, seat) => seat !== 3)).toEqual(
      Array(4).fill(asked[0]!.question),
    );
    expect(view(people[0]!).chosen).toEqual([0, 0, 0, 1, 0]);
    expect(people[3]!.steps.at(-1)).toMatchObject({
      events: [{ type: 'chose', seat: 3, card }],
      privateView: { chosen: card },
    });
    await together([eve], 1);
    for (const other of [people[0]!, eve]) {
      expect(other.steps.at(-1)).toMatchObject({ events: [{ type: 'chose', seat: 3, card: 0 }] });
      expect(other.steps.at(-1)).not.toHaveProperty('privateView');
    }
    // All at once: each is accepted, in whatever order they arrive.
    const others = [0, 1, 2, 4].map((seat) => people[seat]!);
    const answers = await Promise.all(
      others.map((client) => client.submit({ type: 'discard', card: own(client).hand[0]! })),
    );
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    await together(people, 5);
    expect(people[0]!.steps.at(-1)?.events.at(-1)).toMatchObject({ type: 'revealed' });
    expect(people.map(({ prompt }) => prompt.asked)).toEqual([true, false, false, false, false]);
  });

  test('can take back their choice until another seat has chosen', async () => {
    const table = await five();
    const [ada] = table.people as [TableClient, ...TableClient[]];
    const before = own(ada);
    await act(table, 0, { type: 'discard', card: before.hand[2]! });
    expect(await ada.undo()).toMatchObject({ ok: true });
    await together(table.people, 2);
    expect(own(ada)).toEqual(before);
    await act(table, 0, { type: 'discard', card: before.hand[1]! });
    await act(table, 1, { type: 'discard', card: own(table.people[1]!).hand[1]! });
    expect(await ada.undo()).toMatchObject({ ok: false });
  });

  test('are named in the list of matches, and a bot plays on for one of them', async () => {
    const table = await five();
    const [ada, ben] = table.people as [TableClient, TableClient];
    await act(table, 2, { type: 'discard', card: own(table.people[2]!).hand[0]! });
    const { matchId, token } = table.grants[1]!;
    const seats = [{ matchId, token }];
    const listed = (await (await server.call('POST', '/api/seats', { seats })).json()) as {
      matches: { turn: number[] }[];
    };
    expect(listed.matches[0]?.turn).toEqual([0, 1, 3, 4]);
    await ada.change({ do: 'pace', pace: 0 });
    expect(await ben.change({ do: 'handOver', seat: 1, bot: 'greedy' })).toMatchObject({
      ok: true,
    });
    await ada.until(() => view(ada).chosen[1] === 1);
    expect(ben.prompt).toMatchObject({ legal: [], asked: false });
    expect(ada.prompt.asked).toBe(true);
  });
});

describe('an action outside of the own turn', () => {
  test('is open to the seats that can answer an offer, while the match waits for the offering seat', async () => {
    const table = await discarded();
    const { people } = table;
    const card = own(people[0]!).hand[0]!;
    const holding = (kind: number): readonly Seat[] =>
      [1, 2, 3, 4].filter((seat) => own(people[seat]!).hand.some((one) => one % 3 === kind));
    // the hands are dealt at random: the offer asks for a card that a seat has
    const kind = [(card + 1) % 3, (card + 2) % 3].find((one) => holding(one).length > 0)!;
    await act(table, 0, { type: 'offer', card, kind });
    expect(people.map(({ prompt }) => prompt.asked)).toEqual([true, false, false, false, false]);
    const able = holding(kind);
    expect([1, 2, 3, 4].filter((seat) => people[seat]!.prompt.legal.length > 0)).toEqual(able);
    const [first] = able as [Seat];
    const [action] = people[first]!.prompt.legal as [ProbeAction & { readonly card: number }];
    await act(table, first, action);
    expect(people[first]!.prompt).toMatchObject({ legal: [], asked: false });
    expect(own(people[first]!).hand).not.toContain(action.card);
    await act(table, 0, { type: 'take', from: first });
    expect(own(people[0]!).hand).toContain(action.card);
    expect(own(people[first]!).hand).toContain(card);
  });
});

test('a table that comes back after a restart tells every seat what it knew, and a spectator nothing', async () => {
  const table = await discarded();
  const { people, grants } = table;
  const card = own(people[0]!).hand[1]!;
  await act(table, 0, { type: 'offer', card, kind: (card + 2) % 3 });
  const [hands, prompts] = [people.map(own), people.map(({ prompt }) => prompt)];
  await server.close();
  server = await TestServer.open(folder.path, { catalog: unreleased, graceMs: 0 });
  for (const [seat, grant] of grants.entries()) {
    const client = await server.sit(grant);
    expect(own(client)).toEqual(hands[seat]);
    expect(client.prompt).toMatchObject({
      legal: prompts[seat]!.legal,
      asked: prompts[seat]!.asked,
    });
    const history = (await client.history()) as {
      readonly steps: readonly { readonly events: readonly unknown[] }[];
    };
    expect(history).toMatchObject({ ok: true, privateView: hands[seat] });
    const chose = history.steps
      .flatMap(({ events }) => events as { type: string; seat: number; card: number }[])
      .filter(({ type }) => type === 'chose');
    expect(chose.filter((event) => event.card > 0).map((event) => event.seat)).toEqual([seat]);
  }
  const eve = await server.sit({ matchId: grants[0]!.matchId });
  expect(
    [eve.welcome, await eve.history()].filter((message) => message && 'privateView' in message),
  ).toEqual([]);
});

test('two people and three bots play it to its end, which is one for all', async () => {
  const grant = await server.create({ game: 'probe', seats: 5, options: { rounds: 3 } });
  const [ada, ben] = [await server.sit(grant), await server.sit(await server.join(grant.code))];
  for (const [seat, bot] of [
    [2, 'random'],
    [3, 'greedy'],
    [4, 'random'],
  ] as const)
    await ada.change({ do: 'bot', seat, bot });
  await ada.change({ do: 'pace', pace: 0 });
  expect(await ada.start()).toMatchObject({ ok: true });
  await Promise.all([ada, ben].map((client) => playOn(client)));
  const { outcome, scores } = ada.table;
  expect(outcome).toMatchObject({
    kind: 'common',
    rating: outcome.lines.reduce((sum, { points }) => sum + points, 0),
  });
  expect(['wrecked', 'battered', 'sound']).toContain(outcome.band);
  expect(scores.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1]);
  const seats = [{ matchId: grant.matchId, token: grant.token }];
  const listed = (await (await server.call('POST', '/api/seats', { seats })).json()) as {
    matches: { common: string }[];
  };
  expect(listed.matches[0]?.common).toBe(outcome.won ? 'won' : 'lost');
  expect(server.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
});

/** Plays the first legal action until the match is over; another seat may have been quicker. */
async function playOn(client: TableClient): Promise<void> {
  for (;;) {
    await client.until(() => client.prompt.legal.length > 0 || client.table.phase === 'over');
    if (client.table.phase === 'over') return;
    const answer = await client.submit(client.prompt.legal[0]);
    if (answer.ok) await client.until(() => (client.steps.at(-1)?.seq ?? 0) >= answer.seq);
    else {
      expect(answer.reasons).toMatchObject([{ code: expect.stringMatching(/stale|over/) }]);
      if (answer.prompt) client.prompt = answer.prompt;
    }
  }
}

test('a recorded match of five leads to the same states and the same end', () => {
  const file = path.resolve(import.meta.dirname, 'golden/probe-5.json');
  const game = probe as unknown as AnyGame;
  const setup = { seed: 'golden probe', seats: 5, options: probe.parseOptions({ rounds: 3 }) };
  if (process.env.GOLDEN_UPDATE === '1') writeFileSync(file, goldenText(recordGolden(game, setup)));
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Golden;
  expect(replayGolden(game, recorded)).toEqual(recorded);
  const types = recorded.log.map((entry) =>
    entry.type === 'action' ? (entry.action as ProbeAction).type : '',
  );
  for (const type of ['discard', 'offer', 'answer', 'take', 'withdraw', 'roll', 'deliver'])
    expect(types).toContain(type);
  expect(recorded.common).toBeDefined();
});
