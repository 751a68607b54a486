import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PairingResult, TournamentFormat } from '@atoll/protocol';
import { standingsOf } from '../../src/tournament/standings.ts';
import type { Tournament } from '../../src/store/tournaments/tournament-store.ts';
import { matchesOf, plannedRounds } from '../../src/tournament/tournament.ts';
import {
  openMatches,
  progressed,
  withBegun,
  withDeleted,
  withResult,
} from '../../src/tournament/tournament-progress.ts';

const RESULTS: readonly PairingResult[] = ['first', 'second', 'draw'];

let made = 0;
const parts = { newMatchId: () => `match-${++made}`, now: () => 99 };

const started = (format: TournamentFormat, count: number, wanted = 0): Tournament => ({
  ...{ id: 'cup', gameId: 'dive', options: {}, title: 'Cup', format, wanted, hostHash: 'host' },
  clock: { kind: 'bank', minutes: 5, seconds: 5, atZero: 'loss' },
  ...{ createdAt: 1, startedAt: 2, endedAt: 0, rounds: [] },
  players: Array.from({ length: count }, (_, number) => ({
    ...{ name: `P${number}`, kind: 'person', bot: '', tokenHash: `hash-${number}`, left: false },
  })),
});

/** Plays on to the end with results chosen by match. */
function finished(
  tournament: Tournament,
  resultOf: (players: readonly [number, number], round: number) => PairingResult,
): Tournament {
  let current = progressed(tournament, parts);
  for (let [open] = openMatches(current); open; [open] = openMatches(current)) {
    const result = resultOf(open.players, current.rounds.length);
    current = progressed(withResult(current, { matchId: open.matchId, result }, parts), parts);
  }
  return current;
}

const lowerWins = ([one, other]: readonly [number, number]): PairingResult =>
  one < other ? 'first' : 'second';

/** Each player at most once a round. */
function expectOnceARound({ rounds, players }: Tournament): void {
  for (const round of rounds) {
    const named = round.flatMap((pairing) =>
      pairing.kind === 'bye' ? [pairing.player] : pairing.players,
    );
    expect(new Set(named).size).toBe(named.length);
    expect(named.every((player) => player >= 0 && player < players.length)).toBe(true);
  }
}

const pairs = (tournament: Tournament): readonly string[] =>
  matchesOf(tournament.rounds).map(({ players }) => players.toSorted((a, b) => a - b).join('-'));

const anyResult = fc.infiniteStream(fc.constantFrom(...RESULTS));

describe('a round robin', () => {
  test.each([2, 3, 4, 7, 8, 64])('of %i has every pair once, in balanced seats', (count) => {
    const over = finished(started('round-robin', count), lowerWins);
    expectOnceARound(over);
    expect(new Set(pairs(over)).size).toBe((count * (count - 1)) / 2);
    expect(pairs(over)).toHaveLength((count * (count - 1)) / 2);
    expect(over).toMatchObject({ endedAt: 99 });
    expect(over.rounds).toHaveLength(plannedRounds(over));
    expect(standingsOf(over).map(({ player }) => player)).toEqual([...over.players.keys()]);
    for (const player of over.players.keys()) {
      const seats = matchesOf(over.rounds).flatMap(({ players }) =>
        players.includes(player) ? [players[0] === player ? 1 : -1] : [],
      );
      expect(Math.abs(seats.reduce((sum: number, seat) => sum + seat, 0))).toBeLessThanOrEqual(1);
    }
  });

  test('gives byes in place of the matches of a player who left', () => {
    const begun = progressed(started('round-robin', 4), parts);
    const players = begun.players.map((player, number) => ({ ...player, left: number === 3 }));
    const over = finished({ ...begun, players }, lowerWins);
    expect(
      over.rounds
        .slice(1)
        .flat()
        .filter(({ kind }) => kind === 'bye'),
    ).toHaveLength(2);
    expect(standingsOf(over)[0]).toMatchObject({ player: 0, place: 1, points: 3 });
  });
});

