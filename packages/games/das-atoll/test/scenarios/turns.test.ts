import { describe, expect, test } from '@jest/globals';
import { HEX_CORNERS, hexAt } from '../../src/board/index.ts';
import { dasAtoll, type DasAtollState } from '../../src/index.ts';
import { cardIndex, MOST_ROUNDS } from '../../src/numbers.ts';
import { settlementOf } from '../../src/state.ts';
import {
  END,
  handSize,
  held,
  RICH,
  road,
  ROLL,
  sail,
  settle,
  ship,
  table,
  typesOf,
} from './table.ts';

const BUY = { type: 'buy' } as const;

/** One mountain yields, with a 9, and nothing else does. */
function onlyMountain(state: DasAtollState): void {
  const mine = hexAt(3, -1);
  Object.assign(state, {
    chips: state.chips.map((_, hex) => (hex === mine ? 9 : 0)),
    terrain: state.terrain.map((terrain, hex) => (hex === mine ? 'mountain' : terrain)),
  });
}

const [one, , other] = HEX_CORNERS[hexAt(3, -1)];
const at = (...buildings: readonly (readonly [number, number])[]) => ({
  change: (state: DasAtollState): void => {
    onlyMountain(state);
    for (const [place, building] of buildings) state.buildings[place] = building;
    state.bank[4] = 2;
  },
});

describe('the harvest', () => {
  test('[P1] a settlement gets one card, a city two, nobody at the robber', () => {
    const buildings = at([one, settlementOf(0)], [other, settlementOf(1) + 1]);
    const rich = { ...buildings, phase: 'roll', dice: [4, 5] } as const;
    const plenty = (state: DasAtollState): void => {
      buildings.change(state);
      state.bank[4] = 20;
    };
    table({ ...rich, change: plenty })
      .does(ROLL)
      .expect((state) => expect([0, 1].map((seat) => held(state, seat, 'ore'))).toEqual([1, 2]));
    table({ ...rich, change: plenty, robber: [3, -1] })
      .does(ROLL)
      .expect((state) => expect(handSize(state, 1)).toBe(0));
  });

  test('[A36, P2] two are due more than the bank has: nobody gets any', () => {
    const buildings = at([one, settlementOf(0) + 1], [other, settlementOf(1) + 1]);
    table({ seats: 5, ...buildings, phase: 'roll', dice: [4, 5] })
      .does(ROLL)
      .expect((state, { events }) => {
        expect([0, 1].map((seat) => held(state, seat, 'ore'))).toEqual([0, 0]);
        expect(events).toContainEqual({ type: 'shortage', resource: 'ore' });
      });
  });

  test('[A36, P2] a single seat gets the remaining cards', () => {
    const buildings = at([one, settlementOf(0) + 1], [other, settlementOf(0) + 1]);
    table({ seats: 5, ...buildings, phase: 'roll', dice: [4, 5] })
      .does(ROLL)
      .expect((state) => expect(held(state, 0, 'ore')).toBe(2));
  });
});

describe('development cards', () => {
  test('[P4] one a turn, and none that was bought in it', () => {
    const game = table({ players: [{ hand: { ...RICH }, cards: { monopoly: 1, plenty: 1 } }] });
    game.given((state) => {
      state.deck.push(cardIndex('knight'));
    });
    game
      .does(BUY)
      .mayNot({ type: 'knight' }, 'card-is-new')
      .does({ type: 'plenty', first: 'wood', second: 'ore' })
      .mayNot({ type: 'monopoly', resource: 'wood' }, 'played-before');
  });

  test('[K2] a monopoly takes every card of a resource', () => {
    const players = [
      { cards: { monopoly: 1 } },
      { hand: { wool: 3, ore: 1 } },
      { hand: { wool: 1 } },
    ];
    table({ players })
      .does({ type: 'monopoly', resource: 'wool' })
      .expect((state) => {
        expect(held(state, 0, 'wool')).toBe(4);
        expect(handSize(state, 1)).toBe(1);
      });
  });

  test('[K3, 11] a year of plenty needs both cards in the bank', () => {
    const game = table({ players: [{ cards: { plenty: 1 } }] });
    game.given((state) => {
      state.bank[4] = 1;
    });
    game
      .mayNot({ type: 'plenty', first: 'ore', second: 'ore' }, 'bank-is-short')
      .does({ type: 'plenty', first: 'wood', second: 'ore' })
      .expect((state) => expect(state.players[0].hand).toEqual([1, 0, 0, 0, 1]));
  });

  test('[10] two ways needs a place, and takes the second piece where there is one', () => {
    table({ players: [{ cards: { roads: 1 } }] }).mayNot({ type: 'road-building' }, 'no-pieces');
    table({
      players: [{ settlements: 'a', cards: { roads: 1 } }],
      change: (state) => {
        Object.assign(state.players[0], { roads: 1, ships: 0 });
      },
    })
      .does({ type: 'road-building' }, road('a-b'))
      .expect((state) => expect(state.phase).toBe('main'));
  });
});

