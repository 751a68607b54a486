import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer, SeatGrant } from '@atoll/protocol';
import { diveCatalog } from '../support/dive.ts';
import { JsonClient } from '../support/json-client.ts';
import { probeCatalog } from '../support/probe.ts';
import type { TestClient } from '../support/test-client.ts';
import { BANK, codesOf, DECIDED, look, TimedServer } from '../support/timed-server.ts';

const timed = new TimedServer();
const catalog = { ...diveCatalog, ...probeCatalog };
beforeAll(() => timed.open({ catalog }));
afterAll(async () => {
  await timed.close();
  timed.remove();
});

const NOBODY = { seat: -1, by: -1, voters: [], agreed: [], refused: [] };
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];
const MINUTE = 60_000;

type What = 'propose' | 'agree' | 'refuse' | 'withdraw';
const vote = (client: TestClient, what: What, seat: number): Promise<Answer> =>
  client.room.request('standIn', { do: what, seat }) as Promise<Answer>;
const standIn = (client: TestClient, seat: number): string | undefined =>
  client.table.seats[seat]?.standIn;
const gone = (client: TestClient, seat: number): Promise<void> =>
  client.until(() => client.table.seats[seat]?.connected === false);

interface Table {
  readonly people: readonly TestClient[];
  readonly grants: readonly SeatGrant[];
}

/** People whose match has begun; everybody is asked, and bots take their time. */
async function playing(seats: number): Promise<Table> {
  const { server } = timed;
  const game = seats > 3 ? 'probe' : 'dive';
  const grants = [await server.create({ game, seats })];
  for (const name of NAMES.slice(1, seats)) grants.push(await server.join(grants[0]!.code, name));
  const people: TestClient[] = [];
  for (const grant of grants) people.push(await server.sit(grant));
  await people[0]!.change({ do: 'pace', pace: 5000 });
  await people[0]!.start();
  await Promise.all(people.map((client) => client.until(() => client.duty.asked)));
  return { people, grants };
}

/** The same, where the last of them are away for a minute. */
async function deserted(seats: number, away = 1): Promise<Table> {
  const table = await playing(seats);
  const [ada] = table.people as [TestClient];
  for (const [seat, client] of table.people.entries()) {
    if (seat < seats - away) continue;
    await client.leave();
    await gone(ada, seat);
  }
  timed.now += MINUTE;
  return table;
}

