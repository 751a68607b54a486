import { expect, test } from '@jest/globals';
import { OFFERS, ROUNDS } from '../../src/cards/index.ts';
import type { AtollEvent, AtollView } from '../../src/index.ts';
import {
  isFirstRound,
  isLastRound,
  isLostByReduction,
  isTopLevel,
  leavingCards,
} from '../../src/cards/tables.ts';
import { playout } from '../client/support/playout.ts';

/** The views of a match, each with all events between it and the next. */
const match = (seats: number): readonly (readonly [AtollView, readonly AtollEvent[]])[] => {
  const steps = [...playout('facts', seats)];
  return steps.map(({ view }, i) => [view, steps[i + 1]?.events ?? []]);
};

test('the cards that leave are those that a Recovery takes', () => {
  let recoveries = 0;
  for (const [view, events] of match(3)) {
    const left = events.flatMap((event) => (event.type === 'offerDiscarded' ? [event] : []));
    for (const { offer, cards } of left) {
      expect(leavingCards(view, offer)).toEqual(cards);
      recoveries++;
    }
  }
  // animals and corals, after each round but the last
  expect(recoveries).toBe(2 * (ROUNDS - 1));
});

test('no card leaves in the last round, no Large Fish, and none of one player', () => {
  for (const [view] of match(3)) {
    expect(leavingCards(view, 'large')).toEqual([]);
    expect(leavingCards(view, 'animals').length > 0).toBe(!isLastRound(view));
  }
  for (const [view] of match(1).slice(0, 5)) expect(leavingCards(view, 'corals')).toEqual([]);
});

test('the first round is the one before the first Recovery', () => {
  const first = match(3).filter(([view]) => isFirstRound(view));
  expect(first.length).toBeGreaterThan(0);
  const began = first.map(([, events]) => events.some(({ type }) => type === 'roundBegan'));
  expect(began.indexOf(true)).toBe(first.length - 1);
});

test('the offers hold as many cards as they have room for', () => {
  const [[view]] = match(2);
  for (const offer of ['animals', 'large', 'corals'] as const)
    expect(view[offer].cards).toHaveLength(OFFERS[offer]);
});

test('an animal rises to the highest level, and leaves below the lowest', () => {
  const events = match(3).flatMap(([, events]) => events);
  const raised = events.flatMap((event) => (event.type === 'raised' ? [event.level] : []));
  expect(Math.max(...raised)).toBe(raised.find(isTopLevel));
  expect([1, 2, 3].map(isTopLevel)).toEqual([false, false, true]);
  expect([1, 2, 3].map(isLostByReduction)).toEqual([true, false, false]);
});
