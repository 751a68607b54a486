import { describe, expect, test } from '@jest/globals';
import type { CreateRequest, LadderTable, OwnRatings, SeatGrant } from '@atoll/protocol';
import type { TableClient } from '@atoll/test-client/table-client';
import { newSeed } from '../../src/match/secrets.ts';
import { diveCatalog } from '../support/cluster/dive.ts';
import { codesOf, DECIDED, openTimedServer } from '../support/timed-server.ts';

const { dive } = diveCatalog;
const arena = {
  anchor: 'greedy',
  series: [{ bot: 'greedy', against: 'random', seats: 2, wins: 90, matches: 100 }],
};
const rated = { ...dive!, arena: async () => arena };
const catalog = {
  dive: rated,
  plain: { ...dive!, id: 'plain' },
  crowd: { ...rated, id: 'crowd', seats: { min: 3, max: 4 } },
};
const timed = openTimedServer({ catalog });
const newPlayer = (): string => newSeed().slice(0, 22);

const join = (code: string, body: object): Promise<Response> =>
  timed.server.call('POST', '/api/join', { code, name: 'Ben', ...body });
const joined = async (code: string, player: string, name = 'Ben'): Promise<SeatGrant> =>
  (await (await join(code, { player, name })).json()) as SeatGrant;
const ratingsOf = async (player: string): Promise<OwnRatings['ratings']> =>
  ((await (await timed.server.call('POST', '/api/ratings', { player })).json()) as OwnRatings)
    .ratings;
const ladder = async (query = '', player?: string): Promise<LadderTable> =>
  (await (
    await (player === undefined
      ? timed.server.call('GET', `/api/ladder/dive${query}`)
      : timed.server.call('POST', `/api/ladder/dive${query}`, { player }))
  ).json()) as LadderTable;

interface Rated {
  readonly grants: readonly SeatGrant[];
  readonly people: readonly TableClient[];
}

/** A rated match of these players that has begun. */
async function playing(players: readonly string[], bots: readonly string[] = []): Promise<Rated> {
  const [first, ...others] = players;
  const seats = players.length + bots.length;
  const host = await timed.server.create({ rated: true, seats, ...(first && { player: first }) });
  const grants = [host];
  for (const player of others) grants.push(await joined(host.code, player));
  const people: TableClient[] = [];
  for (const grant of grants) people.push(await timed.server.sit(grant));
  const ada = people[0] as TableClient;
  for (const [at, bot] of bots.entries())
    await ada.change({ do: 'bot', seat: players.length + at, bot });
  await ada.change({ do: 'pace', pace: 0 });
  expect(await ada.start()).toMatchObject({ ok: true });
  return { grants, people };
}

/** Waits until the ratings are stored, and leaves. */
async function ended({ people }: Rated): Promise<void> {
  for (const client of people) await client.until(() => client.table.rated?.stored === true);
  for (const client of people) await client.leave();
}

