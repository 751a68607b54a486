import { describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cardChart } from '../src/balance/report/card-chart.ts';
import type { CardFigures } from '../src/balance/figures/card-figures.ts';
import {
  merged,
  packed,
  read,
  written,
  type StoredRun,
} from '../src/balance/recording/record-file.ts';
import { scoreChart } from '../src/balance/report/score-chart.ts';
import { runAtoll } from './support.ts';

interface Report {
  readonly stdout: string;
  readonly files: readonly string[];
}

/** Bots play whole matches three times, also on a machine that has other things to do, in ms. */
const LONG = 180_000;

describe('atoll balance', () => {
  const args = [
    'balance',
    '--game',
    'atoll',
    '--seed',
    'few',
    '--seats',
    '1,3',
    '--greedy',
    '2',
    '--search',
    '1',
    '--bot',
    'random',
    '--random',
    '2',
    '--options',
    '{"events":true}',
  ];

  test(
    'writes the same report for a seed, however work is shared, and again from kept matches',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'balance-'));
      const file = (name: string): string => path.join(folder, name);
      const report = async (more: readonly string[]): Promise<Report> => {
        const { code, stdout } = await runAtoll([...more, '--out', file('own.md')]);
        expect(code).toBe(0);
        return {
          stdout,
          files: await Promise.all(
            ['own.md', 'own/scores.svg', 'own/cards.svg'].map(async (own) =>
              (await readFile(file(own), 'utf8')).replace(/(?<=played on )[\d-]+/, 'DAY'),
            ),
          ),
        };
      };
      try {
        const one = await report([...args, '--workers', '1']);
        const two = await report([...args, '--workers', '2', '--keep', file('kept')]);
        const again = await report([
          'balance',
          '--game',
          'atoll',
          '--from',
          `${file('kept')},${file('kept')}`,
        ]);
        expect(two).toEqual(one);
        expect(again).toEqual(one);
        expect(one.files[0]).toContain(
          'balance --game atoll --seed few --seats 1,3 --greedy 2 --search 1 --bot random --random 2',
        );
        expect(one.files[0]).not.toMatch(/--workers|--keep|undefined|NaN|\[object/);
        for (const heading of [
          'Targets',
          'Order of play',
          'Scores',
          'Length',
          'Actions',
          'Events',
          'Cards',
          'What changes a choice',
        ])
          expect(one.files[0]).toContain(`\n## ${heading}\n`);
        expect(
          one.files[0]!.match(/^\| [A-Z][^|]* \|(?: -?\d[^|]*\|){2}/gm)!.length,
        ).toBeGreaterThan(114);
        expect(one.stdout).toMatch(/^greedy, 3 seats: 2 matches, mean score/m);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    LONG,
  );

  test.each([
    [['--game', 'steere-atoll', '--seed', 's'], 'nothing to measure'],
    [['--game', 'atoll'], '--seed is missing'],
    [['--game', 'atoll', '--seed', 's', '--seats', '2,5'], '1 to 4'],
    [['--game', 'atoll', '--seed', 's', '--greedy', '1.5'], '--greedy must be a whole number'],
    [
      ['--game', 'atoll', '--seed', 's', '--greedy', '0', '--search', '0', '--random', '0'],
      'nothing to play',
    ],
    [['--game', 'atoll', '--seed', 's', '--bot', 'clever'], 'random, greedy'],
    [['--game', 'atoll', '--seed', 's', '--bot', 'random,greedy'], 'one bot'],
    [['--game', 'atoll', '--seed', 's', '--out', 'docs/balance'], '.md'],
    [['--game', 'atoll', '--seed', 's', '--options', '{"tide":1}'], 'biodiversity'],
    [['--game', 'atoll', '--seed', 's', '--workers', '0'], '1 to 64'],
    [['--game', 'atoll', '--seed', 's', '--minutes', '0'], '--minutes must be'],
    [['--game', 'atoll', '--from', 'no-such-file'], 'no-such-file cannot be read'],
    [['--game', 'atoll', '--from', import.meta.filename], 'is not a file that --keep wrote'],
  ])('%j ends with code 2 and a message about the mistake', async (more, hint) => {
    const { code, stdout, stderr } = await runAtoll(['balance', ...more]);
    expect(stderr).toContain(hint);
    expect(code).toBe(2);
    expect(stdout).toBe('');
  });

  test('does not report on matches of another game', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'balance-'));
    try {
      await writeFile(path.join(folder, 'kept'), written(kept({ game: 'chess' })));
      const { code, stderr } = await runAtoll([
        'balance',
        '--game',
        'atoll',
        '--from',
        path.join(folder, 'kept'),
      ]);
      expect(code).toBe(2);
      expect(stderr).toContain('"chess"');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

function kept(run: Partial<StoredRun['runs'][number]> = {}, index = 0): StoredRun {
  const scores = [{ total: 3, rank: 1, lines: {} }];
  return {
    runs: [
      {
        game: 'atoll',
        rules: 1,
        cards: 'abc',
        options: {},
        command: 'balance',
        date: '2026-11-30',
        ...run,
      },
    ],
    records: [
      {
        role: 'greedy',
        bot: 'greedy',
        seats: 1,
        index,
        seed: 's',
        order: [0],
        scores,
        actions: 4,
        cards: {},
        counts: {},
        effects: {},
      },
    ],
    ended: [],
  };
}

describe('kept matches', () => {
  test('are read as they were written', () =>
    expect(read('file', written(kept()))).toEqual(kept()));

  test('are read with what was added later, but for a match that was cut off', () => {
    const [record] = kept({}, 1).records;
    const ended = [{ role: 'greedy', bot: 'greedy', seats: 1, matches: 2, reason: 'all' }] as const;
    const whole = Buffer.concat([written(kept()), packed([record]), packed([{ ended }])]);
    expect(read('file', whole)).toEqual({ ...kept(), records: [...kept().records, record], ended });
    const added = packed([record]);
    for (let bytes = 0; bytes < added.length - 8; bytes++) {
      const { records } = read('file', Buffer.concat([written(kept()), added.subarray(0, bytes)]));
      expect(records[0]).toEqual(kept().records[0]);
      expect([1, 2]).toContain(records.length);
    }
  });

  test.each([
    '',
    'words',
    written(kept()).subarray(0, 20),
    packed([{ format: 'atoll-balance-3', runs: [] }]),
    packed([{ format: 'atoll-balance-2', runs: kept().runs }]),
  ])('are refused as %p', (content) => {
    expect(() => read('file', Buffer.from(content))).toThrow(
      'file is not a file that --keep wrote',
    );
  });

  test('of several runs are counted together, each once', () => {
    const all = merged([kept({ command: 'a' }), kept({ command: 'b' }, 1), kept({ command: 'a' })]);
    expect(all.records.map(({ index }) => index)).toEqual([0, 1]);
    expect(all.runs.map(({ command }) => command)).toEqual(['a', 'b']);
  });

  test.each(['game', 'rules', 'cards', 'options'] as const)(
    'that differ in %s are not counted together',
    (part) => {
      expect(() => merged([kept(), kept({ [part]: part === 'rules' ? 2 : 'other' })])).toThrow(
        part,
      );
    },
  );
});

describe('the charts', () => {
  test('show a shape for each distribution, say what they are, and bring colours for both kinds of paper', () => {
    const totals = [10, 12, 30, 31, 33];
    const chart = scoreChart('Scores & more', [
      { group: '1 seat', label: 'greedy', series: 1, totals },
      { group: '2 seats', label: 'random', series: 0, totals: [5] },
    ]);
    expect(chart).toContain('<title>Scores &amp; more</title>');
    expect(chart.match(/<polygon/g)).toHaveLength(2);
    expect(chart).toContain('prefers-color-scheme: dark');
    expect(chart).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('name the cards outside the targets only, and keep them on the paper', () => {
    const figures = (id: string, value: number): CardFigures => ({
      id,
      name: id,
      group: 'Shells',
      offered: 9,
      open: 9,
      bought: { value: 0.5, low: 0.4, high: 0.6, count: 9 },
      brought: {},
      held: { value, low: value - 0.02, high: value + 0.02, count: 9 },
      missed: undefined,
      added: undefined,
      verdicts: {
        bought: 'met',
        wins: Math.abs(value) > 0.1 ? 'missed' : 'met',
        added: 'not measured',
      },
    });
    const targets = { seats: 0.03, bought: 0.05, wins: 0.1, used: [], scores: [] };
    const chart = cardChart('Cards', [figures('pearl', 0.01), figures('crown', 0.7)], targets);
    expect(chart).toContain('>crown<');
    expect(chart).not.toContain('>pearl<');
    const heights = [...chart.matchAll(/ c?y1?="(-?[\d.]+)"/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(chart).not.toMatch(/NaN|Infinity|undefined/);
  });
});
