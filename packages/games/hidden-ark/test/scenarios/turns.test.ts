import { describe, expect, test } from '@jest/globals';
import { createRng, nextInt } from '@atoll/engine';
import { scenario } from '@atoll/testkit';
import { TOKENS } from '../../src/cards/index.ts';
import { hiddenArk, type HiddenArkAction, type HiddenArkState } from '../../src/index.ts';
import { NONE, tokenNumber } from '../../src/numbers.ts';
import { column, END, fit, install, launch, play, station, table, take, track } from './table.ts';

const HOME = { stations: ['L05'], vessels: ['L05'] } as const;
const kind = (id: string): number => tokenNumber(id);

/** A whole match begun: everybody places, the first location that is free. */
function placed(options: Readonly<Record<string, unknown>>, seats: number): HiddenArkState {
  let state = hiddenArk.setup({ seed: 'begun', seats, options: hiddenArk.parseOptions(options) });
  while (state.phase === 'placing') {
    const [seat] = hiddenArk.activeSeats(state);
    state = hiddenArk.apply(state, seat!, hiddenArk.legalActions(state, seat!)[0]!).state;
  }
  return state;
}

describe('The table', () => {
  test('[T1, T2, T3, T4] is laid out with all that belongs to it', () => {
    for (const side of ['equatorial', 'polar']) {
      const state = hiddenArk.setup({ seed: 't', seats: 4, options: hiddenArk.parseOptions({ side }) });
      expect([state.tiles.length, state.locationTokens.length, state.faceUp.length]).toEqual([10, 20, 4]);
      expect(state.points.filter((points) => points > 0)).toHaveLength(10);
      expect(state.tiles.every((tile) => tile >= 0)).toBe(true);
      expect(state.pool.reduce((sum, count) => sum + count, 0)).toBe(106 - 24);
      expect(state.players[0]!.tracks).toEqual([2, 2, 2, 2, 3]);
      expect(state.unseen.filter((left) => left === 1)).toHaveLength(20);
    }
    const kinds = (name: string): number =>
      TOKENS.filter(({ kind: one }) => one === name).reduce((sum, { count }) => sum + count, 0);
    expect([kinds('instant'), kinds('once'), kinds('upgrade')]).toEqual([52, 22, 32]);
  });

  test('[T5, T6] who begins is drawn, and places last', () => {
    const firsts = new Set<number>();
    for (let match = 0; match < 20; match++) {
      const scene = scenario(hiddenArk).seats(3).seed(`first ${match}`);
      const { first } = scene.state;
      firsts.add(first);
      const order: number[] = [];
      while (scene.state.phase === 'placing') {
        const { seat } = scene.state.turn;
        order.push(seat);
        scene.seat(seat).mayNot(END, 'place-first');
        scene.does(scene.legal[0]!);
        if (seat !== first) scene.mayNot({ type: 'place', location: 'L20' }, 'not-your-turn');
      }
      expect(order).toEqual([(first + 2) % 3, (first + 1) % 3, first]);
      expect(scene.state.turn.seat).toBe(first);
    }
    expect(firsts.size).toBe(3);
  });

  test('[T6] a location brings its token, and is taken', () => {
    const scene = scenario(hiddenArk).seats(2).seed('location');
    const { seat } = scene.state.turn;
    scene.given((state) => {
      state.locationTokens[4] = kind('rescue');
    });
    scene.seat(seat).does({ type: 'place', location: 'L05' });
    expect(scene.state.players[seat]!.hand).toEqual([kind('rescue')]);
    scene.seat(1 - seat).mayNot({ type: 'place', location: 'L05' }, 'location-taken');
  });
});

