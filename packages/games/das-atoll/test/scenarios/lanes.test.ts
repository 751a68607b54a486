import { describe, expect, test } from '@jest/globals';
import { connectingLanes } from '../../src/lanes.ts';
import { city, RICH, road, sail, settle, ship, table, type Holding } from './table.ts';

/** Red is seat 0, blue 1, white 2. */
interface Example {
  readonly red: Holding;
  readonly blue?: Holding;
  readonly white?: Holding;
  /** What the lanes bring as they lie. */
  readonly now: number;
}

/** The lanes of red in a position that is just there. */
function lanesOf({ red, blue = {}, white = {}, now }: Example): void {
  table({ players: [red, blue, white] }).expect((state) =>
    expect(connectingLanes(state, 0)).toBe(now),
  );
}

describe('worked lanes', () => {
  test('[E01, L1] two ships between two own settlements', () => {
    table({ players: [{ settlements: 'a', ships: 'a-p p-q', hand: RICH }] })
      .does(settle('q'))
      .expect((state, { events }) => {
        expect(state.players[0].lanes).toBe(1);
        expect(events).toContainEqual({ type: 'connected', seat: 0, lanes: 1 });
      });
  });

  test('[E02] the same without the far settlement', () => {
    lanesOf({ red: { settlements: 'a', ships: 'a-p p-q' }, now: 0 });
    table({ players: [{ settlements: 'a', ships: 'a-p', hand: RICH }] })
      .does(ship('p-q'))
      .expect((state) => expect(state.players[0].lanes).toBe(0));
  });

  test('[E03] a branch at sea to a third own settlement', () =>
    lanesOf({ red: { settlements: 'a q n', ships: 'a-p p-q p-n' }, now: 1 }));

  test('[E04] a branch to the settlement of another player', () =>
    lanesOf({
      red: { settlements: 'a q', ships: 'a-p p-q p-n' },
      blue: { settlements: 'n' },
      now: 1,
    }));

  test('[E05] four ships in a row', () =>
    lanesOf({ red: { settlements: 'a w', ships: 'a-p p-q u-q w-u' }, now: 1 }));

  test('[E06, L2] the same, cut by an own settlement on the large atoll', () => {
    const red = { settlements: 'a w', ships: 'a-p p-q u-q w-u', hand: RICH };
    const change = (state: { players: { lanes: number }[] }): void => {
      state.players[0].lanes = 1;
    };
    table({ players: [red], change })
      .does(settle('q'))
      .expect((state) => {
        expect(connectingLanes(state, 0)).toBe(1);
        expect(state.players[0].lanes).toBe(1);
      });
  });

  test('[E08] from the small atoll to the small atoll', () =>
    lanesOf({ red: { settlements: 'a c', ships: 'a-p p-q u-q w-u x-w y-x c-y' }, now: 0 }));

  test('[E09] the same, cut by an own settlement on the large atoll', () => {
    const red = { settlements: 'a c', ships: 'a-p p-q u-q w-u x-w y-x c-y', hand: RICH };
    table({ players: [red] })
      .does(settle('q'))
      .expect((state) => expect(state.players[0].lanes).toBe(2));
  });

  test('[E11] to the settlement of another player, who scores nothing', () => {
    table({ players: [{ settlements: 'a', ships: 'a-p', hand: RICH }, { settlements: 'q' }] })
      .does(ship('p-q'))
      .expect((state) => expect(state.players.map(({ lanes }) => lanes)).toEqual([1, 0, 0, 0]));
  });

  test('[E12, L2] no part has an own end any more, and the point stays', () => {
    const red = { settlements: 'w', ships: 'w-u u-q p-q a-p' };
    const white = { roads: 'q-3,0,N', hand: RICH };
    table({
      players: [red, { settlements: 'a' }, white],
      change: (state) => {
        state.players[0].lanes = 1;
        state.turn = 2;
      },
    })
      .seat(2)
      .expect((state) => expect(connectingLanes(state, 0)).toBe(1))
      .does(settle('q'))
      .expect((state) => {
        expect(connectingLanes(state, 0)).toBe(0);
        expect(state.players[0].lanes).toBe(1);
      });
  });

  test('[E13] in the lagoon', () =>
    lanesOf({ red: { settlements: 'l1 l3', ships: 'l1-l2 l3-l2' }, now: 0 }));

  test('[E14] two lanes from one settlement', () =>
    lanesOf({ red: { settlements: 'a q x', ships: 'a-p p-q b-a b-w x-w' }, now: 2 }));

  test('[E15] two lanes between the same two settlements', () =>
    lanesOf({ red: { settlements: 'a w', ships: 'a-p p-q u-q w-u b-a b-w' }, now: 2 }));

  test('[E16] a ring at sea with two tails', () =>
    lanesOf({ red: { settlements: 'a u', ships: 'b-a b-w x-w y-x c-y c-d d-b w-u' }, now: 1 }));

  test('[E19] the ship of another player in the row', () =>
    lanesOf({ red: { settlements: 'a q', ships: 'a-p' }, blue: { ships: 'p-q' }, now: 0 }));

  test('[E20] along the large atoll', () =>
    lanesOf({ red: { settlements: 'q x', ships: 'u-q w-u x-w' }, now: 0 }));
});