describe('a Swiss tournament', () => {
  test('pairs all players each round, nobody twice, and rests each player at most once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), anyResult, (count, results) => {
        const over = finished(started('swiss', count), () => results.next().value as PairingResult);
        expectOnceARound(over);
        for (const round of over.rounds) expect(round).toHaveLength(Math.ceil(count / 2));
        expect(new Set(pairs(over)).size).toBe(pairs(over).length);
        const rested = over.rounds.flat().flatMap((p) => (p.kind === 'bye' ? [p.player] : []));
        expect(new Set(rested).size).toBe(rested.length);
      }),
      { numRuns: 40 },
    );
  });

  test('lets equal points meet, the upper half against the lower one', () => {
    const first = progressed(started('swiss', 8), parts);
    expect(pairs(first).toSorted()).toEqual(['0-4', '1-5', '2-6', '3-7']);
    const over = finished(first, lowerWins);
    expect(over.rounds).toHaveLength(3);
    const second = { ...over, rounds: over.rounds.slice(1, 2) };
    expect(pairs(second).toSorted()).toEqual(['0-2', '1-3', '4-6', '5-7']);
    expect(standingsOf(over)[0]).toMatchObject({ place: 1, player: 0, points: 3, wins: 3 });
  });

  test('is as long as its host wants, and never longer than a round robin', () => {
    expect(finished(started('swiss', 8, 5), lowerWins).rounds).toHaveLength(5);
    expect(finished(started('swiss', 4, 9), lowerWins).rounds).toHaveLength(3);
  });

  test('of 64 players is paired six times', () => {
    const over = finished(started('swiss', 64), lowerWins);
    expect(over.rounds).toHaveLength(6);
    expect(new Set(pairs(over)).size).toBe(6 * 32);
    expect(standingsOf(over)[0]).toMatchObject({ player: 0, points: 6 });
  });

  test('divides equal points by the points of the opponents', () => {
    const over = finished(started('swiss', 4), () => 'draw');
    expect(standingsOf(over).map(({ place }) => place)).toEqual([1, 1, 1, 1]);
    const decided = finished(started('swiss', 5), lowerWins);
    const [first, second] = standingsOf(decided);
    expect(first?.points).toBeGreaterThanOrEqual(second?.points ?? 0);
  });
});

describe('a knock-out tournament', () => {
  test.each([2, 3, 5, 8, 13, 64])('of %i has one winner after all others have lost', (count) => {
    const over = finished(started('knock-out', count), lowerWins);
    expectOnceARound(over);
    expect(matchesOf(over.rounds)).toHaveLength(count - 1);
    expect(over.rounds).toHaveLength(Math.ceil(Math.log2(count)));
    expect(standingsOf(over)[0]).toMatchObject({ player: 0, place: 1 });
    expect(standingsOf(over)[1]).toMatchObject({ player: 1, place: 2 });
    expect(over.rounds.at(-1)).toMatchObject([{ players: expect.arrayContaining([0, 1]) }]);
  });

  test('repeats a drawn match in swapped seats, and lets the seeding decide the third', () => {
    const begun = progressed(started('knock-out', 2), parts);
    const [first] = openMatches(begun);
    const again = withResult(begun, { matchId: first!.matchId, result: 'draw' }, parts);
    expect(openMatches(again)).toMatchObject([{ players: [1, 0], drawn: [first!.matchId] }]);
    const over = finished(begun, () => 'draw');
    expect(over.rounds).toMatchObject([[{ players: [0, 1], result: 'first' }]]);
    expect(standingsOf(over)[0]).toMatchObject({ player: 0, points: 1 });
  });
});

test('a deleted match counts as drawn, three of them as three draws', () => {
  const swiss = progressed(started('swiss', 2), parts);
  const [{ matchId } = { matchId: '' }] = openMatches(swiss);
  const drawn = progressed(withDeleted(swiss, matchId, parts), parts);
  expect(drawn.rounds).toMatchObject([[{ result: 'draw', deleted: [matchId] }]]);
  expect(drawn.endedAt).toBe(99);
  let cup = progressed(started('knock-out', 2), parts);
  const deleted: string[] = [];
  for (let [open] = openMatches(cup); open; [open] = openMatches(cup)) {
    deleted.push(open.matchId);
    cup = withDeleted(withBegun(cup, open.matchId), open.matchId, parts);
    expect(openMatches(cup)[0] ?? {}).not.toHaveProperty('begun');
  }
  expect(cup.rounds).toMatchObject([[{ players: [0, 1], result: 'first', deleted }]]);
  expect(deleted).toHaveLength(3);
});

test('a tournament ends when fewer than two players are left', () => {
  const begun = progressed(started('swiss', 4), parts);
  const players = begun.players.map((player, number) => ({ ...player, left: number > 0 }));
  expect(finished({ ...begun, players }, lowerWins).rounds).toHaveLength(1);
});
