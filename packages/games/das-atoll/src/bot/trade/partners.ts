import type { Seat } from '@atoll/engine';
import { covers } from '../../resource.ts';
import type { DasAtollState } from '../../state.ts';
import { projectionOf, type Projection } from '../projection.ts';
import { agrees, gainOf, priceOfHelp, reversed, type Swap } from './sides.ts';

/** The estimates that a seat has of the others while it looks for a trading partner. */
export interface Partner {
  readonly seat: Seat;
  readonly projection: Projection;
}

/** The value of a swap for the other side, on average over the partner's possible hands. */
export interface Reception {
  /** The chance that the partner has the cards and agrees, 0 to 1. */
  readonly chance: number;
  /** The partner's gain if it agrees. */
  readonly gain: number;
}

export const partnersOf = (state: DasAtollState, seat: Seat): readonly Partner[] =>
  state.players.flatMap((_, other) =>
    other === seat ? [] : [{ seat: other, projection: projectionOf(state, other) }],
  );

/** `swap` and `gain` are seen from the asking seat. */
export function reception(
  worlds: readonly DasAtollState[],
  { seat, projection }: Partner,
  { swap, gain, asker }: { readonly swap: Swap; readonly gain: number; readonly asker: Seat },
): Reception {
  let agreed = 0;
  let sum = 0;
  for (const world of worlds) {
    const { hand } = world.players[seat];
    if (!covers(hand, swap.gets)) continue;
    const theirs = gainOf(world, { hand, projection }, reversed(swap));
    if (!agrees(theirs, gain, priceOfHelp(world, seat, asker))) continue;
    agreed++;
    sum += theirs;
  }
  return { chance: agreed / worlds.length, gain: agreed > 0 ? sum / agreed : 0 };
}
