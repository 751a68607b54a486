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
import { BANK, codesOf, DECIDED, look, openTimedServer } from '../support/timed-server.ts';

const timed = openTimedServer({ catalog });

describe('clients without a vote', () => {
  test('are programs, which are not counted either', async () => {
    const { people, grants } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
    await ben.change({ do: 'program', program: true });
    for (const what of ['propose', 'agree', 'refuse', 'withdraw'] as const)
      expect(codesOf(await vote(ben, what, 2))).toEqual(['program']);
    expect(codesOf(await ben.change({ do: 'handOver', seat: 2, bot: 'random' }))).toEqual([
      'program',
    ]);
    await ben.leave();
    await gone(ada, 1);
    const program = await JsonClient.enter(timed.server.address, grants[1]!);
    const request = { do: 'propose', seat: 2 };
    expect(codesOf(await program.ask('standin', request))).toEqual(['program']);
    expect(await vote(ada, 'propose', 2)).toMatchObject({ ok: true });
    await ada.until(() => standIn(ada, 2) !== '');
  });

  test('are players whose seat a bot plays, and players who gave up', async () => {
    const { people } = await deserted(timed, 5);
    const [ada, ben, cleo, dora] = people as [TableClient, TableClient, TableClient, TableClient];
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
    const { people } = await playing(timed, 2);
    expect(codesOf(await vote(people[0]!, 'propose', seat))).toEqual([code]);
  });

  test('are all before and after the match, and the sender of a malformed request', async () => {
    const waiting = await timed.server.sit(await timed.server.create());
    expect(codesOf(await vote(waiting, 'propose', 1))).toEqual(['not-started']);
    const { people } = await playing(timed, 2);
    const [ada, ben] = people as [TableClient, TableClient];
    for (const body of [undefined, {}, { do: 'propose' }, { do: 'all', seat: 1 }, { seat: -1 }])
      expect(codesOf(await ada.room.request('standin', body))).toEqual(['malformed']);
    await ben.room.request('concede', { bot: 'random' });
    expect(codesOf(await vote(ada, 'propose', 1))).toEqual(['over']);
  });

  test('are delayed spectators, who get no news of a vote', async () => {
    const { server } = timed;
    const host = await server.create({ seats: 3 });
    const grants = [host, await server.join(host.code), await server.join(host.code, 'Cleo')];
    const people: TableClient[] = [];
    for (const grant of grants) people.push(await server.sit(grant));
    const [ada, ben, cleo] = people as [TableClient, TableClient, TableClient];
    await ada.change({ do: 'behind', turns: 2 });
    await ada.start();
    await ada.until(() => ada.prompt.asked);
    const watcher = await server.sit({ matchId: host.matchId });
    await cleo.leave();
    await gone(watcher, 2);
    timed.now += MINUTE;
    await vote(ada, 'propose', 2);
    await ben.until(() => ben.table.standInVote.seat === 2);
    expect(watcher.table.standInVote).toEqual(NO_VOTE);
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

  test('the effect of time that is up ends a proposal', async () => {
    const { ada, ben, cleo } = await timed.opened(BANK, 3);
    await ada.leave();
    await gone(ben, 0);
    timed.now += MINUTE;
    await vote(ben, 'propose', 0);
    timed.now += 6 * MINUTE;
    await look(cleo);
    await ben.until(() => standIn(ben, 0) === 'greedy');
    expect(ben.table.standInVote).toEqual(NO_VOTE);
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
    expect(ben.table.standInVote).toEqual(NO_VOTE);
    expect(standIn(ben, 0)).toBe('greedy');
  });
});