describe('a bot plays on for somebody who is away', () => {
  test('once both others who are there want it, and goes when its person says so', async () => {
    const { people, grants } = await deserted(3);
    const [ada, ben] = people as [TestClient, TestClient];
    const watcher = await timed.server.sit({ matchId: grants[0]!.matchId, compact: true });
    const program = await JsonClient.enter(timed.server.address, { matchId: grants[0]!.matchId });
    expect(ada.table).toMatchObject({ standInVote: NOBODY, standInAfter: MINUTE });
    expect(await vote(ada, 'propose', 2)).toMatchObject({ ok: true });
    expect(await vote(ada, 'propose', 2)).toMatchObject({ ok: true });
    for (const client of [ada, ben, watcher]) {
      await client.until(() => client.table.standInVote.seat === 2);
      expect(client.table.standInVote).toEqual({
        ...{ seat: 2, by: 0, voters: [0, 1], agreed: [0], refused: [] },
      });
    }
    await program.until(() => program.table?.standInVote.seat === 2);
    expect(codesOf(await vote(watcher, 'agree', 2))).toEqual(['not-seated']);
    expect(standIn(ada, 2)).toBe('');
    expect(await vote(ben, 'agree', 2)).toMatchObject({ ok: true });
    for (const client of [ada, ben, watcher]) await client.until(() => standIn(client, 2) !== '');
    expect(ada.table).toMatchObject({
      standInVote: NOBODY,
      seats: [{}, {}, { standIn: 'greedy' }],
    });
    expect(await vote(ben, 'agree', 2)).toMatchObject({ ok: true });

    const cleo = await timed.server.sit(grants[2]!);
    expect(cleo.duty.legal).toEqual([]);
    expect(await cleo.change({ do: 'takeBack' })).toMatchObject({ ok: true });
    await cleo.until(() => cleo.duty.asked);
    expect(standIn(cleo, 2)).toBe('');
  });

  test('at the word of the only one who is left, of the usual strength', async () => {
    const { people } = await deserted(3, 2);
    const [ada] = people as [TestClient];
    for (const seat of [2, 1]) {
      expect(await vote(ada, 'propose', seat)).toMatchObject({ ok: true });
      await ada.until(() => standIn(ada, seat) === 'greedy');
    }
    expect(ada.table.standInVote).toEqual(NOBODY);
  });

  test('whom the host alone does not have replaced while others are there', async () => {
    const { people } = await deserted(3);
    const [ada, ben] = people as [TestClient, TestClient];
    for (const client of [ada, ben])
      expect(codesOf(await client.change({ do: 'handOver', seat: 2, bot: 'random' }))).toEqual([
        'ask-others',
      ]);
    await ben.leave();
    await gone(ada, 1);
    expect(codesOf(await ada.change({ do: 'handOver', seat: 2, bot: 'random' }))).toEqual([
      'ask-others',
    ]);
    timed.now += 20_000;
    expect(await ada.change({ do: 'handOver', seat: 2, bot: 'random' })).toMatchObject({
      ok: true,
    });
    expect(standIn(ada, 2)).toBe('random');
  });

  test('with three of four who are there, and a proposal after another', async () => {
    const { people } = await deserted(5);
    const [ada, ben, cleo, dora] = people as [TestClient, TestClient, TestClient, TestClient];
    await vote(dora, 'propose', 4);
    await vote(ada, 'refuse', 4);
    await vote(ben, 'agree', 4);
    await cleo.until(() => cleo.table.standInVote.agreed.length === 2);
    expect(cleo.table.standInVote).toEqual({
      ...{ seat: 4, by: 3, voters: [0, 1, 2, 3], agreed: [1, 3], refused: [0] },
    });
    expect(standIn(cleo, 4)).toBe('');
    await vote(cleo, 'agree', 4);
    await ada.until(() => standIn(ada, 4) !== '');

    await dora.leave();
    await gone(ada, 3);
    timed.now += MINUTE;
    // Two of three are enough.
    expect(await vote(ben, 'propose', 3)).toMatchObject({ ok: true });
    expect(await vote(cleo, 'agree', 3)).toMatchObject({ ok: true });
    await ada.until(() => standIn(ada, 3) !== '');
  });
});

