import { describe, expect, test } from '@jest/globals';
import { scenario } from '@atoll/testkit';
import { CORNERS, hexAt, yieldOf } from '../../src/board/index.ts';
import { dasAtoll } from '../../src/index.ts';
import { CARD_COUNTS, CARDS } from '../../src/numbers.ts';
import { END, handSize, road, ROLL, settle, ship, type Played } from './table.ts';

/** Places of the small atoll with a road beside each, far enough from each other. */
const SMALL = ['a', '0,-1,N', '-1,0,N', 'c', 'l1'];
const LARGE = ['q', '0,-2,N', '-3,0,S', '-1,3,N', '3,-2,N'];

/** A match that the first seat begins. */
const begun = (seats: number): Played =>
  scenario(dasAtoll).options({ start: 'seat' }).seats(seats).seat(0);

/** The first match in which the dice for who begins fall as wanted. */
function thrown(fits: (seats: readonly number[], begins: number) => boolean): Played {
  for (let seed = 0; ; seed++) {
    const game = scenario(dasAtoll).seed(`start ${seed}`).seats(5).seat(0).does(ROLL);
    let seats: readonly number[] = [];
    game.expect(({ first }, { events }) => {
      seats = events.flatMap((event) => (event.type === 'threw' ? [event.seat] : []));
      if (!fits(seats, first)) seats = [];
    });
    if (seats.length > 0) return game;
  }
}

/** The first free edge beside what was just placed, for a road. */
function withRoad(game: Played): Played {
  const next = game.legal.find(({ type }) => type === 'road');
  if (!next) throw new Error('no road fits');
  return game.does(next);
}

/** So many seats place on the small atoll, in their order. */
function placed(seats: number, count: number): Played {
  const game = begun(seats);
  for (let seat = 0; seat < count; seat++) withRoad(game.seat(seat).does(settle(SMALL[seat])));
  return game;
}

describe('the start', () => {
  test('[T4, T5] what there is', () => {
    begun(4).expect((state) => {
      expect(state.robber).toBe(hexAt(-1, 0));
      expect(state.bank).toEqual([24, 24, 24, 24, 24]);
      const counted = CARDS.map((_, card) => state.deck.filter((one) => one === card).length);
      expect(counted).toEqual(CARDS.map((card) => CARD_COUNTS[card]));
      expect(counted).toEqual([20, 5, 3, 3, 3]);
      expect(state.players[0]).toMatchObject({ roads: 15, ships: 15, settlements: 5, cities: 4 });
    });
  });

  test('[S4] every seat throws, and the highest throw begins the set-up and every round', () => {
    const game = thrown((seats, begins) => seats.length === 5 && begins === 3);
    game.expect((state, { events }) => {
      const sums = events.flatMap((event) =>
        event.type === 'threw' ? [event.dice[0] + event.dice[1]] : [],
      );
      expect(sums.indexOf(Math.max(...sums))).toBe(3);
      expect(events.at(-1)).toEqual({ type: 'begins', seat: 3 });
      expect(state).toMatchObject({ phase: 'settle', turn: 3, first: 3 });
      expect(state.dice[0] + state.dice[1]).toBe(sums[3]);
    });
    const order: number[] = [];
    while (game.state.round < 2) {
      const { turn, phase } = game.state;
      if (phase === 'settle' || phase === 'roll') order.push(turn);
      if (phase === 'roll')
        game.given((state) => void Object.assign(state, { phase: 'main', rolled: true }));
      game.seat(turn).does(game.seat(turn).legal.at(phase === 'main' ? -1 : 0) ?? END);
      while (game.state.phase === 'special') game.seat(game.state.builder).does(END);
    }
    expect(order).toEqual([3, 4, 0, 1, 2, 2, 1, 0, 4, 3, 3, 4, 0, 1, 2]);
  });

  test('[S4] tied seats throw again', () => {
    const game = thrown((seats, begins) => seats.length === 7 && begins === seats[6]);
    game.expect((_, { events }) => {
      const sums = events.flatMap((event) =>
        event.type === 'threw' ? [event.dice[0] + event.dice[1]] : [],
      );
      const most = Math.max(...sums.slice(0, 5));
      expect(sums.slice(0, 5).filter((sum) => sum === most)).toHaveLength(2);
      expect(sums[6]).toBeGreaterThan(sums[5]);
    });
  });

  test('[S4, G1] the option leaves it to the first seat, and a rematch begins with the next', () => {
    const game = thrown((_, begins) => begins === 4);
    expect(dasAtoll.rematch?.(game.state)).toEqual({ first: 0, options: { start: 'seat' } });
    expect(begun(4).state).toMatchObject({ phase: 'settle', first: 0, turn: 0 });
  });

  test('[A01, S1] the first settlement is on the small atoll', () => {
    begun(4).mayNot(settle('q'), 'wrong-atoll').mayNot(settle('p'), 'wrong-atoll');
  });

  test('[A02, S1] the second one on the large atoll, in reverse order', () => {
    placed(4, 4)
      .seat(3)
      .mayNot(settle('b'), 'too-close')
      .mayNot(settle('0,0,S'), 'wrong-atoll')
      .does(settle('q'))
      .expect((state) => expect(state.turn).toBe(3));
  });

  test('[A03, S3] the last of five has the choice, and the second settlement brings cards', () => {
    const game = placed(5, 4).seat(4).does(settle('q'));
    withRoad(game).expect((state) => expect(handSize(state, 4)).toBe(0));
    game.mayNot(settle('l1'), 'wrong-atoll').does(settle('0,-2,N'));
    game.expect((state) => {
      const { hexes } = CORNERS[state.beside];
      const land = hexes.filter((hex) => yieldOf(state.terrain[hex]) >= 0);
      expect(handSize(state, 4)).toBe(land.length);
    });
  });

  test('[A04] the third of five has not', () => {
    placed(5, 2).seat(2).mayNot(settle('q'), 'wrong-atoll');
  });

  test('[A05, 1] corners of the desert and the lagoon are small atoll', () => {
    begun(4).does(settle('0,0,N'), road('0,0,N-1,-2,S'));
    begun(4).does(settle('-1,0,N'));
    const lagoon = begun(4).does(settle('0,0,N'));
    // The ships that are possible stay in the lagoon.
    expect(lagoon.legal.filter(({ type }) => type === 'ship')).toHaveLength(2);
  });

  test('[A06, S2] a ship beside the first settlement', () => {
    begun(4)
      .does(settle('a'))
      .mayNot(road('q-p'), 'beside-the-settlement')
      .does(ship('a-p'))
      .expect((state) => expect(state.turn).toBe(1));
  });

  test('[6] the pirate blocks ships in the set-up too', () => {
    begun(4).does(settle('-2,1,N')).mayNot(ship('-2,1,N--1,-1,S'), 'pirate');
  });

  test('[A07, 2] the ships of the set-up close a lane, which scores at once', () => {
    const game = begun(4).does(settle('a'), ship('a-p'));
    for (let seat = 1; seat < 4; seat++) withRoad(game.seat(seat).does(settle(SMALL[seat])));
    for (let seat = 3; seat > 0; seat--) withRoad(game.seat(seat).does(settle(LARGE[seat])));
    game.seat(0).does(settle('q'), ship('p-q'));
    game.expect((state) => {
      expect(state.players[0].lanes).toBe(1);
      expect(state).toMatchObject({ phase: 'roll', turn: 0, round: 1 });
    });
  });
});
