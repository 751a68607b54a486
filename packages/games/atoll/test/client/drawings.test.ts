import { expect, test } from '@jest/globals';
import { animalIds, coralIds, eventIds } from '@atoll/art/drawings';
import { animals, basicCoral, corals, events } from '../../src/cards/index.ts';

const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] =>
  cards.map(({ id }) => id).toSorted();

test.each([
  ['animal', idsOf(animals), animalIds],
  ['coral', idsOf([...corals, basicCoral]), coralIds],
  ['event', idsOf(events), eventIds],
] as const)(
  'every %s card has a drawing under its id, and every drawing a card',
  (_, cards, drawn) => {
    expect(drawn.toSorted()).toEqual(cards);
  },
);
