import { describe, expect, test } from '@jest/globals';
import { counterRead, isTurnedDown, offerRead } from '../../client/present/bargain.ts';

const WOOD = [1, 0, 0, 0, 0];
const ORE = [0, 0, 0, 0, 1];
const TWO_WOOD = [2, 0, 0, 0, 0];
const NONE = [0, 0, 0, 0, 0];

/** Seat 0 has offered a wood for an ore; seat 1 would give an ore for two wood. */
const view = {
  turn: 0,
  answers: ['not-asked', 'counter', 'open', 'not-asked'],
  offerGive: WOOD,
  offerWant: ORE,
  counters: [...NONE, ...NONE, ...ORE, ...TWO_WOOD, ...NONE, ...NONE, ...NONE, ...NONE],
};

describe('a trade is described from the side of its reader', () => {
  test('the offer by its maker, by those asked, and by the others', () => {
    expect(offerRead(view, 0)).toEqual({ of: 'own', give: WOOD, get: ORE });
    expect(offerRead(view, 1)).toEqual({ of: 'own', give: ORE, get: WOOD });
    expect(offerRead(view, 2)).toEqual({ of: 'own', give: ORE, get: WOOD });
    expect(offerRead(view, 3)).toEqual({ of: 'others', give: WOOD, get: ORE });
    expect(offerRead(view, -1)).toEqual({ of: 'others', give: WOOD, get: ORE });
  });

  test('a counter-offer by the maker of the offer, by its own, and by the others', () => {
    const read = (reader: number) => counterRead(view, { by: 1, reader });
    expect(read(0)).toEqual({ of: 'own', give: TWO_WOOD, get: ORE });
    expect(read(1)).toEqual({ of: 'own', give: ORE, get: TWO_WOOD });
    expect(read(2)).toEqual({ of: 'others', give: ORE, get: TWO_WOOD });
    expect(read(-1)).toEqual({ of: 'others', give: ORE, get: TWO_WOOD });
  });
});

test('an offer is turned down once all who were asked have said no', () => {
  const of = (...answers: readonly string[]): boolean => isTurnedDown({ answers });
  expect(of('not-asked', 'no', 'no', 'not-asked')).toBe(true);
  expect(of('not-asked', 'no', 'open')).toBe(false);
  expect(of('not-asked', 'no', 'counter')).toBe(false);
  expect(of('not-asked', 'yes', 'no')).toBe(false);
  expect(of()).toBe(false);
});