describe('a rated match', () => {
  test('says so before a seat is taken, and gives one only to another player', async () => {
    const [ada, ben] = [newPlayer(), newPlayer()];
    const { code } = await timed.server.create({ rated: true, player: ada });
    const invite = await (await timed.server.call('GET', `/api/invites/${code}`)).json();
    expect(invite).toMatchObject({ rated: true });
    const refused = async (body: object): Promise<unknown> => {
      const response = await join(code, body);
      return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
    };
    expect(await refused({})).toEqual([409, 'rated-player']);
    expect(await refused({ player: ben, rated: false })).toEqual([409, 'rated-player']);
    expect(await refused({ player: ada })).toEqual([409, 'rated-twice']);
    expect(await refused({ player: ben, program: true })).toEqual([409, 'rated-program']);
    expect(await joined(code, ben)).toMatchObject({ seat: 1 });
    const plain = await timed.server.create({});
    expect(
      await (await timed.server.call('GET', `/api/invites/${plain.code}`)).json(),
    ).not.toHaveProperty('rated');
    expect((await join(plain.code, {})).status).toBe(201);
  });

  const refusals: readonly (readonly [string, Partial<CreateRequest>, string])[] = [
    ['a host without a player', {}, 'needs the id of its player'],
    ['one seat', { seats: 1, player: newPlayer() }, 'two seats or more'],
    ['a program', { program: true, player: newPlayer() }, 'no other programs'],
    ['a repeated deal', { deal: 'x'.repeat(20), player: newPlayer() }, 'repeats no deal'],
    [
      'a clock that stops at zero until others decide',
      { clock: DECIDED, player: newPlayer() },
      'the bot plays on',
    ],
    ['a game without ratings', { game: 'plain', player: newPlayer() }, 'cannot be rated'],
  ];
  test.each(refusals)('refuses %s', async (_what, change, word) => {
    await expect(timed.server.create({ rated: true, ...change })).rejects.toThrow(word);
  });

  test('has no hints, no bot for the own seat, no program, and takes nothing back', async () => {
    const { people } = await playing([newPlayer(), newPlayer()]);
    const [ada] = people as [TableClient];
    expect(ada.table).toMatchObject({ hints: false, rated: { stored: false } });
    const answers = [
      await ada.change({ do: 'hints', hints: true }),
      await ada.change({ do: 'handOver', seat: 0, bot: 'greedy' }),
      await ada.change({ do: 'program', program: true }),
      await ada.change({ do: 'options', options: { bonus: 4 } }),
      await ada.room.request('revert', { do: 'ask', entry: 1 }),
    ];
    expect(answers.map(codesOf)).toEqual([
      ['rated-hints'],
      ['rated-hand-over'],
      ['rated-program'],
      ['already-started'],
      ['rated-revert'],
    ]);
    for (const client of people) await client.leave();
  });

  test('has a clock that others cannot stop at zero', async () => {
    const host = await timed.server.create({ rated: true, player: newPlayer() });
    const ada = await timed.server.sit(host);
    expect(ada.table.clock).toMatchObject({ kind: 'bank', allowance: 1_800_000, atZero: 'bot' });
    const without = await ada.change({ do: 'clock', clock: { kind: 'none' } });
    const decided = await ada.change({ do: 'clock', clock: DECIDED });
    expect([without, decided].map(codesOf)).toEqual([['rated-clock'], ['rated-clock']]);
    const lost = await ada.change({ do: 'clock', clock: { ...DECIDED, atZero: 'loss' } });
    expect(lost).toMatchObject({ ok: true });
    await ada.leave();
  });

  test('has the usual bot play for an absent person, whichever was asked for', async () => {
    const { people } = await playing([newPlayer(), newPlayer()]);
    const [ada, ben] = people as [TableClient, TableClient];
    await ben.until(() => ben.prompt.asked);
    await ben.leave();
    await ada.until(() => ada.table.seats[1]?.connected === false);
    timed.now += 60_000;
    expect(await ada.change({ do: 'handOver', seat: 1, bot: 'random' })).toMatchObject({
      ok: true,
    });
    await ada.until(() => ada.table.seats[1]?.standIn !== '');
    expect(ada.table.seats[1]?.standIn).toBe('greedy');
    await ada.leave();
  });

  test('that is conceded counts once as a loss, and its rematch is rated again', async () => {
    const [winner, loser] = [newPlayer(), newPlayer()];
    const match = await playing([winner, loser]);
    const [ada, ben] = match.people as [TableClient, TableClient];
    await ben.room.request('concede', { bot: 'random' });
    await ada.until(() => ada.table.rated?.stored === true);
    const [won, lost] = [await ratingsOf(winner), await ratingsOf(loser)];
    expect(won).toMatchObject([
      { game: 'dive', seats: 2, matches: 1, changes: [{ place: 1, before: 1500 }] },
    ]);
    expect(lost).toMatchObject([{ matches: 1, changes: [{ place: 2, before: 1500 }] }]);
    expect(won[0]!.rating - 1500).toBe(1500 - lost[0]!.rating);
    await ada.room.request('rematch', { do: 'agree' });
    await ben.room.request('rematch', { do: 'agree' });
    await ada.until(() => ada.table.next !== '');
    const { next } = ada.table;
    const again = await timed.server.sit({ matchId: next, token: match.grants[0]!.token });
    expect(again.table).toMatchObject({ phase: 'playing', rated: { stored: false }, hints: false });
    await again.room.request('concede', { bot: 'random' });
    await again.until(() => again.table.rated?.stored === true);
    expect(await ratingsOf(winner)).toMatchObject([{ matches: 2, changes: [{}, { place: 2 }] }]);
    await again.leave();
    await ended(match);
  });

  test('with a bot of fixed rating changes that of the person only', async () => {
    const player = newPlayer();
    const before = (await ladder()).bots;
    const match = await playing([player], ['greedy']);
    await match.people[0]!.playOn();
    await ended(match);
    const [own] = await ratingsOf(player);
    expect(own).toMatchObject({ matches: 1 });
    expect(own!.uncertainty).toBeLessThan(667);
    expect((await ladder()).bots).toEqual(before);
  });

  test('puts its players on the ladder of the season, which the next one begins anew', async () => {
    const [winner, loser] = [newPlayer(), newPlayer()];
    for (let played = 0; played < 3; played += 1) {
      const match = await playing([winner, loser]);
      await match.people[1]!.room.request('concede', { bot: 'random' });
      await ended(match);
    }
    const { season, rows } = await ladder('?seats=2', winner);
    expect(season).toBe('2026-Q1');
    expect(rows.filter(({ own }) => own)).toMatchObject([{ place: 1, name: 'Ada', matches: 3 }]);
    expect((await ladder('?seats=2')).rows.some(({ own }) => own)).toBe(false);
    const [sure] = await ratingsOf(winner);
    const begin = timed.now;
    timed.now = Date.UTC(2026, 3, 1);
    expect(await ladder()).toMatchObject({ season: '2026-Q2', rows: [] });
    expect((await ladder('?season=2026-Q1')).rows).toHaveLength(rows.length);
    const [later] = await ratingsOf(winner);
    expect(later!.rating).toBe(sure!.rating);
    expect(later!.uncertainty).toBeGreaterThan(sure!.uncertainty);
    timed.now = begin;
    const forgotten = await timed.server.call('POST', '/api/ratings/forget', { player: winner });
    expect(await forgotten.json()).toEqual({ forgotten: 1 });
    expect(await ratingsOf(winner)).toEqual([]);
    expect((await timed.server.call('GET', '/api/ladder/dive?seats=9')).status).toBe(400);
    expect((await timed.server.call('GET', '/api/ladder/plain')).status).toBe(404);
    const crowd = await timed.server.call('GET', '/api/ladder/crowd');
    expect(await crowd.json()).toMatchObject({ seats: 3 });
    expect((await timed.server.call('GET', '/api/ladder/crowd?seats=2')).status).toBe(404);
  });
});
