import type { Balance } from '@atoll/catalog';
import type { MatchRecord } from '../src/balance/recording/record.ts';
import { measure } from '../src/balance/report/measured.ts';
import { report } from '../src/balance/report/report.ts';

export const balance: Balance = {
  cards: ['pearl', 'crown', 'sand'].map((id) => ({ id, name: id, group: 'Shells' })),
  yields: [{ id: 'points', name: 'points' }],
  counts: [
    {
      id: 'deeds',
      name: 'Deeds',
      items: [
        { id: 'dive', name: 'Dive' },
        { id: 'rest', name: 'Rest' },
      ],
    },
  ],
  scoreLines: [
    { id: 'shells', name: 'Shells' },
    { id: 'mud', name: 'Mud' },
  ],
  bands: [
    { name: 'low', from: -Infinity },
    { name: 'high', from: 10 },
  ],
  questions: [{ id: 'turn', name: 'turn' }],
  targets: {
    seats: 0.03,
    bought: 0.05,
    wins: 0.1,
    used: [
      {
        text: 'all deeds are done',
        table: 'deeds',
        items: ['dive', 'rest'],
        seats: [1, 2],
        share: 0.6,
      },
    ],
    scores: [
      {
        text: 'winners reach 10 to 20',
        bot: 'greedy',
        seats: 2,
        of: 'winners',
        measure: 'mean',
        from: 10,
        to: 20,
      },
      {
        text: 'mostly 100 and more',
        bot: 'greedy',
        seats: 2,
        of: 'all',
        measure: 'most',
        from: 100,
        to: 200,
      },
    ],
  },
  order: () => [],
  begun: () => undefined,
  played: () => undefined,
  ended: () => undefined,
  questionOf: () => undefined,
  influence: {
    effects: [{ id: 'tide', name: 'Tide', group: 'Waters' }],
    inForce: () => [],
    without: (state) => state,
    sudden: () => [],
    spared: (state) => state,
  },
};

/** A match of two by its totals, with what differs from one in which nothing happened. */
export function match(scored: readonly number[], change: Partial<MatchRecord> = {}): MatchRecord {
  const best = Math.max(...scored);
  return {
    role: 'greedy',
    bot: 'greedy',
    seats: scored.length,
    index: 0,
    seed: 's',
    order: scored.map((_, seat) => seat),
    actions: 10,
    scores: scored.map((total) => ({
      total,
      rank: total === best ? 1 : 2,
      lines: { shells: total + 1, mud: -1 },
    })),
    cards: {},
    counts: {},
    effects: {},
    ...change,
  };
}

export type CardRecord = MatchRecord['cards'][string];
export const bought = (seats: readonly number[], points = 0): CardRecord => ({
  open: [0, 1],
  bought: seats.map((seat) => ({ seat, lead: 0, at: 1 })),
  brought: points ? { points } : {},
});
export const open = (seats: readonly number[]): CardRecord => ({
  open: seats,
  bought: [],
  brought: {},
});
export const times = <T>(count: number, item: T): readonly T[] =>
  Array.from({ length: count }, () => item);

/** The settings of a run of matches. */
export const run = {
  game: 'shore',
  rules: 1,
  cards: 'abc',
  options: {},
  command: 'balance',
  date: '2026-11-30',
} as const;

/** The whole report on these matches. */
export const reportOn = (of: Balance, records: readonly MatchRecord[]): string =>
  report(measure('Shore', of, { runs: [run], records, ended: [] }), 'shore').text;
