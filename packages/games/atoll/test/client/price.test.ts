import { describe, expect, test } from '@jest/globals';
import { atoll, type AtollState, type AtollView, type Coral } from '../../src/index.ts';
import { a11yTree } from '../../client/present/a11y-tree.ts';
import { EMPTY_TABLE } from '@atoll/table-kit/table/model/table-model.ts';
import { DESKTOP, placementsOf } from './support/table-of.ts';
import { locale } from './support/atoll-locale.ts';

/**
 * A table whose first seat has a coral that makes Other Animals cheaper, with some of them and two
 * fish in the offer.
 */
function table(): AtollView {
  const dealt = atoll.setup({ seed: 'price', seats: 2, options: atoll.parseOptions({}) });
  const coral: Coral = {
    card: 'mustard-hill-coral',
    x: 1,
    y: 1,
    grown: [],
    polluted: false,
    fatigue: 0,
  };
  const reefs = dealt.reefs.map((reef, seat) =>
    seat === 0 ? { ...reef, corals: [...reef.corals, coral] } : reef,
  );
  const offer = [
    'lined-seahorse',
    'sixline-wrasse',
    'olive-sea-snake',
    'maxima-clam',
    'giant-clam',
  ];
  const state: AtollState = { ...dealt, reefs, animals: { ...dealt.animals, offer } };
  return atoll.publicView(state);
}

describe('the price on a card of the offer', () => {
  const view = table();
  const badge = (seat: number, card: string): number | undefined =>
    placementsOf(view, { seat, size: DESKTOP }).flatMap((placed) =>
      placed.kind === 'animal' && placed.card === card && placed.level === 0 ? [placed.price] : [],
    )[0];

  test('is the price for the seat that looks', () => {
    const cheaper = view.animals.cards.filter(
      (card) => (badge(0, card) ?? 0) < (badge(1, card) ?? 0),
    );
    expect(cheaper.length).toBeGreaterThan(0);
    expect(cheaper.length).toBeLessThan(view.animals.cards.length);
  });

  test('is told by the accessibility tree too', () => {
    for (const seat of [0, 1]) {
      const { entries } = a11yTree(locale, { view, seat, table: EMPTY_TABLE }).offers[0]!;
      for (const { card, name } of entries) expect(name).toContain(`, ${badge(seat, card)} coin`);
    }
  });
});
