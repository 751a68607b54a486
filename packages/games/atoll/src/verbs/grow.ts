import { pushFrame, reefOf } from '../context.ts';
import { growthPrice } from '../modifiers.ts';
import { hasEmptySide } from '../ops/colony.ts';
import { purse } from '../payment.ts';
import { refuse } from '../reason.ts';
import type { ActionOf, Verb } from './verb.ts';

const GROW = { type: 'grow' } as const;

/** Main action 5: a Colony token for plankton. */
export const grow: Verb<ActionOf<'grow'>> = {
  list(state, seat, legal) {
    if (grow.check(state, seat, GROW)) legal.push(GROW);
  },
  check(state, seat, _action, reasons) {
    const reef = reefOf(state, seat);
    const need = growthPrice(state, reef);
    const have = purse(reef, 'plankton');
    if (have < need) return refuse(reasons, 'too-little-plankton', { need, have });
    return hasEmptySide(reef) || refuse(reasons, 'no-empty-side');
  },
  begin(ctx, seat) {
    const amount = growthPrice(ctx.state, reefOf(ctx.state, seat));
    const todo = [
      { op: 'colony', upTo: 1, least: 1 },
      { op: 'charge', of: 'plankton', amount },
    ] as const;
    pushFrame(ctx, seat, { card: '', todo });
  },
};
