import { describe, expect, test } from '@jest/globals';
import { scenario } from '@atoll/testkit';
import { TOKENS } from '../../src/cards/index.ts';
import { hiddenArk, type HiddenArkState } from '../../src/index.ts';
import { HOME, kind, placed } from './begun.ts';
import { column, END, play, table, take, track } from './table.ts';

describe('Step I', () => {
  test('[H32, P1, P2] the first turn: five, take, five again, take, four are left', () => {
    const state = placed({}, 2);
    const { seat } = state.turn;
    expect([state.faceUp.length, state.turn.takes]).toEqual([5, 2]);
    const scene = scenario(hiddenArk)
      .given(() => state)
      .seat(seat);
    scene.mayNot(column('build'), 'take-first');
    const [first, second] = [0, 1].map(() => {
      const token =
        TOKENS[scene.state.faceUp.find((one) => one > 14) ?? scene.state.faceUp[0]!]!.id;
      scene.does(take(token));
      while (scene.legal.every(({ type }) => type === 'convert')) scene.does(scene.legal[0]!);
      return [scene.state.faceUp.length, scene.state.phase];
    });
    expect([first, second]).toEqual([
      [5, 'opportunity'],
      [4, 'action'],
    ]);
  });

  test('[H31, 1] a seat names the token that goes back, and then gets another unseen one', () => {
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
      table({
        phase: 'opportunity',
        players: [HOME],
        change: (state) => void (state.faceUp = row.slice()),
      }).does(take(token)).state;
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

  test('[H33, K4, 3] an empty pool is refilled with the tokens out of play, in a match against each other', () => {
    table({
      players: [
        { ...HOME, hand: ['movement-3'] },
        { stations: ['L01'], vessels: ['L01'] },
      ],
      change: empty,
    })
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
    const scene = scenario(hiddenArk)
      .given(() => state)
      .seat(seat);
    scene
      .mayNot(play('movement-2'), 'take-first')
      .does(take('rescue'))
      .mayNot(play('rescue'), 'nothing-to-rescue');
    scene.does(play('movement-2')).mayNot(play('movement-2'), 'not-in-hand');
    expect(scene.state.phase).toBe('opportunity');
  });

  test('[H52, D2] an uphill battle begins at 0, with one step I, and with the token of the start', () => {
    const state = hiddenArk.setup({
      seed: 'up',
      seats: 2,
      options: hiddenArk.parseOptions({ uphill: true }),
    });
    const { seat } = state.turn;
    state.locationTokens[4] = kind('marine-2');
    const scene = scenario(hiddenArk)
      .given(() => state)
      .seat(seat)
      .does({ type: 'place', location: 'L05' });
    expect(scene.state.players.map(({ tracks }) => tracks)).toContainEqual([0, 2, 0, 0, 0]);
    expect(placed({ uphill: true }, 2).turn.takes).toBe(1);
  });
});
