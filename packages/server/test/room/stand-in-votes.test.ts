import { describe, expect, test } from '@jest/globals';
import { JsonClient } from '@atoll/test-client/json-client';
import type { TableClient } from '@atoll/test-client/table-client';
import {
  catalog,
  deserted,
  gone,
  MINUTE,
  NO_VOTE,
  playing,
  standIn,
  vote,
} from '../support/stand-in-voting.ts';
import { codesOf, look, openTimedServer } from '../support/timed-server.ts';

const timed = openTimedServer({ catalog });

describe('a bot plays on for an absent player', () => {
  test('once both connected players want it, until the absent player returns', async () => {
    const { people, grants } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
    const watcher = await timed.server.sit({ matchId: grants[0]!.matchId, compact: true });
    const program = await JsonClient.enter(timed.server.address, { matchId: grants[0]!.matchId });
    expect(ada.table).toMatchObject({ standInVote: NO_VOTE, standInAfter: MINUTE });
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
      standInVote: NO_VOTE,
      seats: [{}, {}, { standIn: 'greedy' }],
    });
    expect(await vote(ben, 'agree', 2)).toMatchObject({ ok: true });

    const cleo = await timed.server.sit(grants[2]!);
    expect(cleo.prompt.legal).toEqual([]);
    expect(await cleo.change({ do: 'takeBack' })).toMatchObject({ ok: true });
    await cleo.until(() => cleo.prompt.asked);
    expect(standIn(cleo, 2)).toBe('');
  });

  test('at the request of the only player left, with the usual strength', async () => {
    const { people } = await deserted(timed, 3, 2);
    const [ada] = people as [TableClient];
    for (const seat of [2, 1]) {
      expect(await vote(ada, 'propose', seat)).toMatchObject({ ok: true });
      await ada.until(() => standIn(ada, seat) === 'greedy');
    }
    expect(ada.table.standInVote).toEqual(NO_VOTE);
  });

  test('but not at the request of the host alone while others are there', async () => {
    const { people } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
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

  test('with the votes of three of four players, one proposal after another', async () => {
    const { people } = await deserted(timed, 5);
    const [ada, ben, cleo, dora] = people as [TableClient, TableClient, TableClient, TableClient];
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

describe('the seat that the match waits for', () => {
  const since = (client: TableClient, seat: number) => client.table.seats[seat]?.awaitedSince;

  test('is told with the start of the wait, also to a client that joins later', async () => {
    const { people, grants } = await playing(timed, 3);
    const [ada, ben, cleo] = people as [TableClient, TableClient, TableClient];
    expect([0, 1, 2].map((seat) => since(ada, seat))).toEqual([0, 0, 0]);
    timed.now += 5_000;
    const left = timed.now;
    await cleo.leave();
    await gone(ada, 2);
    expect(since(ada, 2)).toBe(left);

    timed.now += MINUTE / 2;
    await ben.submit({ type: 'keep' });
    const anew = await timed.server.sit(grants[0]!);
    expect([0, 1, 2].map((seat) => since(anew, seat))).toEqual([0, 0, left]);

    // An answered question, and one that is asked anew later.
    const back = await timed.server.sit(grants[2]!);
    await anew.until(() => since(anew, 2) === 0);
    await back.submit({ type: 'keep' });
    await back.leave();
    await gone(anew, 2);
    expect(since(anew, 2)).toBe(0);
  });
});

describe('a proposal', () => {
  test('has to wait until the match has waited for a minute', async () => {
    const { people } = await playing(timed, 3);
    const [ada, ben, cleo] = people as [TableClient, TableClient, TableClient];
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
      await client.until(() => client.prompt.asked);
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
    const { people } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
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
    const { people } = await deserted(timed, 5);
    const [ada, ben, cleo, dora] = people as [TableClient, TableClient, TableClient, TableClient];
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

  test('is withdrawn by its proposer alone, and counts as made', async () => {
    const { people } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
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
    const { people, grants } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
    await vote(ada, 'propose', 2);
    const cleo = await timed.server.sit(grants[2]!);
    expect(cleo.table.standInVote).toEqual(NO_VOTE);
    await cleo.leave();
    await gone(ben, 2);
    expect(codesOf(await vote(ben, 'agree', 2))).toEqual(['stand-in-gone']);
    expect(codesOf(await vote(ben, 'propose', 2))).toEqual(['just-left']);
    timed.now += MINUTE;
    expect(await vote(ben, 'propose', 2)).toMatchObject({ ok: true });
    expect(standIn(ada, 2)).toBe('');
  });

  test('is about one seat at a time', async () => {
    const { people } = await deserted(timed, 5, 2);
    const [ada, ben, cleo] = people as [TableClient, TableClient, TableClient];
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
    const { people, grants } = await deserted(timed, 5);
    const [ada, ben, cleo] = people as [TableClient, TableClient, TableClient];
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

  test('does not count a voter who is away for long, until that voter is back', async () => {
    const { people, grants } = await deserted(timed, 5);
    const [ada, ben, cleo, dora] = people as [TableClient, TableClient, TableClient, TableClient];
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
    const { people } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
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
    const { people, grants } = await deserted(timed, 3);
    await vote(people[0]!, 'propose', 2);
    await timed.close();
    await timed.open({ catalog });
    const ada = await timed.server.sit(grants[0]!);
    const ben = await timed.server.sit(grants[1]!);
    expect(ada.table.standInVote).toEqual(NO_VOTE);
    expect(codesOf(await vote(ben, 'agree', 2))).toEqual(['stand-in-gone']);
    expect(codesOf(await vote(ada, 'propose', 2))).toEqual(['just-left']);
    timed.now += MINUTE;
    expect(await vote(ada, 'propose', 2)).toMatchObject({ ok: true });
  });
});
