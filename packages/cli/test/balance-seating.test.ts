import { describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { combinations } from '../src/balance/combinations.ts';
import type { MatchRecord } from '../src/balance/recording/record.ts';
import { read } from '../src/balance/recording/record-file.ts';
import { rotated, seated } from '../src/balance/recording/seating.ts';
import { runAtoll } from './support.ts';

/** Bots play two series, also on a machine that has other things to do, in ms. */
const LONG = 120_000;

describe('the seats of a series', () => {
  test.each([
    [6, 4],
    [4, 2],
    [5, 3],
    [3, 3],
  ])(
    '%i players at %i seats all meet equally often, and have every seat as often',
    (count, seats) => {
      const players = Array.from({ length: count }, (_, player) => player);
      const groups = combinations(players, seats).length;
      const tables = Array.from({ length: groups * seats }, (_, index) =>
        seated(players, { seats, index }),
      );
      const together = (group: readonly number[]): number =>
        tables.filter((table) => group.every((player) => table.includes(player))).length;
      expect(new Set(combinations(players, seats).map(together))).toEqual(new Set([seats]));
      const had = players.flatMap((player) =>
        Array.from(
          { length: seats },
          (_, seat) => tables.filter((table) => table[seat] === player).length,
        ),
      );
      expect(new Set(had).size).toBe(1);
    },
  );

  test('one player takes all of them; with as many players as seats each moves on by one', () => {
    expect(seated(['a'], { seats: 3, index: 7 })).toEqual(['a', 'a', 'a']);
    expect(seated(['a', 'b', 'c'], { seats: 3, index: 1 })).toEqual(['b', 'c', 'a']);
  });

  test('of the same deals have every player in every seat once', () => {
    const matches = [0, 1, 2, 3].map((index) => rotated(['a', 'b'], { seats: 3, index }));
    expect(matches).toEqual([
      { deal: 0, players: ['a', 'b', 'a'] },
      { deal: 0, players: ['b', 'a', 'b'] },
      { deal: 1, players: ['a', 'b', 'a'] },
      { deal: 1, players: ['b', 'a', 'b'] },
    ]);
  });
});

test(
  'a series of more styles than seats is the same for a seed, however work is shared',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
    const series = async (workers: string): Promise<readonly MatchRecord[]> => {
      const file = path.join(folder, workers);
      const numbers = ['--greedy', '0', '--random', '0', '--search', '0', '--styles', '2'];
      const { code } = await runAtoll([
        ...['balance', '--game', 'atoll', '--seed', 'few', ...numbers],
        ...['--workers', workers, '--keep', file],
      ]);
      expect(code).toBe(0);
      // the file holds matches in the order in which they ended
      const { records } = read(file, await readFile(file));
      return records.toSorted((a, b) => a.index - b.index);
    };
    try {
      const records = await series('1');
      expect(await series('2')).toEqual(records);
      expect(records.map(({ players }) => players)).toEqual([
        ['few-and-high', 'wide-and-cheap', 'hunters', 'pairs'],
        ['wide-and-cheap', 'hunters', 'clean-reef', 'few-and-high'],
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  LONG,
);