describe('lanes in play', () => {
  test('[A21] a settlement at the end of a branch brings no second point', () => {
    const red = { settlements: 'a q', ships: 'a-p p-q p-n', hand: RICH };
    table({
      players: [red],
      change: (state) => {
        state.players[0].lanes = 1;
      },
    })
      .does(settle('n'))
      .expect((state) => expect(state.players[0].lanes).toBe(1));
  });

  test('[A23, V3] the settlement of another player makes two lanes of one', () => {
    const red = { settlements: 'a c', ships: 'a-p p-q u-q w-u x-w y-x c-y' };
    table({
      players: [red, { roads: 'q-3,0,N', hand: RICH }],
      change: (state) => {
        state.turn = 1;
      },
    })
      .seat(1)
      .does(settle('q'))
      .expect((state, { scores }) => {
        expect(state.players.map(({ lanes }) => lanes)).toEqual([2, 0, 0, 0]);
        expect(scores[0].lines).toContainEqual({ category: 'lanes', points: 2 });
        expect(state.phase).toBe('main');
      });
  });

  test('[A35, B4] a city at the end of a lane brings no second point', () => {
    const red = { settlements: 'a', ships: 'a-p p-q', hand: { ...RICH, ore: 3, grain: 3 } };
    table({ players: [red] })
      .does(settle('q'), city('q'))
      .expect((state, { scores }) => {
        expect(state.players[0].lanes).toBe(1);
        expect(scores[0].total).toBe(4);
      });
  });

  test('[14, L2] a lane in the place of two that were joined at sea brings no third point', () => {
    const red = { settlements: 'a n x c', ships: 'a-p p-n b-a b-w x-w w-u u-q c-y', hand: RICH };
    const game = table({
      players: [red],
      change: (state) => {
        state.players[0].lanes = 2;
      },
    });
    const expectNow = (lanes: number): void =>
      void game.expect((state) => {
        expect([connectingLanes(state, 0), state.players[0].lanes]).toEqual([lanes, 2]);
      });
    expectNow(2);
    game.does(ship('p-q'));
    expectNow(1);
    game.does(ship('y-x'));
    expectNow(2);
  });

  test('[A33, 3] a ninth point for lanes is given', () => {
    table({
      players: [{ settlements: 'a', ships: 'a-p p-q', hand: RICH }],
      change: (state) => {
        state.players[1].lanes = 4;
        state.players[2].lanes = 4;
      },
    })
      .does(settle('q'))
      .expect((state) => {
        expect(state.players.reduce((sum, { lanes }) => sum + lanes, 0)).toBe(9);
      });
  });

  test('[A29, B5] a moved ship that closes a lane scores', () => {
    table({ players: [{ settlements: 'a q', ships: 'a-p p-n' }] })
      .does(sail('p-n', 'p-q'))
      .expect((state) => expect(state.players[0].lanes).toBe(1));
  });

  test('[A30, K1] two ways: a road and a ship, and a lane that is closed scores', () => {
    const red = { settlements: 'a q', ships: 'a-p', cards: { roads: 1 } };
    table({ players: [red] })
      .does({ type: 'road-building' }, ship('p-q'), road('q-3,0,N'))
      .expect((state) => {
        expect(state.players[0].lanes).toBe(1);
        expect(state.phase).toBe('main');
      });
  });
});
