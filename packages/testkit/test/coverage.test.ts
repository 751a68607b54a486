import { describe, expect, test } from '@jest/globals';
import {
  addCounts,
  conformance,
  countStep,
  coverageLines,
  coverageGuidedPolicy,
  emptyCounts,
  rarest,
} from '../src/index.ts';
import type { Bonus, CoverageDefinition, Policy } from '../src/index.ts';
import { createMatch, createRng } from '@atoll/engine';
import { dive, type DiveAction } from '../src/fixture/dive.ts';

const definition: CoverageDefinition = {
  all: () => ({
    actions: ['keep', 'exchange', 'draw', 'give', 'take', 'confirm', 'rest'],
    marvels: ['a hand of 13'],
  }),
  seen({ action, events }, mark) {
    mark('actions', (action as DiveAction).type);
    if (events.some((event) => (event as { type: string }).type === 'whale'))
      mark('marvels', 'a hand of 13');
  },
};

describe('coverage', () => {
  test('reports the seen and the missing marks of each category', () => {
    const { coverage } = conformance(dive, { games: 12, seed: 'covered', coverage: definition });
    expect(coverageLines(coverage)).toEqual([
      { category: 'actions', covered: 7, total: 7, missing: [] },
      { category: 'marvels', covered: 0, total: 1, missing: ['a hand of 13'] },
    ]);
  });

  test('adds up', () => {
    const counts = emptyCounts(definition);
    addCounts(counts, { actions: { keep: 2 } });
    addCounts(counts, { actions: { keep: 3, rest: 1 } });
    expect(counts.actions).toMatchObject({ keep: 5, rest: 1, draw: 0 });
  });

  test('names the marks that were seen least', () => {
    const counts = { actions: { keep: 3, rest: 1 }, marvels: { whale: 0 } };
    expect(rarest(counts, 2)).toEqual([
      { name: 'marvels: whale', count: 0 },
      { name: 'actions: rest', count: 1 },
    ]);
  });

  test('lets every match go for a wished item where wishes are given', () => {
    const wished: string[] = [];
    const wanted: CoverageDefinition = {
      ...definition,
      heuristic(_state, _seat, wish) {
        wished.push(...['keep', 'rest'].filter((item) => wish('actions', item)));
        return 1;
      },
    };
    const skilled =
      (bonus: Bonus): Policy =>
      ({ state, seat, legal }) =>
        legal[bonus(state, seat) > 0 ? 0 : legal.length - 1];
    conformance(dive, {
      games: 12,
      seed: 'wished',
      coverage: wanted,
      skilled,
      targets: ['actions: keep', 'actions: rest'],
    });
    expect(new Set(wished)).toEqual(new Set(['keep', 'rest']));
  });

  test('refuses a mark that was not announced, in place of counting it silently', () => {
    const typo: CoverageDefinition = { ...definition, seen: (_, mark) => mark('actions', 'dance') };
    const step = { before: {}, after: {}, seat: 0, action: {}, events: [] };
    expect(() => countStep(typo, emptyCounts(typo), step)).toThrow('actions: dance');
  });
});

describe('the curious policy', () => {
  const { state } = createMatch(dive, { seed: 'curious', seats: 1, options: { bonus: 2 } });
  const turn = { game: dive, state: { ...state, undecided: [] }, seat: 0, rng: createRng('x') };
  const legal = dive.legalActions(turn.state, 0);
  const wishing = (...items: readonly string[]) => ({
    isTarget: (_: string, item: string) => items.includes(item),
  });

  test('takes what shows something wished, once', () => {
    const policy = coverageGuidedPolicy(definition, {
      ...wishing('rest'),
      otherwise: ({ legal: all }) => all[0],
    });
    expect(policy({ ...turn, legal })).toEqual({ type: 'rest' });
    expect(policy({ ...turn, legal })).toEqual({ type: 'draw' });
  });

  test('looks to the end of its own question', () => {
    const policy = coverageGuidedPolicy(definition, {
      ...wishing('confirm'),
      otherwise: ({ legal: all }) => all[0],
    });
    expect(policy({ ...turn, legal })).toMatchObject({ type: 'give' });
  });
});
