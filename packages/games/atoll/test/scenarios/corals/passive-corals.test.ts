import { describe, expect, test } from '@jest/globals';
import {
  at,
  bloom,
  buyAnimal,
  buyCoral,
  choose,
  feed,
  grow,
  hunt,
  income,
  pass,
  reduce,
  side,
} from '../support/actions.ts';
import { alone, reef } from '../support/reef.ts';

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
    const offers = { offers: { large: ['tiger-shark', 'giant-moray'] } };
    const corals = ['basic-coral', { card: 'hump-coral', x: -1, y: -1 }];
    const buy = (star: ReturnType<typeof clean>, card: string) =>
      alone({ coins: 7, corals: [...corals, { ...star, x: 1, y: 1 }] }, offers).act(
        0,
        buyAnimal(card),
      );
    // One colony faces the cell in the north, two the one in the west; the shark needs three, the
    // moray four.
    expect(buy(clean('great-star-coral'), 'tiger-shark').offers(0, at(0, -1))).toBe(true);
    expect(buy(clean('great-star-coral'), 'giant-moray').offers(0, at(0, -1))).toBe(false);
    expect(buy(clean('great-star-coral'), 'giant-moray').offers(0, at(-1, 0))).toBe(true);
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
    ['banded-sea-krait', 3, 2],
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

  test.each([
    ['crown-jellyfish', 2, 1],
    ['sea-wasp', 3, 2],
    ['boxer-crab', 2, 2],
  ])('Branching fire coral: the %s of %d coins costs %d', (card, printed, price) => {
    const paid = (coral: ReturnType<typeof clean>) => {
      const match = alone({ coins: 9, corals: [coral] }, { offers: { animals: [card] } }).act(
        0,
        buyAnimal(card),
        at(-1, 0),
      );
      return 9 - match.reef(0).coins;
    };
    expect([paid(clean('branching-fire-coral')), paid(polluted('branching-fire-coral'))]).toEqual([
      price,
      printed,
    ]);
  });

  test.each([
    ['star-polyps', 'tourists', 5, 0],
    ['star-polyps', 'scientists', 3, 0],
    ['devils-hand-coral', 'scientists', 4, 1],
    ['devils-hand-coral', 'tourists', 4, 0],
  ] as const)('%s: %s bring %d coins and %d plankton', (card, choice, coins, plankton) => {
    const match = reef([{ corals: [clean(card)] }, {}], { turn: 0 })
      .act(0, pass)
      .act(1, pass);
    const before = match.reef(0);
    match.act(0, income(choice));
    expect(match.reef(0).coins - before.coins).toBe(coins);
    expect(match.told('incomeTaken')).toMatchObject([{ choice, coins, plankton }]);
    const off = reef([{ corals: [polluted(card), 'rice-coral'] }, {}])
      .act(0, pass)
      .act(1, pass)
      .act(0, income(choice));
    expect(off.told('incomeTaken')).toMatchObject([
      { coins: choice === 'tourists' ? 4 : 3, plankton: 0 },
    ]);
  });

  test('Star polyps pay even if the Tourists then pollute them', () => {
    const match = reef([{ corals: ['star-polyps'] }, { passed: true }]).act(
      0,
      pass,
      income('tourists'),
    );
    expect(match.coral('star-polyps').polluted).toBe(true);
    // One is the bonus of the pass.
    expect(match.reef(0).coins).toBe(5 + 1);
  });

  test('Honeycomb plate coral: three popularity for a Medium Fish at its top', () => {
    const animals = [
      { card: 'golden-trevally', level: 2 },
      { card: 'flame-angelfish', level: 2 },
      'boxer-crab',
    ] as const;
    const match = alone({ corals: [clean('honeycomb-plate-coral')], animals }).act(
      0,
      feed('flame-angelfish'),
    );
    expect(match.reef(0).popularity).toBe(0);
    expect(match.act(0, feed('golden-trevally'), reduce('boxer-crab')).reef(0).popularity).toBe(3);
    const off = alone({ corals: [polluted('honeycomb-plate-coral')], animals });
    expect(off.act(0, feed('golden-trevally'), reduce('boxer-crab')).reef(0).popularity).toBe(0);
  });

  test('Open brain coral: two more plankton for each pollution of a Bloom', () => {
    const on = alone({ corals: [clean('open-brain-coral'), 'rice-coral', 'blue-coral'] });
    expect(on.act(0, bloom, choose('rice-coral'), choose('blue-coral')).reef(0).plankton).toBe(8);
    const off = alone({ corals: [polluted('open-brain-coral'), 'rice-coral', 'blue-coral'] });
    expect(off.act(0, bloom, choose('rice-coral'), choose('blue-coral')).reef(0).plankton).toBe(4);
  });

  test('Netted table coral: two popularity for a Small Fish at its top', () => {
    const animals = [
      { card: 'flame-angelfish', level: 2 },
      { card: 'maxima-clam', level: 2 },
    ] as const;
    const match = alone({ corals: [clean('netted-table-coral')], animals }).act(
      0,
      feed('flame-angelfish'),
      feed('maxima-clam'),
    );
    expect(match.reef(0).popularity).toBe(2);
    const off = alone({ corals: [polluted('netted-table-coral')], animals }).act(
      0,
      feed('flame-angelfish'),
    );
    expect(off.reef(0).popularity).toBe(0);
  });

  test('Netted table coral: it hears a partner and another coral too', () => {
    const paired = alone({
      corals: ['netted-table-coral'],
      animals: ['tiger-shark', { card: 'schultzs-pipefish', level: 2 }],
    });
    paired.act(0, feed('schultzs-pipefish'), { type: 'yes' });
    expect(paired.reef(0).popularity).toBe(2);
    const raised = alone(
      {
        coins: 2,
        corals: ['netted-table-coral'],
        animals: [{ card: 'flame-angelfish', level: 2 }],
      },
      { offers: { corals: ['birds-nest-coral'] } },
    );
    raised.act(0, buyCoral('birds-nest-coral'), at(1, 1), choose('flame-angelfish'));
    expect(raised.reef(0)).toMatchObject({ popularity: 2, scales: 1 });
  });

  test('Violet hydrocoral: two plankton and a popularity for each own animal reduced', () => {
    const animals = [
      'tiger-shark',
      { card: 'flame-angelfish', level: 2 },
      { card: 'blue-ringed-octopus', level: 2 },
    ] as const;
    const eaten = [
      feed('tiger-shark'),
      reduce('flame-angelfish'),
      reduce('blue-ringed-octopus'),
    ] as const;
    const after = (coral: ReturnType<typeof clean>) =>
      alone({ corals: [coral], animals })
        .act(0, ...eaten)
        .reef(0);
    expect(after(clean('violet-hydrocoral'))).toMatchObject({ plankton: 4, popularity: 2 });
    expect(after(polluted('violet-hydrocoral'))).toMatchObject({ plankton: 0, popularity: 0 });
  });

  test('Violet hydrocoral: an extinction is heard beside its own payout', () => {
    const match = alone({
      corals: ['violet-hydrocoral'],
      animals: ['slender-grouper', 'flame-angelfish'],
    });
    expect(match.act(0, feed('slender-grouper'), reduce('flame-angelfish')).reef(0).plankton).toBe(
      2 + 1,
    );
  });

  test('Corky sea fan: a second Hunt, the first time at once', () => {
    const match = reef(
      [
        { coins: 2, animals: ['slender-grouper', 'sea-wasp'] },
        { passed: true, animals: ['lined-seahorse'] },
      ],
      { offers: { corals: ['corky-sea-fan'] } },
    );
    match.act(0, buyCoral('corky-sea-fan'), at(1, 1));
    expect(match.reef(0).huntsReady).toBe(2);
    match.act(
      0,
      feed('slender-grouper'),
      hunt('lined-seahorse'),
      feed('sea-wasp'),
      hunt('lined-seahorse'),
    );
    expect(match.reef(0)).toMatchObject({ huntsReady: 0, huntsUsed: 2 });
  });

  test('Corky sea fan: it brings a Hunt even after the first is used', () => {
    const match = alone(
      { coins: 2, huntsReady: 0, huntsUsed: 1 },
      { offers: { corals: ['corky-sea-fan'] } },
    );
    expect(match.act(0, buyCoral('corky-sea-fan'), at(1, 1)).reef(0)).toMatchObject({
      huntsReady: 1,
      huntsUsed: 1,
    });
  });

  test.each([
    [false, 2],
    [true, 1],
  ])('Corky sea fan in Recovery: polluted %s, %d Hunts', (dirty, hunts) => {
    const match = reef([
      { corals: [{ card: 'corky-sea-fan', polluted: dirty }] },
      { passed: true },
    ]).finishRound();
    expect(match.reef(0)).toMatchObject({ huntsReady: hunts, huntsUsed: 0 });
  });

  test('Corky sea fan: one more plankton from colonies', () => {
    const grown = (coral: ReturnType<typeof clean>): number => {
      const match = reef([{ corals: [coral] }, { passed: true }]).act(0, pass);
      const before = match.reef(0).plankton;
      return match.finishRound().reef(0).plankton - before;
    };
    // Four colonies bring one.
    expect([grown(clean('corky-sea-fan')), grown(polluted('corky-sea-fan'))]).toEqual([2, 1]);
  });

  test('[D2] Basic Coral: a plankton for each other coral bought', () => {
    const offers = { offers: { corals: ['rice-coral', 'blue-coral'] } };
    const match = alone({ coins: 4, corals: [clean('basic-coral')] }, offers);
    match.act(0, buyCoral('rice-coral'), at(1, 1), buyCoral('blue-coral'), at(-1, 1));
    expect(match.reef(0).plankton).toBe(2);
    const off = alone({ coins: 2, corals: [polluted('basic-coral')] }, offers).act(
      0,
      buyCoral('rice-coral'),
      at(1, 1),
    );
    expect(off.reef(0).plankton).toBe(0);
  });

  test("Basic Coral: cleaned by the new coral's effect it heard of it too late", () => {
    const match = alone(
      { coins: 2, corals: [polluted('basic-coral')] },
      { offers: { corals: ['lettuce-coral'] } },
    );
    match.act(0, buyCoral('lettuce-coral'), at(1, 1), choose('basic-coral'));
    expect(match.reef(0).plankton).toBe(0);
  });
});
