import { describe, expect, test } from '@jest/globals';
import { scenario } from '@atoll/testkit';
import { TOKENS } from '../../src/cards/index.ts';
import { hiddenArk } from '../../src/index.ts';
import { kind } from './begun.ts';
import { END } from './table.ts';

describe('The table', () => {
  test('[T1, T2, T3, T4] is laid out with all that belongs to it', () => {
    for (const side of ['equatorial', 'polar']) {
      const state = hiddenArk.setup({
        seed: 't',
        seats: 4,
        options: hiddenArk.parseOptions({ side }),
      });
      expect([state.tiles.length, state.locationTokens.length, state.faceUp.length]).toEqual([
        10, 20, 4,
      ]);
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