describe('a proposal', () => {
  test('has to wait until the match has waited for a minute', async () => {
    const { people } = await playing(3);
    const [ada, ben, cleo] = people as [TestClient, TestClient, TestClient];
    expect(await vote(ada, 'propose', 2)).toMatchObject({
      reasons: [{ code: 'not-away', details: { seat: 2 } }],
    });
    await cleo.submit({ type: 'keep' });
    await cleo.leave();
    await gone(ada, 2);
    timed.now += MINUTE - 1500;
    expect(await vote(ada, 'propose', 2)).toMatchObject({
      reasons: [{ code: 'just-left', details: { seat: 2, seconds: 2 } }],
    });
    timed.now += MINUTE;
    // It is not the turn of Cleo.
    expect(codesOf(await vote(ada, 'propose', 2))).toEqual(['not-awaited']);
    for (const client of [ada, ben]) await client.submit({ type: 'keep' });
    for (const client of [ada, ben]) {
      await client.until(() => client.duty.asked);
      await client.submit({ type: 'rest' });
    }
    await ada.until(() => ada.steps.at(-1)?.seat === 1);
    timed.now += MINUTE - 30_000;
    expect(await vote(ada, 'propose', 2)).toMatchObject({
      reasons: [{ code: 'just-awaited', details: { seat: 2, seconds: 30 } }],
    });
    timed.now += 30_000;
    expect(await vote(ada, 'propose', 2)).toMatchObject({ ok: true });
  });

  test('ends with the refusal that makes it impossible, and is not repeated for five minutes', async () => {
    const { people } = await deserted(3);
    const [ada, ben] = people as [TestClient, TestClient];
    await vote(ada, 'propose', 2);
    expect(await vote(ben, 'refuse', 2)).toMatchObject({ ok: true });
    await ada.until(() => ada.table.standInVote.seat === -1);
    timed.now += MINUTE;
    for (const client of [ada, ben])
      expect(await vote(client, 'propose', 2)).toMatchObject({
        reasons: [{ code: 'stand-in-asked', details: { seat: 2, seconds: 240 } }],
      });
    expect(codesOf(await vote(ada, 'agree', 2))).toEqual(['stand-in-gone']);
    expect(await vote(ben, 'refuse', 2)).toMatchObject({ ok: true });
    timed.now += 4 * MINUTE;
    expect(await vote(ben, 'propose', 2)).toMatchObject({ ok: true });
    expect(standIn(ada, 2)).toBe('');
  });

  test('of five ends with the second of four who refuses, who may change their minds before', async () => {
    const { people } = await deserted(5);
    const [ada, ben, cleo, dora] = people as [TestClient, TestClient, TestClient, TestClient];
    await vote(ada, 'propose', 4);
    await vote(ben, 'refuse', 4);
    await vote(ben, 'agree', 4);
    await vote(cleo, 'refuse', 4);
    await ada.until(() => ada.table.standInVote.refused.length === 1);
    expect(ada.table.standInVote).toMatchObject({ agreed: [0, 1], refused: [2] });
    await vote(dora, 'refuse', 4);
    await ada.until(() => ada.table.standInVote.seat === -1);
    expect(codesOf(await vote(ben, 'propose', 4))).toEqual(['stand-in-asked']);
  });

  test('is withdrawn by who made it alone, which counts as asked', async () => {
    const { people } = await deserted(3);
    const [ada, ben] = people as [TestClient, TestClient];
    await vote(ada, 'propose', 2);
    expect(await vote(ben, 'withdraw', 2)).toMatchObject({ ok: true });
    expect(ada.table.standInVote.seat).toBe(2);
    expect(await vote(ada, 'withdraw', 2)).toMatchObject({ ok: true });
    await ben.until(() => ben.table.standInVote.seat === -1);
    expect(codesOf(await vote(ben, 'propose', 2))).toEqual(['stand-in-asked']);
    await ben.leave();
    await gone(ada, 1);
    timed.now += 20_000;
    // Nobody else is asked any more.
    expect(await vote(ada, 'propose', 2)).toMatchObject({ ok: true });
    await ada.until(() => standIn(ada, 2) !== '');
  });

  test('ends when the person returns, and may be made anew when they leave', async () => {
    const { people, grants } = await deserted(3);
    const [ada, ben] = people as [TestClient, TestClient];
    await vote(ada, 'propose', 2);
    const cleo = await timed.server.sit(grants[2]!);
    expect(cleo.table.standInVote).toEqual(NOBODY);
    await cleo.leave();
    await gone(ben, 2);
    expect(codesOf(await vote(ben, 'agree', 2))).toEqual(['stand-in-gone']);
    expect(codesOf(await vote(ben, 'propose', 2))).toEqual(['just-left']);
    timed.now += MINUTE;
    expect(await vote(ben, 'propose', 2)).toMatchObject({ ok: true });
    expect(standIn(ada, 2)).toBe('');
  });

  test('is about one seat at a time', async () => {
    const { people } = await deserted(5, 2);
    const [ada, ben, cleo] = people as [TestClient, TestClient, TestClient];
    await vote(ada, 'propose', 3);
    expect(await vote(ben, 'propose', 4)).toMatchObject({
      reasons: [{ code: 'stand-in-open', details: { seat: 3 } }],
    });
    await vote(ben, 'agree', 3);
    await vote(ben, 'propose', 4);
    await vote(cleo, 'agree', 4);
    await ada.until(() => standIn(ada, 3) !== '' && standIn(ada, 4) !== '');
  });

  test('waits for a voter who connects anew, and knows what they said', async () => {
    const { people, grants } = await deserted(5);
    const [ada, ben, cleo] = people as [TestClient, TestClient, TestClient];
    await vote(ada, 'propose', 4);
    await ada.leave();
    await gone(ben, 0);
    expect(ben.table.standInVote).toMatchObject({ voters: [0, 1, 2, 3], agreed: [0] });
    const again = await timed.server.sit(grants[0]!);
    expect(again.table.standInVote).toMatchObject({ seat: 4, by: 0, agreed: [0] });
    await vote(ben, 'agree', 4);
    await vote(cleo, 'agree', 4);
    await again.until(() => standIn(again, 4) !== '');
  });

  test('counts whoever is away for long no more, until they are back', async () => {
    const { people, grants } = await deserted(5);
    const [ada, ben, cleo, dora] = people as [TestClient, TestClient, TestClient, TestClient];
    await vote(ada, 'propose', 4);
    await ada.leave();
    await gone(ben, 0);
    timed.now += 20_000;
    await look(ben);
    expect(ben.table.standInVote).toMatchObject({ voters: [1, 2, 3], agreed: [] });
    const again = await timed.server.sit(grants[0]!);
    expect(again.table.standInVote).toMatchObject({ voters: [0, 1, 2, 3], agreed: [0] });
    for (const [seat, client] of [cleo, dora].entries()) {
      await client.leave();
      await gone(ben, seat + 2);
    }
    timed.now += 20_000;
    await vote(ben, 'agree', 4);
    await again.until(() => standIn(again, 4) !== '');
  });

  test('is carried out by itself when the only other voter has gone for good', async () => {
    const { people } = await deserted(3);
    const [ada, ben] = people as [TestClient, TestClient];
    await vote(ada, 'propose', 2);
    await ben.leave();
    await gone(ada, 1);
    timed.now += 19_900;
    await look(ada);
    expect(standIn(ada, 2)).toBe('');
    timed.now += 100;
    await ada.until(() => standIn(ada, 2) !== '');
  });

  test('is forgotten by a restart, and may be made once the match has waited again', async () => {
    const { people, grants } = await deserted(3);
    await vote(people[0]!, 'propose', 2);
    await timed.close();
    await timed.open({ catalog });
    const ada = await timed.server.sit(grants[0]!);
    const ben = await timed.server.sit(grants[1]!);
    expect(ada.table.standInVote).toEqual(NOBODY);
    expect(codesOf(await vote(ben, 'agree', 2))).toEqual(['stand-in-gone']);
    expect(codesOf(await vote(ada, 'propose', 2))).toEqual(['just-left']);
    timed.now += MINUTE;
    expect(await vote(ada, 'propose', 2)).toMatchObject({ ok: true });
  });
});

