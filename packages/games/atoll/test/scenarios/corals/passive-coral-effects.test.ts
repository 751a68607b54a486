import { describe, expect, test } from '@jest/globals';
import {
  at,
  bloom,
  buyAnimal,
  buyCoral,
  choose,
  done,
  feed,
  hunt,
  income,
  no,
  pass,
  reduce,
  yes,
} from '../support/actions.ts';
import type { Played } from '../support/played.ts';
import { alone, reef } from '../support/reef.ts';

/** The same coral clean and polluted. */
const clean = (card: string) => ({ card, polluted: false });
const polluted = (card: string) => ({ card, polluted: true });

describe('[R7, W2, 13] Passive corals work unless they are polluted', () => {
  test.each([
    ['triactis-anemone', 2, 1],
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
    ['star-polyps', 'tourists', 7, 0],
    ['star-polyps', 'scientists', 4, 0],
    ['devils-hand-coral', 'scientists', 5, 1],
    ['devils-hand-coral', 'tourists', 5, 0],
  ] as const)('%s: %s bring %d coins and %d plankton', (card, choice, coins, plankton) => {
    const match = reef([{ corals: [clean(card)] }, {}], { turn: 0 })
      .act(0, pass)
      .act(1, pass);
    const before = match.reef(0);
    match.act(0, income(choice));
    expect(match.reef(0).coins - before.coins).toBe(coins);
    expect(match.eventsOf('incomeTaken')).toMatchObject([{ choice, coins, plankton }]);
    const off = reef([{ corals: [polluted(card), 'rice-coral'] }, {}])
      .act(0, pass)
      .act(1, pass)
      .act(0, income(choice));
    expect(off.eventsOf('incomeTaken')).toMatchObject([
      { coins: choice === 'tourists' ? 5 : 4, plankton: 0 },
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
    expect(match.reef(0).coins).toBe(7 + 1);
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

  test('[57] Corky sea fan: a second Hunt, the first time at once', () => {
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

  test('[57] Corky sea fan: it brings a Hunt even after the first is used', () => {
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
  ])('[57] Corky sea fan in Recovery: polluted %s, %d Hunts', (dirty, hunts) => {
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

  test("[52] Basic Coral: cleaned by the new coral's effect it hears of it, polluted by it it does not", () => {
    const bought = (basic: ReturnType<typeof clean>, card: string): Played =>
      alone({ coins: 2, corals: [basic] }, { offers: { corals: [card] } }).act(
        0,
        buyCoral(card),
        at(1, 1),
      );
    const cleaned = bought(polluted('basic-coral'), 'lettuce-coral').act(0, choose('basic-coral'));
    expect(cleaned.reef(0).plankton).toBe(1);
    const left = bought(polluted('basic-coral'), 'lettuce-coral').act(0, done);
    expect(left.reef(0).plankton).toBe(0);
    const dirtied = bought(clean('basic-coral'), 'plate-fire-coral');
    dirtied.act(0, yes, choose('basic-coral'), no);
    expect(dirtied.reef(0)).toMatchObject({ coins: 1, plankton: 1 });
  });
});
