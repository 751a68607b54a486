import { describe, expect, test } from '@jest/globals';
import { atoll } from '../../src/index.ts';
import { cardsBeside, tabCard } from '../../client/present/tabs.ts';

describe('the card that is read from an open tab', () => {
  const view = atoll.publicView(
    atoll.setup({ seed: 'tab', seats: 2, options: atoll.parseOptions({}) }),
  );
  const [first, second, third] = view.corals.cards;
  const animal = view.animals.cards[0]!;
  test('is the first of the tab while none of it was pointed at', () => {
    expect(tabCard(view, 'corals', [])).toBe(first);
    expect(tabCard(view, 'corals', [animal])).toBe(first);
    expect(tabCard(view, 'large', [animal])).toBe(view.large.cards[0]);
  });
  test('is the one of the tab that was pointed at last', () => {
    expect(tabCard(view, 'corals', [third!, second!, animal])).toBe(second);
  });
  test('is left to others where no offer is open', () => {
    expect(tabCard(view, 'actions', [animal])).toBeUndefined();
    expect(tabCard(view, undefined, [animal])).toBeUndefined();
  });
});

test('beside a card lie the cards of its offer or reef, and nothing beside an event', () => {
  const view = atoll.publicView(
    atoll.setup({ seed: 'tab', seats: 2, options: atoll.parseOptions({}) }),
  );
  expect(cardsBeside(view, view.large.cards[1]!)).toEqual(view.large.cards);
  const first = view.seats[1]!.reefCorals[0]!.card;
  expect(cardsBeside(view, first)).toContain(first);
  expect(cardsBeside(view, first)).not.toContain(view.corals.cards[0]);
  expect(cardsBeside(view, 'clean-up-dive')).toEqual(['clean-up-dive']);
});
