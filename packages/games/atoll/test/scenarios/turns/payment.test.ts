import { describe, expect, test } from '@jest/globals';
import {
  amount,
  at,
  buyAnimal,
  buyCoral,
  choose,
  feed,
  grow,
  pay,
  purify,
  sell,
  side,
} from '../support/actions.ts';
import { alone } from '../support/reef.ts';

const CORALS = { offers: { corals: ['hump-coral', 'rice-coral'] } };

describe('[T11, 7] A fish scale can be used as a coin or a plankton', () => {
  test('the payment is asked only if there are several ways, first the one without scales', () => {
    const match = alone({ coins: 3, scales: 3 }, CORALS).act(0, buyCoral('hump-coral'), at(1, 1));
    expect(match.asked).toBe('payment');
    expect(match.legal(0)).toEqual([pay(0), pay(1), pay(2)]);
    match.act(0, pay(1));
    expect(match.reef(0)).toMatchObject({ coins: 2, scales: 2 });
  });

  test.each([
    ['no scales', { coins: 3, scales: 0 }, { coins: 1, scales: 0 }],
    ['no coins', { coins: 0, scales: 3 }, { coins: 0, scales: 1 }],
    ['just enough of both', { coins: 1, scales: 1 }, { coins: 0, scales: 0 }],
  ])('nothing is asked with %s', (_, tokens, left) => {
    const match = alone(tokens, CORALS).act(0, buyCoral('hump-coral'), at(1, 1));
    expect(match.asked).toBe('turn');
    expect(match.reef(0)).toMatchObject(left);
  });

  test('fewer coins than the price leave fewer ways', () => {
    const match = alone({ coins: 1, scales: 5 }, CORALS).act(0, buyCoral('hump-coral'), at(1, 1));
    expect(match.legal(0)).toEqual([pay(1), pay(2)]);
  });

  test('a way that the tokens do not allow is refused', () => {
    const match = alone({ coins: 1, scales: 5 }, CORALS).act(0, buyCoral('hump-coral'), at(1, 1));
    for (const scales of [-1, 0, 3, 0.5]) expect(match.offers(0, pay(scales))).toBe(false);
    expect(match.reasons(0, pay(0)).length).toBeGreaterThan(0);
    expect(match.reasons(0, pay(3)).length).toBeGreaterThan(0);
  });

  test('a payment that needs nothing from the scales is the first answer', () => {
    const match = alone({ coins: 8, scales: 8 }, { offers: { animals: ['flame-angelfish'] } });
    match.act(0, buyAnimal('flame-angelfish'), at(1, 0));
    expect(match.legal(0)[0]).toEqual(pay(0));
  });

  test('scales feed', () => {
    const match = alone({ scales: 1, animals: ['squarespot-anthias'] }).act(
      0,
      feed('squarespot-anthias'),
    );
    expect(match.animal('squarespot-anthias').level).toBe(2);
    expect(match.reef(0).scales).toBe(0);
  });

  test('the way to pay is asked in a feeding too', () => {
    const match = alone({ plankton: 2, scales: 1, animals: ['squarespot-anthias'] }).act(
      0,
      feed('squarespot-anthias'),
    );
    expect(match.legal(0)).toEqual([pay(0), pay(1)]);
    match.act(0, pay(1));
    expect(match.reef(0)).toMatchObject({ plankton: 2, scales: 0 });
    expect(match.animal('squarespot-anthias').level).toBe(2);
  });

  test('scales and plankton feed together', () => {
    const match = alone({ plankton: 1, scales: 1, animals: ['palette-surgeonfish'] }).act(
      0,
      feed('palette-surgeonfish'),
    );
    expect(match.animal('palette-surgeonfish').level).toBe(2);
    expect(match.reef(0)).toMatchObject({ plankton: 0, scales: 0 });
  });

  test('scales grow a colony', () => {
    const match = alone({ scales: 2 }).act(0, grow, side('basic-coral', 'S'));
    expect(match.coral('basic-coral').grown).toEqual(['S']);
    expect(match.reef(0).scales).toBe(0);
  });

  test('a scale purifies the water', () => {
    const match = alone({ scales: 1, corals: [{ card: 'basic-coral', polluted: true }] }).act(
      0,
      purify,
      choose('basic-coral'),
    );
    expect(match.coral('basic-coral').polluted).toBe(false);
    expect(match.reef(0).scales).toBe(0);
  });

  test('a scale is seaweed in a sale', () => {
    const match = alone({ plankton: 3, scales: 1 }).act(0, sell, amount(1));
    expect(match.reef(0)).toMatchObject({ coins: 1, plankton: 0, scales: 0 });
  });

  test('scales earned by an action cannot pay for it', () => {
    const match = alone({ animals: [{ card: 'emperor-angelfish', level: 2 }] });
    expect(match.reasons(0, feed('emperor-angelfish'))).toContain('too-little-plankton');
    expect(match.details(0, feed('emperor-angelfish'))).toMatchObject({ need: 2, have: 0 });
  });

  test('coins do not stand in for plankton', () => {
    const match = alone({ coins: 9, animals: ['squarespot-anthias'] });
    expect(match.offers(0, feed('squarespot-anthias'))).toBe(false);
    expect(match.offers(0, grow)).toBe(false);
  });

  test('plankton does not stand in for coins', () => {
    expect(alone({ plankton: 9, coins: 1 }, CORALS).reasons(0, buyCoral('hump-coral'))).toContain(
      'too-expensive',
    );
  });
});
