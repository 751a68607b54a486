import { describe, expect, test } from '@jest/globals';
import { HEXES, hexAt, PIRATE_TRACK } from '../../src/board/index.ts';
import { InvalidInput } from '@atoll/engine';
import { dasAtoll } from '../../src/index.ts';
import {
  edge,
  END,
  handSize,
  held,
  RICH,
  robber,
  ROLL,
  sail,
  settle,
  ship,
  steal,
  table,
  typesOf,
} from './table.ts';

const discard = (resource: 'wood' | 'ore') => ({ type: 'discard', resource }) as const;

describe('a seven', () => {
  test('[A08, R1, R2, R3] discards, robber, pirate by the lower die, theft', () => {
    const players = [
      {},
      { hand: { wood: 9 } },
      { settlements: 'b', ships: 'b-w', hand: { ore: 1 } },
      { settlements: 'q', hand: { clay: 7 } },
    ];
    const game = table({ players, phase: 'roll', dice: [5, 2], pirate: [2, -1] }).does(ROLL);
    game.expect((state) => {
      expect(dasAtoll.activeSeats(state)).toEqual([1]);
      expect(state.players[1].toDiscard).toBe(4);
    });
    game.mayNot(robber(3, 0), 'not-now');
    game.seat(1).does(discard('wood'), discard('wood'), discard('wood'), discard('wood'));
    game.expect((state, { events }) => {
      expect(handSize(state, 1)).toBe(5);
      expect(events).toContainEqual({ type: 'discarded', seat: 1, cards: [4, 0, 0, 0, 0] });
    });
    game.seat(0).mayNot(robber(-1, 0), 'robber-stays').mayNot(robber(2, 0), 'not-on-land');
    game.does(robber(3, -1)).expect((state, { events }) => {
      expect(state.robber).toBe(hexAt(3, -1));
      expect(PIRATE_TRACK[state.pirate]).toBe(hexAt(1, 1));
      expect(events).toContainEqual({ type: 'pirate', hex: hexAt(1, 1), steps: 2 });
      expect(held(state, 0, 'ore')).toBe(1);
      expect(state.phase).toBe('main');
    });
  });

  test('[R1] all choose at once, and nobody sees what', () => {
    const players = [{ hand: { wood: 8 } }, { hand: { ore: 9 } }];
    const game = table({ players, phase: 'roll', dice: [3, 4] }).does(ROLL);
    game.expect((state) => expect(dasAtoll.activeSeats(state)).toEqual([0, 1]));
    game
      .seat(1)
      .does(discard('ore'), discard('ore'))
      .expect((state, { events }) => {
        const view = dasAtoll.publicView(state);
        expect(view.bank[4]).toBe(15);
        expect(view.discarding).toEqual([0, 2, 0, 0]);
        for (const event of events)
          expect(dasAtoll.eventView(event, 0)).toEqual({
            type: 'chose',
            seat: 1,
            resource: 'hidden',
          });
      });
    game.does(discard('ore'), discard('ore')).seat(0);
    game.does(discard('wood'), discard('wood'), discard('wood'), discard('wood'));
    game.expect((state, { events }) => {
      expect(events.filter(({ type }) => type === 'discarded')).toHaveLength(2);
      expect(state.bank).toEqual([20, 24, 24, 24, 19]);
      expect(state.phase).toBe('robber');
    });
  });

  test('[A11, R3] victims at the pirate and at the robber: only the pirate steals', () => {
    const players = [
      {},
      { settlements: 'b', ships: 'b-w', hand: { ore: 1 } },
      { settlements: '3,-1,N', hand: { wood: 1 } },
    ];
    table({ players, phase: 'robber', pirate: [1, 1], change: stays })
      .does(robber(3, -1))
      .expect((state, { events }) => {
        expect(held(state, 0, 'ore')).toBe(1);
        expect(handSize(state, 2)).toBe(1);
        expect(state.phase).toBe('main');
        expect(events.filter(({ type }) => type === 'stole')).toHaveLength(1);
      });
  });

  test('[A12, R4] only own ships at the pirate: the robber may steal', () => {
    const players = [
      { settlements: 'b', ships: 'b-w' },
      { settlements: '3,-1,N', hand: { wood: 1 } },
    ];
    table({ players, phase: 'robber', pirate: [1, 1], change: stays })
      .does(robber(3, -1))
      .expect((state) => expect(state.phase).toBe('robber-theft'))
      .does(steal(1))
      .expect((state, { events }) => {
        expect(held(state, 0, 'wood')).toBe(1);
        expect(events).toContainEqual({
          type: 'stole',
          seat: 0,
          victim: 1,
          by: 'robber',
          resource: 'wood',
        });
      });
  });

  test('[A13, R4] which may be declined', () => {
    table({ players: [{}, { settlements: '3,-1,N', hand: { wood: 1 } }], phase: 'robber' })
      .does(robber(3, -1), { type: 'spare' })
      .expect((state) => {
        expect(handSize(state, 1)).toBe(1);
        expect(state.phase).toBe('main');
      });
  });

  test('[A15, 5] one victim of the pirate: the card is taken at once', () => {
    const players = [{}, { settlements: 'b', ships: 'b-w', hand: { clay: 1 } }];
    table({ players, phase: 'robber', pirate: [1, 1], change: stays })
      .does(robber(3, -1))
      .mayNot({ type: 'spare' }, 'not-now')
      .expect((state) => expect(held(state, 0, 'clay')).toBe(1));
  });

  test('[A16, 4] three with ships, one without cards: a choice of two', () => {
    const players = [
      {},
      { ships: 'b-w', hand: { clay: 1 } },
      { ships: 'w-x' },
      { ships: 'x-y', hand: { wool: 1 } },
    ];
    const game = table({ players, phase: 'robber', pirate: [1, 1], change: stays });
    game.does(robber(3, -1)).mayNot(steal(2), 'no-victim');
    expect(game.legal).toEqual([steal(1), steal(3)]);
    game.does(steal(3)).expect((state) => expect(held(state, 0, 'wool')).toBe(1));
  });

  test('[4] a victim without cards does not keep the robber from stealing', () => {
    const players = [{}, { ships: 'b-w' }, { settlements: '3,-1,N', hand: { wood: 1 } }];
    table({ players, phase: 'robber', pirate: [1, 1], change: stays })
      .does(robber(3, -1))
      .expect((state) => expect(state.phase).toBe('robber-theft'));
  });

  test('[A19] the pirate cannot be sent anywhere', () => {
    const game = table({ phase: 'robber' });
    expect(typesOf(game.legal)).toEqual(['robber']);
    expect(game.legal).toHaveLength(23);
    expect(() => dasAtoll.parseAction({ type: 'pirate', hex: 3 })).toThrow(InvalidInput);
  });
});

