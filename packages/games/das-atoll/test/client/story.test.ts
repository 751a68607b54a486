import type { DasAtollEvent } from '../../src/index.ts';
import { describe, expect, test } from '@jest/globals';
import { figuresOf } from '../../client/present/match-figures.ts';
import { storyOf } from '../../client/present/story.ts';
import { locale } from './das-locale.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
const step = (seq: number, seat: number, ...events: readonly DasAtollEvent[]) => ({
  ...{ at: 0, sealed: false, seq, seat, events },
});
const built = (seat: number, what: 'settlement' | 'city' | 'ship'): DasAtollEvent => ({
  ...{ type: 'built', seat, what, at: 0 },
});
const view = { terrain: [], chips: [] };

describe('the story of a match', () => {
  const { start, turns } = storyOf(locale, {
    names,
    view,
    steps: [
      step(1, 0, built(0, 'settlement')),
      step(2, 0, built(0, 'ship')),
      step(3, 1, built(1, 'settlement')),
      step(4, 1, built(1, 'ship'), { type: 'turn', seat: 0, round: 1 }),
      step(5, 0, { type: 'rolled', seat: 0, dice: [3, 4] }),
      // a discard out of turn belongs to the turn
      step(6, 3, { type: 'discarded', seat: 3, cards: [4, 0, 0, 0, 0] }),
      step(7, 0, built(0, 'settlement'), { type: 'connected', seat: 0, lanes: 1 }),
      step(8, 0, { type: 'ended', seat: 0 }),
      // Ben builds nothing after the turn, Cleo does
      step(9, 1, { type: 'ended', seat: 1 }),
      step(10, 2, { type: 'bought', seat: 2, card: 'hidden' }),
      step(11, 2, { type: 'ended', seat: 2 }, { type: 'turn', seat: 1, round: 1 }),
      step(12, 1, built(1, 'city'), { type: 'shown', seat: 0, points: 2 }),
    ],
  });

  test('has the placements, the turns, and what others build after them', () => {
    expect(turns.map(({ seq, seat, part }) => [seq, seat, part])).toEqual([
      [1, 0, 'Set-up'],
      [3, 1, 'Set-up'],
      [4, 0, 'Round 1'],
      [10, 2, 'Round 1'],
      [11, 1, 'Round 1'],
    ]);
  });

  test('counts points after each turn, those of cards when they are shown', () => {
    expect(start).toEqual([0, 0, 0, 0, 0]);
    expect(turns.map(({ points }) => points)).toEqual([
      [1, 0, 0, 0, 0],
      [1, 1, 0, 0, 0],
      [3, 1, 0, 0, 0],
      [3, 1, 0, 0, 0],
      [5, 2, 0, 0, 0],
    ]);
  });

  test('tells what brought the seat of the turn points, and all that happened', () => {
    expect(turns[2]?.deed).toMatch(/^Ada builds a settlement, /);
    expect(turns[2]?.lines).toHaveLength(4);
    expect(turns[3]?.deed).toBe('Cleo buys a development card.');
    expect(turns[4]?.deed).toMatch(/^Ben builds a city, /);
  });
});

test('the figures of a match count by seat what throws, thefts and trade did', () => {
  const rows = figuresOf(
    [
      step(1, 0, { type: 'got', seat: 0, cards: [1, 1, 1, 0, 0] }),
      step(
        2,
        0,
        { type: 'rolled', seat: 0, dice: [2, 4] },
        { type: 'got', seat: 1, cards: [2, 0, 0, 0, 1] },
      ),
      step(3, 1, { type: 'rolled', seat: 1, dice: [1, 6] }),
      step(4, 1, { type: 'discarded', seat: 0, cards: [2, 2, 0, 0, 0] }),
      step(5, 1, { type: 'stole', seat: 1, victim: 4, by: 'pirate', resource: 'hidden' }),
      step(6, 1, { type: 'traded', seat: 1, partner: 2, gave: [], got: [] }),
      step(7, 1, { type: 'exchanged', seat: 1, give: 'wood', rate: 4, get: 'ore' }),
    ],
    5,
  );
  expect(Object.fromEntries(rows.map(({ id, counts }) => [id, counts]))).toEqual({
    thrown: [0, 3, 0, 0, 0],
    sevens: [0, 1, 0, 0, 0],
    stolen: [0, 1, 0, 0, 0],
    lost: [0, 0, 0, 0, 1],
    discarded: [4, 0, 0, 0, 0],
    trades: [0, 1, 1, 0, 0],
    exchanges: [0, 1, 0, 0, 0],
  });
});
