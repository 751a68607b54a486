import { describe, expect, test } from '@jest/globals';
import { createMatch, InvalidInput, play, undo } from '@atoll/engine';
import { dasAtoll, type DasAtollAction } from '../../src/index.ts';
import { longestTradeRoute } from '../../src/trade-route.ts';
import { corner, END, RICH, ROLL, ship, table } from './table.ts';

describe('as a program', () => {
  test('[G1] options', () => {
    expect(dasAtoll.parseOptions({})).toEqual({ harbours: 'all', start: 'throw' });
    expect(() => dasAtoll.parseOptions({ harbours: 'none' })).toThrow(InvalidInput);
  });

  test.each([
    [{ type: 'sail' }, /type must be one of settlement, city/],
    [{ type: 'settlement', corner: 150 }, /corner must be a whole number from 0 to 149/],
    [{ type: 'road' }, /edge must be a whole number from 0 to 209/],
    [{ type: 'discard', resource: 'gold' }, /resource must be one of wood, wool, grain/],
    [null, /type must be one of/],
  ])('[G2] a wrong shape is told so: %j', (raw, message) => {
    expect(() => dasAtoll.parseAction(raw)).toThrow(message);
  });

  test('[G2] the two cards of a year of plenty may come in either order', () => {
    const wanted = { type: 'plenty', first: 'wood', second: 'ore' };
    expect(dasAtoll.parseAction({ ...wanted, first: 'ore', second: 'wood' })).toEqual(wanted);
  });

  test('[G3] hands are secret, and what was stolen', () => {
    const game = table({ players: [{ hand: RICH }, { cards: { knight: 1 } }] });
    const view = dasAtoll.publicView(game.state);
    expect(view.handSizes).toEqual([14, 0, 0, 0]);
    expect(view.cardSizes).toEqual([0, 1, 0, 0]);
    expect(Object.keys(view)).not.toContain('players');
    expect(dasAtoll.privateView?.(game.state, 0)).toMatchObject({ hand: [3, 2, 3, 2, 4] });
    const stole = { type: 'stole', seat: 0, victim: 1, by: 'pirate', resource: 'ore' } as const;
    expect(
      [0, 1, 2, 'spectator' as const].map((viewer) => dasAtoll.eventView(stole, viewer)),
    ).toEqual([stole, stole, { ...stole, resource: 'hidden' }, { ...stole, resource: 'hidden' }]);
    const bought = { type: 'bought', seat: 0, card: 'point' } as const;
    expect(dasAtoll.eventView(bought, 1)).toEqual({ ...bought, card: 'hidden' });
  });

  test('[13] a settlement can be taken back, dice cannot', () => {
    let match = createMatch(dasAtoll, {
      seed: 'undo',
      seats: 4,
      options: dasAtoll.parseOptions({ start: 'seat' }),
    });
    const does = (seat: number, action: DasAtollAction): void => {
      const played = play(dasAtoll, match, { seat, action, at: 0 });
      if (!played.ok) throw new Error(`${JSON.stringify(action)} is refused`);
      match = played.match;
    };
    does(0, { type: 'settlement', corner: corner('a') });
    does(0, ship('a-p'));
    const undone = undo(dasAtoll, match, { seat: 0, at: 0 });
    expect(undone.ok && undone.match.state.buildings[corner('a')]).toBe(-1);
    const game = table({ phase: 'roll' });
    const step = dasAtoll.apply(dasAtoll.clone(game.state), 0, ROLL);
    expect(step.sealed).toBe(true);
    const ended = dasAtoll.apply(dasAtoll.clone(table({}).state), 0, END);
    expect(ended.sealed).toBe(false);
  });

  test('[W2] roads and ships join only at an own building', () => {
    const pieces = { roads: 'q-3,0,N', ships: 'p-q a-p' };
    const length = (settlements: string): number =>
      longestTradeRoute(table({ players: [{ ...pieces, settlements }] }).state, 0);
    expect(length('a')).toBe(2);
    expect(length('q')).toBe(3);
    const foreign = table({ players: [pieces, { settlements: 'p' }] }).state;
    expect(longestTradeRoute(foreign, 0)).toBe(1);
  });
});