/** So the pirate does not move: its place is what the scenario says. */
function stays(state: { pirateSteps: number }): void {
  state.pirateSteps = 0;
}

describe('a knight', () => {
  test('[A10, R5, P4] before the dice, over the end of the track', () => {
    const players = [{ cards: { knight: 1 } }, { ships: '-2,0,N--2,-1,S', hand: { grain: 1 } }];
    table({ players, phase: 'roll', pirate: [-2, 1] })
      .does({ type: 'knight' }, robber(3, 0))
      .expect((state) => {
        expect(PIRATE_TRACK[state.pirate]).toBe(hexAt(-2, 0));
        expect(held(state, 0, 'grain')).toBe(1);
        expect(state.phase).toBe('roll');
        expect(state.players[0].knights).toBe(1);
      });
  });

  test('[A20] 24 knights take the pirate twice round the strait', () => {
    const seen: number[] = [];
    const game = table({ players: [{ cards: { knight: 20 } }] });
    for (let knight = 0; knight < 24; knight++) {
      game.given((state) => {
        Object.assign(state, { phase: 'main', played: false });
        state.players[0].cards[0] = 1;
      });
      game.does({ type: 'knight' }, robber(knight % 2 === 0 ? 3 : 2, 0 + (knight % 2)));
      game.expect((state) => seen.push(PIRATE_TRACK[state.pirate]));
    }
    expect(seen.every((hex) => HEXES[hex].zone === 'strait')).toBe(true);
    expect(new Set(seen).size).toBe(12);
    expect(seen.slice(0, 12)).toEqual(seen.slice(12));
    game.expect((state) => expect(state.pirate).toBe(0));
  });
});

describe('at the hex of the pirate', () => {
  const red = { settlements: 'a q', ships: 'a-p p-q', hand: RICH };

  test('[A17, B6] no ship is built or moved, and the lane there counts', () => {
    table({ players: [{ settlements: 'a', hand: RICH }], pirate: [2, 0] })
      .mayNot(ship('a-b'), 'pirate')
      .mayNot(ship('a-p'), 'pirate');
    table({ players: [{ settlements: 'a', hand: RICH }] }).does(ship('a-b'), ship('a-p'));
  });

  test('[A17, 6] neither from nor to', () => {
    const players = [{ settlements: 'a', ships: 'a-b', hand: RICH }];
    table({ players, pirate: [2, 0] }).mayNot(sail('a-b', 'a-p'), 'pirate');
    const other = [{ settlements: 'a', ships: 'a-p', hand: RICH }];
    table({ players: other, pirate: [2, 0] }).mayNot(sail('a-p', 'a-b'), 'pirate');
    table({ players: [red], pirate: [2, 0] }).expect((state) =>
      expect(state.pieces[edge('p-q')]).toBe(1),
    );
  });

  test('[A18] a settlement there closes a lane and scores', () => {
    table({ players: [{ settlements: 'a', ships: 'a-p p-q', hand: RICH }], pirate: [2, 0] })
      .does(settle('q'))
      .expect((state) => expect(state.players[0].lanes).toBe(1))
      .does(END);
  });
});