describe('after a turn', () => {
  test('[F1, 8] of five, the others with two cards or more may build, and nothing else', () => {
    const players = [
      {},
      { hand: { ore: 1 } },
      { settlements: 'a', hand: { ...RICH } },
      {},
      { hand: { ore: 4 } },
    ];
    const game = table({ seats: 5, players }).does(END);
    game.expect((state) => expect(dasAtoll.activeSeats(state)).toEqual([2]));
    game.seat(2).mayNot({ type: 'exchange', give: 'ore', get: 'wood' }, 'not-your-turn');
    expect(typesOf(game.legal)).toEqual(['city', 'road', 'ship', 'buy', 'end']);
    game.does(BUY, END).expect((state) => {
      expect(state.players[2].fresh).toEqual([0, 0, 0, 0, 0]);
      expect(dasAtoll.activeSeats(state)).toEqual([4]);
    });
    game.seat(4).does(END);
    game.expect((state) => expect(state).toMatchObject({ phase: 'roll', turn: 1 }));
  });

  test('[B5, F1] a ship that was built after the turn of another moves in the own next turn', () => {
    const fleet = { settlements: 'a', ships: 'a-p', hand: { wood: 2, wool: 2 } };
    const game = table({ seats: 5, players: [{}, fleet], dice: [1, 2] }).does(END);
    game.seat(1).does(ship('p-q')).mayNot(sail('p-q', 'p-n'), 'not-your-turn').does(END, ROLL);
    game.does(ship('p-n')).mayNot(sail('p-n', 'a-b'), 'new-ship').does(sail('p-q', 'a-b'));
  });

  test('[A38] with four the next turn begins', () => {
    table({ players: [{}, { hand: RICH }, { hand: RICH }] })
      .does(END)
      .expect((state) => expect(state).toMatchObject({ phase: 'roll', turn: 1 }));
  });
});

describe('points', () => {
  test('[V1, V2] twelve on the table end the match at once', () => {
    const players = [{ settlements: 'a', ships: 'a-p p-q', cities: 'x', hand: RICH }];
    table({
      players,
      change: (state) => {
        state.players[0].lanes = 8;
        state.players[0].cards[1] = 1;
      },
    })
      .expect((_, { scores }) => expect(scores[0].total).toBe(11))
      .does(settle('q'))
      .expect((state, { scores, events }) => {
        expect(state.phase).toBe('over');
        expect(events).toContainEqual({ type: 'over', winner: 0 });
        expect(scores[0]).toMatchObject({ total: 13, rank: 1 });
      });
  });

  test('[K4, V2] cards with points are shown when they make twelve', () => {
    const game = table({ players: [{ cards: { point: 2 } }] });
    game.given((state) => {
      state.players[0].lanes = 9;
    });
    game.mayNot({ type: 'reveal' }, 'not-enough-points');
    game.given((state) => {
      state.players[0].lanes = 10;
    });
    game
      .expect((_, { scores }) => expect(scores[0].total).toBe(10))
      .does({ type: 'reveal' })
      .expect((state, { scores }) => {
        expect(scores[0]).toMatchObject({ total: 12, rank: 1 });
        expect(dasAtoll.publicView(state).pointCards).toEqual([2, 0, 0, 0]);
      });
  });

  test('[V3] points of another turn win when the own one begins', () => {
    const game = table({});
    game.given((state) => {
      state.players[1].lanes = 12;
    });
    game
      .expect((state) => expect(state.phase).toBe('main'))
      .does(END)
      .expect((state) => expect(state).toMatchObject({ phase: 'over', winner: 1 }));
  });

  test('[9] after the last round the most points win', () => {
    const game = table({});
    game.given((state) => {
      Object.assign(state, { round: MOST_ROUNDS, turn: 3 });
      state.players[1].lanes = 5;
      state.players[2].lanes = 5;
    });
    game
      .seat(3)
      .does(END)
      .expect((state, { scores }) => {
        expect(state.phase).toBe('over');
        expect(scores.map(({ rank }) => rank)).toEqual([3, 1, 1, 3]);
      });
  });
});