describe('those who have no say', () => {
  test('are programs, who are not counted either', async () => {
    const { people } = await deserted(3);
    const [ada, ben] = people as [TestClient, TestClient];
    await ben.change({ do: 'program', program: true });
    for (const what of ['propose', 'agree', 'refuse', 'withdraw'] as const)
      expect(codesOf(await vote(ben, what, 2))).toEqual(['program']);
    expect(codesOf(await ben.change({ do: 'handOver', seat: 2, bot: 'random' }))).toEqual([
      'program',
    ]);
    expect(await vote(ada, 'propose', 2)).toMatchObject({ ok: true });
    await ada.until(() => standIn(ada, 2) !== '');
  });

  test('are those for whom a bot plays, and who gave up', async () => {
    const { people } = await deserted(5);
    const [ada, ben, cleo, dora] = people as [TestClient, TestClient, TestClient, TestClient];
    await ben.change({ do: 'handOver', seat: 1, bot: 'random' });
    await cleo.room.request('concede', { bot: 'random' });
    expect(codesOf(await vote(ben, 'propose', 4))).toEqual(['bot-plays']);
    expect(codesOf(await vote(cleo, 'propose', 4))).toEqual(['conceded']);
    expect(await vote(ada, 'propose', 4)).toMatchObject({ ok: true });
    await dora.until(() => dora.table.standInVote.seat === 4);
    expect(dora.table.standInVote.voters).toEqual([0, 3]);
  });

  test.each<[string, number, string]>([
    ['the own seat', 0, 'own-seat'],
    ['a seat that is not there', 7, 'no-such-seat'],
    ['a person who is there', 1, 'not-away'],
  ])('%s is not proposed', async (_what, seat, code) => {
    const { people } = await playing(2);
    expect(codesOf(await vote(people[0]!, 'propose', seat))).toEqual([code]);
  });

  test('nor is anybody before the match, after it, and by what is no request', async () => {
    const waiting = await timed.server.sit(await timed.server.create());
    expect(codesOf(await vote(waiting, 'propose', 1))).toEqual(['not-started']);
    const { people } = await playing(2);
    const [ada, ben] = people as [TestClient, TestClient];
    for (const body of [undefined, {}, { do: 'propose' }, { do: 'all', seat: 1 }, { seat: -1 }])
      expect(codesOf(await ada.room.request('standIn', body))).toEqual(['malformed']);
    await ben.room.request('concede', { bot: 'random' });
    expect(codesOf(await vote(ada, 'propose', 1))).toEqual(['over']);
  });

  test('are those who watch late, who hear nothing of it', async () => {
    const { server } = timed;
    const host = await server.create({ seats: 3 });
    const grants = [host, await server.join(host.code), await server.join(host.code, 'Cleo')];
    const people: TestClient[] = [];
    for (const grant of grants) people.push(await server.sit(grant));
    const [ada, ben, cleo] = people as [TestClient, TestClient, TestClient];
    await ada.change({ do: 'behind', turns: 2 });
    await ada.start();
    await ada.until(() => ada.duty.asked);
    const watcher = await server.sit({ matchId: host.matchId });
    await cleo.leave();
    await gone(watcher, 2);
    timed.now += MINUTE;
    await vote(ada, 'propose', 2);
    await ben.until(() => ben.table.standInVote.seat === 2);
    expect(watcher.table.standInVote).toEqual(NOBODY);
  });
});

