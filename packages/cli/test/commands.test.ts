import { describe, expect, test } from '@jest/globals';
import { runAtoll, startAtoll } from './support.ts';

describe('a wrong command line', () => {
  test.each([
    [[], 'atoll COMMAND'],
    [
      ['dance'],
      'sim, arena, balance, judge, puzzles, cards, play, host-bot, replay, verify, conformance',
    ],
    [['play', '--seats', '2', '--seed', 's'], '--game is missing'],
    [['play', '--game', 'chess', '--seats', '2', '--seed', 's'], 'there are: atoll'],
    [['play', '--game', 'atoll', '--seats', '5', '--seed', 's'], '1 to 4'],
    [['play', '--game', 'atoll', '--seats', '2.5', '--seed', 's'], '1 to 4'],
    [['play', '--game', 'atoll', '--seats', '2', '--seed', 's', '--sed', 'x'], '--seed'],
    [['play', '--game', 'atoll', '--seats', '2', '--seed', 's', 'extra'], 'extra'],
    [
      ['play', '--game', 'atoll', '--seats', '2', '--seed', 's', '--options', '{'],
      '--options must be JSON',
    ],
    [
      ['play', '--game', 'atoll', '--seats', '2', '--seed', 's', '--options', '{"event":true}'],
      'biodiversity',
    ],
    [
      ['sim', '--game', 'atoll', '--seats', '2', '--bots', 'clever', '--games', '1', '--seed', 's'],
      'random, greedy',
    ],
    [
      [
        'sim',
        '--game',
        'atoll',
        '--seats',
        '3',
        '--bots',
        'random,random',
        '--games',
        '1',
        '--seed',
        's',
      ],
      '2 bots for 3 seats',
    ],
    [
      ['sim', '--game', 'atoll', '--seats', '1', '--bots', 'random', '--games', '0', '--seed', 's'],
      '1 or more',
    ],
    [['arena', '--game', 'atoll', '--bots', 'random', '--games', '1', '--seed', 's'], '2 to 4'],
    [
      ['arena', '--game', 'steere-atoll', '--bots', 'random,tide', '--games', '1', '--seed', 's'],
      'random, greedy, shallows, lagoon',
    ],
    [
      ['sim', '--game', 'atoll', '--seats', '1', '--bots', 'search', '--games', '1', '--seed', 's'],
      'end-corals, open-sea-2026, deep-sea-2026, search:ITERATIONS',
    ],
    [
      [
        'sim',
        '--game',
        'atoll',
        '--seats',
        '1',
        '--bots',
        'search:few',
        '--games',
        '1',
        '--seed',
        's',
      ],
      'a whole number, 1 to',
    ],
    [
      [
        'sim',
        '--game',
        'atoll',
        '--seats',
        '1',
        '--bots',
        'search:0',
        '--games',
        '1',
        '--seed',
        's',
      ],
      'not "0"',
    ],
    [['conformance', '--game', 'atoll', '--games', 'many', '--seed', 's'], '--games'],
    [['cards', '--game', 'constructor'], 'there are: atoll'],
  ])('%j ends with code 2 and a message about the mistake', async (args, hint) => {
    const { code, stdout, stderr } = await runAtoll(args);
    expect(code).toBe(2);
    expect(stderr).toContain(hint);
    expect(stdout).toBe('');
  });

  test('ends the program with that code', async () => {
    const args = ['cards', '--game', 'constructor'];
    expect(await startAtoll(args)).toEqual(await runAtoll(args));
  });
});

describe('atoll sim', () => {
  test('plays whole matches and sums up by seat, the same for the same seed', async () => {
    const args = [
      'sim',
      '--game',
      'atoll',
      '--seats',
      '2',
      '--bots',
      'greedy,random',
      '--games',
      '4',
      '--seed',
      'sim',
    ];
    const { code, stdout } = await runAtoll(args);
    expect(code).toBe(0);
    expect(stdout.match(/^sim \d: \d+ -?\d+ in \d+ actions$/gm)).toHaveLength(4);
    expect(stdout).toMatch(/^4 matches of [\d.]+ actions$/m);
    expect(stdout).toMatch(/^seat 0 greedy: mean [\d.]+, quartiles .*, first in \d of 4$/m);
    expect(stdout).toMatch(/^seat 1 random: mean -?[\d.]+/m);
    expect((await runAtoll(args)).stdout).toBe(stdout);
  });
});

describe('a search by its iterations', () => {
  test.each([
    ['atoll', 'search:1', 'random'],
    ['steere-atoll', 'search:3', 'random'],
  ])('plays %s', async (game, search, other) => {
    const bots = `${search},${other}`;
    const { code, stdout } = await runAtoll([
      'sim',
      '--game',
      game,
      '--seats',
      '2',
      '--bots',
      bots,
      '--games',
      '1',
      '--seed',
      's',
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain(`seat 0 ${search}: `);
  });
});

describe('atoll cards', () => {
  test('prints every card once', async () => {
    const { code, stdout } = await runAtoll(['cards', '--game', 'atoll']);
    expect(code).toBe(0);
    expect(stdout.split('\n\n')).toHaveLength(62 + 53 + 14);
    expect(stdout).toContain('Tiger shark (Galeocerdo cuvier)');
    expect(stdout).not.toMatch(/undefined|\[object/);
  });
});

describe('atoll conformance', () => {
  test('prints matches per number of seats and what was covered, however work is shared; fails where something is missing', async () => {
    const args = ['conformance', '--game', 'atoll', '--games', '6', '--seed', 'few', '--workers'];
    const { code, stdout, stderr } = await runAtoll([...args, '1']);
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^1 seat: 2 matches\n2 seats: 2 matches\n3 seats: 1 matches\n4 seats: 1 matches$/m,
    );
    for (const category of [
      'cards bought',
      'feeding branches',
      'abilities',
      'ops',
      'modifiers',
      'triggers',
    ])
      expect(stdout).toMatch(new RegExp(`^${category}: \\d+ of \\d+$`, 'm'));
    expect(stdout).toContain('not seen in cards bought: ');
    expect(stdout).toContain('nothing found');
    expect(code).toBe(1);
    expect((await runAtoll([...args, '2'])).stdout).toBe(stdout);
  });
});
