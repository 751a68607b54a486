import type { AtollEvent } from '../../../src/index.ts';
import { describe, expect, test } from '@jest/globals';
import type { HistoryStep } from '@atoll/protocol';
import { storyOf } from '../../../client/present/text/story.ts';
import { locale } from '../support/atoll-locale.ts';

const NAMES = ['Mira', 'Jonas'];
const step = (
  seq: number,
  seat: number,
  ...events: readonly AtollEvent[]
): HistoryStep<AtollEvent> => ({ seq, seat, at: 0, events, sealed: false });
const paid = (seat: number, scales = 0): AtollEvent => ({
  type: 'paid',
  seat,
  coins: 0,
  plankton: 2,
  scales,
});
const placed = (seat: number): AtollEvent => ({
  type: 'animalPlaced',
  seat,
  card: 'ocellaris-clownfish',
  x: 1,
  y: 0,
});
const gained = (seat: number, popularity: number): AtollEvent => ({
  type: 'gained',
  seat,
  card: '',
  coins: 0,
  plankton: 0,
  scales: 0,
  popularity,
});

const storyFrom = (...steps: readonly HistoryStep<AtollEvent>[]): ReturnType<typeof storyOf> =>
  storyOf(locale, { steps, names: NAMES, options: {} });

describe('the story of a match', () => {
  test('begins with a scale and a polluted coral for each', () => {
    expect(storyFrom()).toEqual({ start: [0, 0], turns: [] });
  });

  test('puts the steps of a seat together until it begins something else or another acts', () => {
    const { turns } = storyFrom(
      step(1, 0, { type: 'feedingBegan', seat: 0, card: 'ocellaris-clownfish' }),
      step(2, 0, paid(0)),
      step(4, 1, gained(1, 3)),
      step(5, 0, { type: 'passed', seat: 0, row: 0 }),
      step(6, 0, { type: 'passed', seat: 0, row: 0 }),
    );
    expect(turns.map(({ seq, seat }) => [seq, seat])).toEqual([
      [1, 0],
      [4, 1],
      [5, 0],
      [6, 0],
    ]);
  });

  test('counts points after each turn, and tells what brought most of them', () => {
    const { turns } = storyFrom(step(1, 1, paid(1, 1), gained(1, 1), gained(1, 4)));
    expect(turns[0]?.points).toEqual([0, 4]);
    expect(turns[0]?.deed).toMatch(/^Jonas gains 4 /);
    expect(turns[0]?.lines).toHaveLength(3);
  });

  test('names the action of a turn that brought nothing', () => {
    expect(storyFrom(step(1, 0, paid(0), placed(0))).turns[0]?.deed).toMatch(/^Mira buys /);
  });

  test('counts a turn to the round in which it was taken', () => {
    const { turns } = storyFrom(
      step(1, 0, { type: 'passed', seat: 0, row: -1 }, { type: 'roundBegan', seat: 1, round: 2 }),
      step(2, 1, gained(1, 1)),
    );
    expect(turns.map(({ part }) => part)).toEqual(['Round 1', 'Round 2']);
  });
});
