import { describe, expect, test } from '@jest/globals';
import type { AtollEvent } from '../../../src/index.ts';
import { at, buyCoral, choose, feed, hunt } from '../support/actions.ts';
import { alone, reef } from '../support/reef.ts';

const cardOf = (event: AtollEvent): string => ('card' in event ? event.card : '');

describe('[52] A bought coral has its Immediate effect right after it is placed', () => {
  test('then a sea star and the Basic Coral answer the purchase, then the offer is filled', () => {
    const match = alone(
      { coins: 2, animals: [{ card: 'blue-sea-star', level: 2 }] },
      { offers: { corals: ['table-coral'] }, decks: { corals: ['rice-coral'] } },
    ).act(0, buyCoral('table-coral'), at(1, 1));
    const events = match.eventsOf('raised', 'gained', 'offerRefilled');
    expect(events.map(cardOf)).toEqual([
      'table-coral',
      'blue-sea-star',
      'blue-sea-star',
      'basic-coral',
      'rice-coral',
    ]);
  });

  test('so nothing is answered before what the coral asks', () => {
    const match = alone(
      { coins: 2, corals: ['basic-coral', { card: 'rice-coral', x: 1, y: 1, polluted: true }] },
      { offers: { corals: ['lettuce-coral'] } },
    ).act(0, buyCoral('lettuce-coral'), at(-1, 1));
    expect(match.asked).toBe('clean');
    expect(match.reef(0).plankton).toBe(0);
    match.act(0, choose('rice-coral'));
    expect(match.reef(0).plankton).toBe(1);
  });
});

describe('[54] A Hunt is used up before what reaching high brings', () => {
  test('so a cuttlefish that reaches high by hunting makes that Hunt ready again', () => {
    const match = reef([
      { animals: [{ card: 'broadclub-cuttlefish', level: 2 }] },
      { animals: ['flame-angelfish'] },
    ]).act(0, feed('broadclub-cuttlefish'), hunt('flame-angelfish'));
    expect(match.eventsOf('hunted', 'raised', 'huntReadied').map(({ type }) => type)).toEqual([
      'hunted',
      'raised',
      'huntReadied',
    ]);
    expect(match.reef(0)).toMatchObject({ huntsReady: 1, huntsUsed: 0 });
  });
});
