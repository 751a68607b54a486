import { describe, expect, test } from '@jest/globals';
import { atoll } from '../../../src/index.ts';
import { at, buyAnimal, buyCoral, feed, pass } from '../support/actions.ts';
import { alone, reef, type ReefSpec } from '../support/reef.ts';

const EMPTY: ReefSpec = {};

describe('[P2] Turns', () => {
  test('[T6, 48] go clockwise from the starting player, one action each', () => {
    const fish = [
      'flame-angelfish',
      'coral-beauty',
      'schultzs-pipefish',
      'cleaner-wrasse',
    ] as const;
    const match = reef(
      fish.map((card) => ({ animals: [card] })),
      { starter: 2 },
    );
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(match.active);
      match.act(match.active, feed(fish[match.active] ?? ''));
    }
    expect(order).toEqual([2, 3, 0, 1]);
    expect(match.active).toBe(2);
  });

  test('[P3] skip a seat that has passed', () => {
    const match = reef([EMPTY, { animals: ['flame-angelfish', 'coral-beauty'] }, EMPTY])
      .act(0, pass)
      .act(1, feed('flame-angelfish'));
    expect(match.active).toBe(2);
    match.act(2, pass);
    expect(match.active).toBe(1);
    match.act(1, feed('coral-beauty'));
    expect(match.active).toBe(1);
  });

  test('nobody else may act', () => {
    const match = reef([EMPTY, EMPTY]);
    expect(match.legal(1)).toEqual([]);
    expect(match.reasons(1, pass)).toContain('not-your-turn');
  });

  test('[P3] a seat that has passed does nothing more this round', () => {
    const match = reef([{ animals: ['flame-angelfish'] }, EMPTY]).act(0, pass);
    expect(match.legal(0)).toEqual([]);
    expect(match.reasons(0, feed('flame-angelfish'))).not.toEqual([]);
  });

  test('[A1] a main action may be taken again and again in a round', () => {
    const match = alone(
      { coins: 8, animals: ['flame-angelfish', 'coral-beauty'] },
      {
        offers: {
          corals: ['rice-coral', 'blue-coral'],
          animals: ['magnificent-star', 'banded-sea-krait'],
        },
      },
    );
    match.act(
      0,
      feed('flame-angelfish'),
      feed('coral-beauty'),
      buyCoral('rice-coral'),
      at(1, 1),
      buyCoral('blue-coral'),
      at(-1, 1),
    );
    expect(match.reef(0).corals).toHaveLength(3);
    expect(match.state.round).toBe(1);
    expect(match.offers(0, buyAnimal('magnificent-star'))).toBe(true);
  });

  test('[14] passing is always possible, and all that is left without means', () => {
    const match = alone(
      { corals: [{ card: 'basic-coral', polluted: true }] },
      { offers: { animals: [], large: [], corals: [] } },
    );
    expect(match.legal(0)).toEqual([pass]);
    expect(alone({ coins: 9, plankton: 9 }).offers(0, pass)).toBe(true);
  });
});

describe('[P4] The bonus for passing', () => {
  test('[P3, 2] Example: Charles passes second in the first round and takes a fish scale and a coin', () => {
    const match = reef([EMPTY, EMPTY], { starter: 1 }).act(1, pass);
    match.act(0, pass);
    expect(match.reef(0)).toMatchObject({ scales: 1, coins: 1, plankton: 0 });
    // With two players the round is over: Recovery asks for the income.
    expect(match.asked).toBe('income');
  });

  /** What each who passes takes, in the order of passing: coins, plankton, scales. */
  function bonuses(seats: number, round: number): readonly (readonly number[])[] {
    const match = reef(
      Array.from({ length: seats }, () => EMPTY),
      { round },
    );
    return Array.from({ length: seats }, (_, seat) => {
      match.act(seat, pass);
      const [gain] = match.eventsOf('gained');
      return gain?.type === 'gained' && gain.seat === seat
        ? [gain.coins, gain.plankton, gain.scales]
        : [0, 0, 0];
    });
  }

  const FIRST = [
    [1, 1, 1],
    [1, 0, 1],
    [0, 2, 1],
  ];

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
  ])('[P5, 2] %d players: as many rows', (seats) => {
    expect(bonuses(seats, 1)).toEqual(FIRST.slice(0, seats));
  });

  test('[P5, 2] four players: the last gets none', () => {
    expect(bonuses(4, 1)).toEqual([...FIRST, [0, 0, 0]]);
  });

  test('the rows of rounds 2 and 3', () => {
    expect(bonuses(3, 2)).toEqual([
      [0, 1, 1],
      [0, 0, 1],
      [0, 1, 0],
    ]);
    expect(bonuses(3, 3)).toEqual([
      [0, 1, 1],
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });

  test.each([1, 2, 3, 4])('[2] none in round 4 with %d players', (seats) => {
    expect(bonuses(seats, 4)).toEqual(Array.from({ length: seats }, () => [0, 0, 0]));
  });

  test('[3] the board shows who took which row, and is filled again for the next round', () => {
    const match = reef([EMPTY, EMPTY, EMPTY], { starter: 2 }).act(2, pass);
    const rows = () => atoll.publicView(match.state).bonus.map((row) => row.taken);
    expect(rows()).toEqual([2, -1, -1]);
    match.finishRound();
    expect(rows()).toEqual([-1, -1, -1]);
  });
});