describe('Step I', () => {
  test('[H32, P1, P2] the first turn: five, take, five again, take, four are left', () => {
    const state = placed({}, 2);
    const { seat } = state.turn;
    expect([state.faceUp.length, state.turn.takes]).toEqual([5, 2]);
    const scene = scenario(hiddenArk).given(() => state).seat(seat);
    scene.mayNot(column('build'), 'take-first');
    const [first, second] = [0, 1].map(() => {
      const token = TOKENS[scene.state.faceUp.find((one) => one > 14) ?? scene.state.faceUp[0]!]!.id;
      scene.does(take(token));
      while (scene.legal.every(({ type }) => type === 'convert')) scene.does(scene.legal[0]!);
      return [scene.state.faceUp.length, scene.state.phase];
    });
    expect([first, second]).toEqual([[5, 'opportunity'], [4, 'action']]);
  });

  test('[H31, 1] who takes unseen names first what goes back, and does not get that one', () => {
    for (let seed = 0; seed < 30; seed++) {
      const scene = table({
        phase: 'opportunity',
        players: [HOME],
        change: (state) => {
          state.faceUp = ['rescue', 'build', 'movement-4', 'upgrade', 'movement-2'].map(kind);
          state.pool.fill(0);
          state.pool[kind('rescue')] = 1;
          state.pool[kind('upgrade-money')] = 1;
          state.rngs.tokens.taken = seed;
        },
      });
      scene.mayNot({ type: 'draw', token: 'movement-3' }, 'not-face-up');
      scene.does({ type: 'draw', token: 'build' });
      const [got] = scene.state.players[0]!.hand;
      expect([kind('rescue'), kind('upgrade-money')]).toContain(got);
      expect([scene.state.pool[kind('build')], scene.state.faceUp.length]).toEqual([1, 4]);
    }
  });

  test('[K1, K3] instant tokens work at once, others are kept', () => {
    const row = ['marine-3', 'upgrade-chemical', 'build'].map(kind);
    const scene = (token: string) =>
      table({ phase: 'opportunity', players: [HOME], change: (state) => void (state.faceUp = row.slice()) }).does(take(token)).state;
    expect(track(scene('marine-3'), 'marine')).toBe(3);
    expect(scene('upgrade-chemical').players[0]!.hand).toEqual([kind('upgrade-chemical')]);
    table({ players: [{ ...HOME, hand: ['upgrade-chemical'] }] })
      .does(play('upgrade-chemical'))
      .expect((state) => {
        expect([track(state, 'chemical'), state.players[0]!.hand.length]).toEqual([1, 0]);
        expect(state.used[kind('upgrade-chemical')]).toBeGreaterThan(0);
      });
  });

  const empty = (state: HiddenArkState): void => {
    state.faceUp = ['rescue', 'build', 'upgrade'].map(kind);
    state.pool.fill(0);
    state.used.fill(0);
    state.used[kind('movement-2')] = 3;
    state.turn.seat = 1;
    state.turn.column = 0;
    state.phase = 'action';
  };

  test('[H33, K4, 3] an empty pool is filled again with what is out of play, in a match against each other', () => {
    table({ players: [{ ...HOME, hand: ['movement-3'] }, { stations: ['L01'], vessels: ['L01'] }], change: empty })
      .seat(1)
      .does(END)
      .expect((state, { events }) => {
        expect(events).toContainEqual({ type: 'recycled', tokens: 3 });
        expect(state.faceUp).toHaveLength(5);
        expect([state.pool[kind('movement-2')], state.used[kind('movement-2')]]).toEqual([1, 0]);
        expect(state.players[0]!.hand).toEqual([kind('movement-3')]);
      });
  });

  test('[H34] in a common match only the row is left', () => {
    const players = [HOME, { stations: ['L01'], vessels: ['L01'] }];
    table({ options: { cooperative: true }, players, change: empty })
      .seat(1)
      .does(END)
      .seat(0)
      .mayNot({ type: 'draw', token: 'rescue' }, 'pool-empty')
      .does(take('rescue'))
      .expect((state) => expect([state.faceUp.length, state.phase]).toEqual([2, 'action']));
  });

  test('[2] where there is nothing to take, step I is left out', () => {
    const players = [HOME, { stations: ['L01'], vessels: ['L01'] }];
    table({
      options: { cooperative: true },
      players,
      change: (state) => {
        empty(state);
        state.faceUp = [];
      },
    })
      .seat(1)
      .does(END)
      .expect((state) => expect([state.turn.seat, state.phase]).toEqual([0, 'action']));
  });

  test('[7] tokens can be used once one was taken', () => {
    const state = placed({}, 2);
    const { seat } = state.turn;
    state.players[seat]!.hand.push(kind('movement-2'));
    state.faceUp = ['rescue', 'build', 'upgrade', 'movement-3', 'movement-4'].map(kind);
    const scene = scenario(hiddenArk).given(() => state).seat(seat);
    scene.mayNot(play('movement-2'), 'take-first').does(take('rescue')).mayNot(play('rescue'), 'nothing-to-rescue');
    scene.does(play('movement-2')).mayNot(play('movement-2'), 'not-in-hand');
    expect(scene.state.phase).toBe('opportunity');
  });

  test('[H52, D2] an uphill battle begins at 0, with one step I, and with the token of the start', () => {
    const state = hiddenArk.setup({ seed: 'up', seats: 2, options: hiddenArk.parseOptions({ uphill: true }) });
    const { seat } = state.turn;
    state.locationTokens[4] = kind('marine-2');
    const scene = scenario(hiddenArk).given(() => state).seat(seat).does({ type: 'place', location: 'L05' });
    expect(scene.state.players.map(({ tracks }) => tracks)).toContainEqual([0, 2, 0, 0, 0]);
    expect(placed({ uphill: true }, 2).turn.takes).toBe(1);
  });
});

