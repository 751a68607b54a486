import { describe, expect, test } from '@jest/globals';
import { city, RICH, road, sail, settle, ship, table } from './table.ts';

const BUY = { type: 'buy' } as const;

describe('building', () => {
  const red = { settlements: 'a', ships: 'a-p' };

  test('[P3, B1] what it costs', () => {
    const hand = { wood: 4, wool: 3, grain: 5, clay: 2, ore: 4 };
    table({ players: [{ ...red, ships: 'a-p p-q', hand }] })
      .does(settle('q'), city('q'), road('q-3,0,N'), ship('p-n'), BUY)
      .expect((state) => expect(state.players[0].hand).toEqual([1, 0, 1, 0, 0]))
      .mayNot(BUY, 'cannot-pay');
  });

  test('[B2] roads on land, ships at sea, each going on from its own kind', () => {
    table({ players: [{ ...red, roads: 'a-f', hand: RICH }] })
      .mayNot(road('p-q'), 'not-connected')
      .mayNot(road('a-p'), 'occupied')
      .mayNot(ship('a-f'), 'occupied')
      .mayNot(ship('f-l2'), 'not-at-sea')
      .does(ship('p-q'));
    table({ players: [{ settlements: 'a', hand: RICH }] }).mayNot(road('a-p'), 'not-on-land');
  });

  test('[A26, B2] nothing goes on past the building of another player', () => {
    const players = [{ ...red, ships: 'a-p p-q', hand: RICH }, { settlements: 'q' }];
    table({ players })
      .mayNot(ship('u-q'), 'not-connected')
      .mayNot(road('q-3,0,N'), 'not-connected');
  });

  test('[B3] settlements keep their distance and need a way', () => {
    table({ players: [{ ...red, roads: 'a-f', hand: RICH }] })
      .mayNot(settle('p'), 'too-close')
      .mayNot(settle('f'), 'too-close')
      .mayNot(settle('x'), 'not-connected')
      .mayNot(settle('-5,1,N'), 'not-on-land')
      .mayNot(city('p'), 'no-settlement');
  });

  test('[A25, B5] the end of a lane at the building of another player does not move', () => {
    const players = [{ ...red, ships: 'a-p p-q' }, { settlements: 'q' }];
    table({ players }).mayNot(sail('p-q', 'a-b'), 'closed-lane');
  });

  test('[A27, B5] the newest ship does not move, an older open end does, once', () => {
    const players = [{ ...red, ships: 'a-p p-q a-b', hand: RICH }];
    table({ players })
      .does(ship('u-q'))
      .mayNot(sail('u-q', 'p-n'), 'new-ship')
      .mayNot(sail('p-q', 'p-n'), 'closed-lane')
      .mayNot(sail('a-b', 'x-w'), 'not-connected')
      .does(sail('a-b', 'p-n'))
      .mayNot(sail('p-n', 'a-b'), 'moved-before');
  });
});

describe('routes and armies', () => {
  const LAGOON = 'l1-l2 l2-l3 l3-l4 l4-l5 l5-l6 l6-l1';

  test('[A32, 7, W1] six ships round the lagoon are a route of six and no lane', () => {
    const ships = LAGOON.split(' ').slice(0, 5).join(' ');
    table({ players: [{ settlements: 'l1', ships, hand: RICH }] })
      .does(ship('l6-l1'))
      .expect((state, { events }) => {
        expect(state.players[0]).toMatchObject({ route: 6, lanes: 0 });
        expect(events).toContainEqual({ type: 'award', award: 'route', seat: 0 });
        expect(state.longestRoute).toBe(0);
      });
  });

  test('[W1] a cut gives the award to the next, or to nobody in a tie', () => {
    const blue = 'q-3,0,N 3,0,N-4,-2,S 4,-2,S-3,-1,N 3,-1,N-n n-p';
    const play = (others: readonly number[]): void => {
      const players = [{ ships: '4,-2,S-4,-1,N', hand: RICH }, { roads: blue }];
      table({
        players,
        change: (state) => {
          state.longestRoute = 1;
          [state.players[1].route, state.players[2].route, state.players[3].route] = [5, ...others];
        },
      })
        .does(settle('4,-2,S'))
        .expect((state) => {
          expect(state.players[1].route).toBe(3);
          expect(state.longestRoute).toBe(others[0] === others[1] ? -1 : 2);
        });
    };
    play([6, 5]);
    play([5, 5]);
  });

  test('[W1] the holder keeps the award in a tie', () => {
    const ships = LAGOON.split(' ').slice(0, 5).join(' ');
    table({
      players: [{ settlements: 'l1', ships, hand: RICH }],
      change: (state) => {
        state.longestRoute = 1;
        state.players[1].route = 6;
      },
    })
      .does(ship('l6-l1'))
      .expect((state) => expect([state.players[0].route, state.longestRoute]).toEqual([6, 1]));
  });

  test('[W3] three knights make the largest army, and only more take it', () => {
    const game = table({ players: [{ cards: { knight: 1 } }, { cards: { knight: 1 } }] });
    game.given((state) => {
      state.players[0].knights = 2;
      state.players[1].knights = 2;
    });
    game.does({ type: 'knight' }).expect((state) => expect(state.largestArmy).toBe(0));
    game.given((state) => {
      Object.assign(state, { phase: 'main', turn: 1, played: false });
    });
    game
      .seat(1)
      .does({ type: 'knight' })
      .expect((state) => expect(state.largestArmy).toBe(0));
    game.given((state) => {
      Object.assign(state, { phase: 'main', played: false });
      state.players[1].cards[0] = 1;
    });
    game.does({ type: 'knight' }).expect((state) => expect(state.largestArmy).toBe(1));
  });
});
