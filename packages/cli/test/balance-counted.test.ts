import { describe, expect, test } from '@jest/globals';
import { choiceFigures } from '../src/balance/figures/choice-figures.ts';
import { correlationOf } from '../src/balance/figures/correlation.ts';
import { judgeCorrelated, judgeCounted, judgeHeld } from '../src/balance/report/judge-counts.ts';
import { bought, match, times } from './balance-records.ts';

const strong = (scored: readonly number[], deeds: Readonly<Record<string, readonly number[]>>) =>
  match(scored, { role: 'strong', counts: { deeds } });

describe('targets of counts', () => {
  const records = [
    ...times(50, strong([3, 2], { dive: [4, 2], rest: [1, 1] })),
    ...times(50, strong([3, 2], { rest: [2, 2] })),
  ];
  test.each([
    ['seat', 0, 2, 'met', '1.5'],
    ['seat', 2, 9, 'missed', '1.5'],
    ['matches', 0.4, 0.6, 'met', '50 %'],
    ['matches', 0, 0.02, 'missed', '50 %'],
    ['part', 0.3, 0.45, 'met', '37.5 %'],
  ] as const)('times by %s from %d to %d: %s', (measure, from, to, verdict, figure) => {
    const target = { text: 'dives', table: 'deeds', item: 'dive', seats: [1, 2], measure };
    const [row, ...others] = judgeCounted({ ...target, from, to }, records);
    expect(others).toEqual([]);
    expect(row?.target).toBe('2 seats: dives');
    expect(row?.measured).toContain(figure);
    expect(row?.verdict).toBe(verdict);
  });
});

describe('targets of cards', () => {
  const cards = (pearl: readonly number[], crown: readonly number[]) =>
    match([1, 2], { role: 'strong', cards: { pearl: bought(pearl), crown: bought(crown) } });
  const records = [...times(30, cards([0], [0])), ...times(70, cards([0], [1]))];
  const within = { text: 'held', from: 0.2, to: 0.4 };
  const judged = (sets: readonly (readonly string[])[]) =>
    judgeHeld(
      { ...within, among: 'open', sets },
      { records, nameOf: (card) => card.toUpperCase() },
    )[0];

  test('tell how often one seat has all of a set', () => {
    expect(judged([['pearl', 'crown']])?.verdict).toBe('met');
    expect(judged([['pearl', 'crown'], ['pearl']])).toMatchObject({
      measured: expect.stringMatching(/^PEARL 100 %/),
      verdict: 'missed',
    });
  });

  test('do not count matches in which a card never lay open', () =>
    expect(judged([['sand']])?.measured).toBe('SAND never open'));

  test('count all matches where the target says so', () => {
    const without = match([1, 2], { role: 'strong' });
    const [row] = judgeHeld(
      { ...within, among: 'all', sets: [['pearl']] },
      { records: [...times(30, cards([0], [])), ...times(70, without)], nameOf: String },
    );
    expect(row?.verdict).toBe('met');
  });
});

describe('correlations', () => {
  test.each([
    [(x: number) => 2 * x, 1],
    [(x: number) => -x, -1],
    [(x: number) => (x % 2) * 100, 0],
  ])('of %s', (of, value) => {
    const pairs = Array.from({ length: 200 }, (_, x) => [x, of(x)] as const);
    expect(correlationOf(pairs)?.value).toBeCloseTo(value, 1);
  });

  test('are unknown where nothing changes', () =>
    expect(correlationOf(times(9, [1, 2] as const))).toBeUndefined());

  test('do not come from tables of different size', () => {
    const records = [
      ...times(20, strong([50, 50], { dive: [9, 9] })),
      ...times(20, strong([52, 48], { dive: [9, 9] })),
      ...times(20, strong([20, 20, 20], { dive: [1, 2, 1] })),
    ];
    const target = { text: 'dives decide', table: 'deeds', item: 'dive', seats: [2, 3], most: 0.5 };
    const [row] = judgeCorrelated(target, records);
    expect(row?.verdict).toBe('met');
    expect(row?.measured).toMatch(/^0\.00/);
  });
});

test('turns with one sensible move are a share of all turns', () => {
  const records = times(
    5,
    match([1, 2], {
      role: 'strong',
      choices: [
        { turns: 10, single: 4 },
        { turns: 6, single: 0 },
      ],
    }),
  );
  expect(choiceFigures(records)).toMatchObject({ turns: 8, single: { value: 0.25, count: 80 } });
  expect(choiceFigures([match([1, 2])])).toBeUndefined();
});