describe('Building and upgrading', () => {
  test('[B1, B2, H26] stations for money, where a token lies or none', () => {
    const player = { ...HOME, tracks: { money: 8 }, hand: ['build'] } as const;
    table({ players: [player], locations: { L01: 'upgrade-money' } })
      .does(column('build'), station('L01'))
      .expect((state) => {
        expect(track(state, 'money')).toBe(5);
        expect(state.players[0]!.hand).toEqual(['build', 'upgrade-money'].map(kind));
      })
      .mayNot(station('L02'), 'no-build')
      .does(play('build'))
      .mayNot(station('L01'), 'location-taken')
      .does(station('L02'))
      .expect((state) => {
        expect([track(state, 'money'), state.players[0]!.hand.length]).toEqual([1, 1]);
        expect(state.locationTokens[1]).toBe(NONE);
      });
    table({ players: [{ ...HOME, stations: ['L05', 'L01', 'L02', 'L03'], tracks: { money: 9 } }] })
      .does(column('build'))
      .mayNot(station('L04'), 'no-station-left');
  });

  test('[X2] money that lacks is exchanged for', () => {
    table({ players: [{ ...HOME, tracks: { money: 1, marine: 4 } }] })
      .does(column('build'), station('L01'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 0, 0, 0, 0]));
    table({ players: [{ ...HOME, tracks: { money: 1, marine: 3 } }] })
      .does(column('build'))
      .mayNot(station('L01'), 'too-few-resources')
      .expect((_, { events }) => expect(events).toHaveLength(1));
  });

  test('[B3, H28] vessels come to own ports with room', () => {
    const players = [{ ...HOME, vessels: ['L05', 'L05'], tracks: { money: 9 } }, { stations: ['L01'], vessels: ['A1'] }];
    table({ players })
      .does(column('build'))
      .mayNot(launch('L05'), 'port-full')
      .mayNot(launch('L01'), 'not-your-station')
      .mayNot(launch('L02'), 'not-your-station');
    table({ players: [{ ...HOME, tracks: { money: 2 } }] })
      .does(column('build'), launch('L05'))
      .expect((state) => expect([track(state, 'money'), state.players[0]!.vessels.length]).toEqual([0, 2]));
    table({ players: [{ ...HOME, vessels: ['F2', 'F3', 'F4', 'F5'], tracks: { money: 9 } }] })
      .does(column('build'))
      .mayNot(launch('L05'), 'no-vessel-left');
  });

  test('[H27] a build token under the station is used at once', () => {
    table({ players: [{ ...HOME, tracks: { money: 5 } }], locations: { L01: 'build' } })
      .does(column('build'), station('L01'), play('build'), launch('L01'))
      .expect((state) => expect([track(state, 'money'), state.players[0]!.vessels.length]).toEqual([0, 2]));
  });

  test('[7] a build token where nothing can be built is refused', () => {
    table({ players: [{ ...HOME, tracks: { money: 1 }, hand: ['build'] }] }).mayNot(play('build'), 'nothing-to-build');
  });

  test('[H20, P3, U2] what is installed in the column of the turn brings something now', () => {
    table({ players: [{ ...HOME, hand: ['upgrade-marine', 'upgrade-technology', 'upgrade-money'], tracks: { money: 0 } }] })
      .mayNot(install('upgrade-marine'), 'not-upgrading')
      .does(column('upgrade'), install('upgrade-marine'), fit('upgrade', 2))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 1, 0, 0, 0]))
      .does(install('upgrade-technology'), fit('build', 0))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 1, 0, 0, 0]));
    table({ players: [{ ...HOME, slots: { build: ['upgrade-marine', 'upgrade-marine'], research: ['upgrade-money'] } }] })
      .does(column('build'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 2, 0, 0, 0]));
  });

  test('[H21, U1] the first upgrade is free in any slot, the next one costs what its slot says', () => {
    table({ players: [{ ...HOME, hand: ['upgrade-money', 'upgrade-marine', 'upgrade-chemical'] }] })
      .does(column('upgrade'), install('upgrade-money'), fit('build', 2))
      .does(install('upgrade-marine'))
      .mayNot(fit('build', 2), 'slot-taken')
      .mayNot(fit('operation', 2), 'too-few-resources')
      .does(fit('upgrade', 0))
      .does(install('upgrade-chemical'))
      .does(fit('research', 0))
      .expect((state) => expect(state.players[0]!.hand).toEqual([]));
  });

  test('[H22] what an upgrade brings pays for the next slot', () => {
    table({ players: [{ ...HOME, hand: ['upgrade-money', 'upgrade-marine'] }] })
      .does(column('upgrade'), install('upgrade-money'), fit('upgrade', 0))
      .expect((state) => expect(track(state, 'money')).toBe(1))
      .does(install('upgrade-marine'), fit('upgrade', 1))
      .expect((state) => expect([track(state, 'money'), track(state, 'marine')]).toEqual([0, 1]));
  });

  test('[H25, 12] a token for another action brings nothing of its column', () => {
    const slots = { build: ['upgrade-money'], upgrade: ['upgrade-marine'] } as const;
    table({ players: [{ ...HOME, hand: ['build'], slots, tracks: { money: 2 } }] })
      .does(column('upgrade'), play('build'), launch('L05'))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([0, 1, 0, 0, 0]));
    table({ players: [{ ...HOME, hand: ['upgrade', 'upgrade-chemical'], slots }] })
      .does(column('build'), play('upgrade'), install('upgrade-chemical'), fit('build', 2))
      .expect((state) => expect(state.players[0]!.tracks).toEqual([1, 0, 0, 0, 1]))
      .mayNot(install('upgrade-chemical'), 'not-in-hand');
    table({ players: [{ ...HOME, hand: ['upgrade'] }] }).mayNot(play('upgrade'), 'no-upgrade-token');
  });
});

