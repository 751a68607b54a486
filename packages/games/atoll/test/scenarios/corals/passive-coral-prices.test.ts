import { describe, expect, test } from '@jest/globals';
import { at, buyAnimal, grow, side } from '../support/actions.ts';
import { alone } from '../support/reef.ts';

/** The same coral clean and polluted. */
const clean = (card: string) => ({ card, polluted: false });
const polluted = (card: string) => ({ card, polluted: true });

describe('[R7, W2, 13] Passive corals work unless they are polluted', () => {
  test('[R11] Knobbly sea fan: Medium Fish need one colony less', () => {
    const offers = { offers: { animals: ['slender-grouper', 'coral-beauty'] } };
    const match = alone(
      { coins: 4, corals: ['basic-coral', clean('knobbly-sea-fan')] },
      offers,
    ).act(0, buyAnimal('slender-grouper'));
    expect(match.offers(0, at(-1, 0))).toBe(true);
    const off = alone({ coins: 4, corals: ['basic-coral', polluted('knobbly-sea-fan')] }, offers);
    expect(off.act(0, buyAnimal('slender-grouper')).offers(0, at(-1, 0))).toBe(false);
    // The cell between the two corals has two colonies.
    expect(off.legal(0).length).toBeGreaterThan(0);
  });

  test('and no other class does', () => {
    const match = alone(
      { coins: 4, corals: ['basic-coral', clean('knobbly-sea-fan')] },
      { offers: { animals: ['coral-beauty'] } },
    );
    expect(match.act(0, buyAnimal('coral-beauty')).offers(0, at(-1, 0))).toBe(false);
  });

  test('[43] never less than none', () => {
    const match = alone(
      { coins: 3, corals: ['basic-coral', clean('knobbly-sea-fan')] },
      { offers: { animals: ['live-sharksucker'] } },
    );
    expect(match.act(0, buyAnimal('live-sharksucker'), at(-1, 0)).lives('live-sharksucker')).toBe(
      true,
    );
  });

  test('[43] the discounts of several corals add up', () => {
    const fans = [
      { card: 'knobbly-sea-fan', x: 0, y: 0 },
      { card: 'knobbly-sea-fan', x: 3, y: 1 },
    ];
    const offers = { offers: { animals: ['slender-grouper'] } };
    const bare = { card: 'spiral-wire-coral', x: 5, y: 1 };
    const match = alone({ coins: 4, corals: [...fans, bare] }, offers).act(
      0,
      buyAnimal('slender-grouper'),
    );
    // The grouper needs two colonies; none looks at the cell north of the wire coral.
    expect(match.offers(0, at(5, 0))).toBe(true);
    const one = alone({ coins: 4, corals: [...fans.slice(1), bare] }, offers).act(
      0,
      buyAnimal('slender-grouper'),
    );
    expect(one.offers(0, at(5, 0))).toBe(false);
  });

  test('[43] a price never falls below what the coral prints', () => {
    const hills = [
      { card: 'mustard-hill-coral', x: 0, y: 0 },
      { card: 'mustard-hill-coral', x: 1, y: 1 },
    ];
    const match = alone(
      { coins: 4, corals: hills },
      { offers: { animals: ['green-turtle', 'banded-sea-krait'] } },
    );
    expect(match.act(0, buyAnimal('green-turtle'), at(0, 1)).reef(0).coins).toBe(2);
    expect(match.act(0, buyAnimal('banded-sea-krait'), at(1, 0)).reef(0).coins).toBe(0);
    const starlets = [
      { card: 'massive-starlet-coral', x: 0, y: 0 },
      { card: 'massive-starlet-coral', x: 1, y: 1 },
    ];
    const shark = alone(
      { coins: 4, corals: starlets },
      { offers: { large: ['blacktip-reef-shark'] } },
    );
    expect(shark.act(0, buyAnimal('blacktip-reef-shark'), at(0, 1)).reef(0).coins).toBe(0);
    const poor = alone(
      { coins: 3, corals: starlets },
      { offers: { large: ['blacktip-reef-shark'] } },
    );
    expect(poor.details(0, buyAnimal('blacktip-reef-shark'))).toMatchObject({ need: 4, have: 3 });
  });

  test('Great star coral: Large Fish need two colonies less', () => {
    const offers = { offers: { large: ['tiger-shark', 'giant-grouper'] } };
    const corals = ['basic-coral', { card: 'hump-coral', x: -1, y: -1 }];
    const buy = (star: ReturnType<typeof clean>, card: string) =>
      alone({ coins: 7, corals: [...corals, { ...star, x: 1, y: 1 }] }, offers).act(
        0,
        buyAnimal(card),
      );
    // One colony faces the cell in the north, two the one in the west; the shark needs three, the
    // grouper four.
    expect(buy(clean('great-star-coral'), 'tiger-shark').offers(0, at(0, -1))).toBe(true);
    expect(buy(clean('great-star-coral'), 'giant-grouper').offers(0, at(0, -1))).toBe(false);
    expect(buy(clean('great-star-coral'), 'giant-grouper').offers(0, at(-1, 0))).toBe(true);
    const off = alone(
      { coins: 7, corals: [...corals, { ...polluted('great-star-coral'), x: 1, y: 1 }] },
      offers,
    );
    expect(off.reasons(0, buyAnimal('tiger-shark'))).toContain('no-cell');
  });

  test('Great star coral: and cost a coin less, but no less than four', () => {
    const offers = { offers: { large: ['blacktip-reef-shark'] } };
    const corals = [
      'basic-coral',
      { card: 'hump-coral', x: 1, y: -1 },
      { ...clean('great-star-coral'), x: 1, y: 1 },
    ];
    const match = alone({ coins: 6, corals }, offers).act(
      0,
      buyAnimal('blacktip-reef-shark'),
      at(1, 0),
    );
    expect(match.reef(0).coins).toBe(1);
    const both = [...corals, { ...clean('massive-starlet-coral'), x: 2, y: 2 }];
    expect(
      alone({ coins: 6, corals: both }, offers)
        .act(0, buyAnimal('blacktip-reef-shark'), at(1, 0))
        .reef(0).coins,
    ).toBe(2);
  });

  test('Massive starlet coral: a Large Fish costs 2 coins less', () => {
    const offers = {
      offers: { large: ['blacktip-reef-shark', 'giant-moray'], animals: ['flame-angelfish'] },
    };
    // The two corals share the cell (0,1) once the Basic Coral has grown.
    const basic = { card: 'basic-coral', grown: ['S'] } as const;
    const match = alone({ coins: 6, corals: [basic, clean('massive-starlet-coral')] }, offers);
    expect(match.act(0, buyAnimal('blacktip-reef-shark'), at(0, 1)).reef(0).coins).toBe(2);
    expect(match.act(0, buyAnimal('flame-angelfish'), at(-1, 0)).reef(0).coins).toBe(0);
    const off = alone({ coins: 4, corals: [basic, polluted('massive-starlet-coral')] }, offers);
    expect(off.details(0, buyAnimal('blacktip-reef-shark'))).toMatchObject({ need: 6, have: 4 });
  });

  test.each([
    ['banded-sea-krait', 4, 3],
    ['green-turtle', 4, 3],
    ['boxer-crab', 2, 2],
  ])('Mustard hill coral: the %s of %d coins costs %d', (card, printed, price) => {
    const offers = { offers: { animals: [card] } };
    const match = alone(
      { coins: 4, corals: ['basic-coral', clean('mustard-hill-coral')] },
      offers,
    ).act(0, buyAnimal(card), at(-1, 0));
    expect(match.reef(0).coins).toBe(4 - price);
    const off = alone(
      { coins: 4, corals: ['basic-coral', polluted('mustard-hill-coral')] },
      offers,
    ).act(0, buyAnimal(card), at(-1, 0));
    expect(off.reef(0).coins).toBe(4 - printed);
  });

  test('Branching fire coral: growth costs a plankton less', () => {
    const match = alone({ plankton: 2, corals: ['rice-coral', clean('branching-fire-coral')] }).act(
      0,
      grow,
      side('rice-coral', 'W'),
    );
    expect(match.reef(0).plankton).toBe(1);
    const off = alone({ plankton: 1, corals: ['rice-coral', polluted('branching-fire-coral')] });
    expect(off.reasons(0, grow)).toContain('too-little-plankton');
  });
});