describe('at a table with clocks', () => {
  test('the bot comes by vote before the time is up, and the seat is taken back in its time', async () => {
    const { grants, ada, ben, cleo } = await timed.opened(BANK, 3);
    await ada.leave();
    await gone(ben, 0);
    timed.now += MINUTE;
    await vote(ben, 'propose', 0);
    await vote(cleo, 'agree', 0);
    await ben.until(() => standIn(ben, 0) === 'greedy');
    expect(ben.table.clock?.running).toEqual([]);
    const again = await timed.server.sit(grants[0]!);
    expect(await again.change({ do: 'takeBack' })).toMatchObject({ ok: true });
    expect(again.table.clock?.running).toEqual([0]);
  });

  test('what was agreed for time that is up ends a proposal', async () => {
    const { ada, ben, cleo } = await timed.opened(BANK, 3);
    await ada.leave();
    await gone(ben, 0);
    timed.now += MINUTE;
    await vote(ben, 'propose', 0);
    timed.now += 6 * MINUTE;
    await look(cleo);
    await ben.until(() => standIn(ben, 0) === 'greedy');
    expect(ben.table.standInVote).toEqual(NOBODY);
    expect(await vote(cleo, 'agree', 0)).toMatchObject({ ok: true });
  });

  test('the others decide about time that is up as before', async () => {
    const { ada, ben } = await timed.opened(DECIDED, 3);
    await ada.leave();
    await gone(ben, 0);
    timed.now += 6 * MINUTE;
    await look(ben);
    await vote(ben, 'propose', 0);
    await ben.until(() => ben.table.standInVote.seat === 0);
    expect(ben.table.clock?.undecided).toEqual([0]);
    expect(await ben.change({ do: 'timeUp', seat: 0, then: 'bot' })).toMatchObject({ ok: true });
    expect(ben.table.standInVote).toEqual(NOBODY);
    expect(standIn(ben, 0)).toBe('greedy');
  });
});