describe('Any match', () => {
  test('[A1, A2, A3, 24] has its options, small actions, and no secrets', () => {
    expect(hiddenArk.parseOptions({})).toEqual({ cooperative: false, side: 'equatorial', discovery: false, uphill: false, long: false });
    expect(() => hiddenArk.parseOptions({ side: 'west' })).toThrow(/equatorial, polar/);
    expect(() => hiddenArk.parseAction({ type: 'sail' })).toThrow(/type must be one of place, take/);
    expect(() => hiddenArk.parseAction({ type: 'move', vessel: 9, to: 'A1', by: 'wind' })).toThrow(/no by.*vessel must be/);
    const state = placed({}, 1);
    expect([state.cooperative, hiddenArk.outcome(state).kind]).toEqual([true, 'solo']);
    expect(hiddenArk.privateView).toBeUndefined();
    const free = table({ players: [{ ...HOME, tracks: { marine: 2 } }] });
    const step = hiddenArk.apply(hiddenArk.clone(free.state), 0, { type: 'exchange', resource: 'money' });
    expect([step.sealed, step.ended]).toEqual([false, true]);
    const drawn = hiddenArk.apply(hiddenArk.clone(placed({}, 2)), placed({}, 2).turn.seat, {
      type: 'draw',
      token: hiddenArk.publicView(placed({}, 2)).faceUp[0]!,
    });
    expect(drawn.sealed).toBe(true);
  });

  test('[18] is over after 25 rounds, 35 alone, and five more if it is long', () => {
    const rounds = (seats: number, options: object): number => {
      const rng = createRng('endless');
      let state = hiddenArk.setup({ seed: 'e', seats, options: hiddenArk.parseOptions(options) });
      for (;;) {
        const [seat] = hiddenArk.activeSeats(state);
        if (seat === undefined) return state.round;
        const legal = hiddenArk.legalActions(state, seat);
        const quiet = legal.filter(({ type }) => type !== 'rescue' && type !== 'exchange');
        const end = legal.find(({ type }) => type === 'end');
        const action: HiddenArkAction = end ?? quiet[nextInt(rng, quiet.length)]!;
        state = hiddenArk.apply(state, seat, action).state;
      }
    };
    expect([rounds(2, {}), rounds(3, { long: true }), rounds(1, {}), rounds(1, { long: true })]).toEqual([25, 30, 35, 40]);
  });
});
