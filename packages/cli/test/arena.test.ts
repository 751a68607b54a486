import { describe, expect, test } from '@jest/globals';
import { arenaTable } from '../src/arena-table.ts';
import { interval } from '../src/statistics.ts';
import { runAtoll } from './support.ts';

describe('atoll arena', () => {
  const args = [
    'arena',
    '--game',
    'steere-atoll',
    '--options',
    '{"size":7}',
    '--bots',
    'random,shallows',
    '--games',
    '6',
    '--seed',
    'few',
  ];

  test('says who wins how often, the same however work is shared', async () => {
    const { code, stdout, stderr } = await runAtoll([...args, '--workers', '1']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^\| bot \| wins \| share \| 95 % interval \|\n\|---\|---\|---\|---\|\n\| random \| \d of 6 /,
    );
    const wins = [...stdout.matchAll(/^\| \S+ \| (\d) of 6 /gm)].map(([, count]) => Number(count));
    expect(wins).toHaveLength(2);
    expect(wins[0]! + wins[1]!).toBe(6);
    expect(wins[1]).toBeGreaterThan(wins[0]!);
    expect(stderr).toMatch(/^6 of 6: random \d\.0, shallows \d\.0$/m);
    expect(stderr).toMatch(/^shallows: \d+ choices, [\d.]+ ms of CPU time each/m);
    expect((await runAtoll([...args, '--workers', '2'])).stdout).toBe(stdout);
  });

  test('plays a game of more seats and of points', async () => {
    const three = [
      'arena',
      '--game',
      'atoll',
      '--bots',
      'random,random,random',
      '--games',
      '3',
      '--seed',
      'points',
    ];
    const { code, stdout } = await runAtoll(three);
    expect(code).toBe(0);
    const wins = [...stdout.matchAll(/^\| random \| ([\d.]+) of 3 /gm)].map(([, count]) =>
      Number(count),
    );
    expect(wins.reduce((sum, count) => sum + count, 0)).toBeCloseTo(3, 1);
  });
});

describe('the table', () => {
  test.each([
    [0, 10],
    [10, 10],
    [75, 100],
    [50, 100],
    [0.5, 2],
    [1, 1],
  ])("gives Wilson's interval for %d of %d", (wins, games) => {
    // At both ends the share that was seen lies 1.96 standard deviations away from the true one.
    const share = wins / games;
    const [low, high] = interval(wins, games);
    for (const end of [low, high])
      expect((share - end) ** 2).toBeCloseTo((1.959964 ** 2 * end * (1 - end)) / games, 9);
    expect(low - share).toBeLessThan(1e-9);
    expect(share - high).toBeLessThan(1e-9);
    expect(high - low).toBeGreaterThan(0.1);
  });

  test('splits a win between players that share the first rank', () => {
    const thoughts: never[] = [];
    const lines = arenaTable(
      ['a', 'b'],
      [
        { index: 1, actions: 4, wins: [0.5, 0.5], thoughts },
        { index: 0, actions: 6, wins: [0, 1], thoughts },
      ],
    );
    expect(lines).toContain('| a | 0.5 of 2 | 25.0 % | 2.7 % to 80.2 % |');
    expect(lines).toContain('5.0 actions a match');
  });
});
