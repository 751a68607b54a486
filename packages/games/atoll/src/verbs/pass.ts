import { bonusOf } from '../cards/index.ts';
import { pushFrame, reefOf } from '../context.ts';
import type { ActionOf, Verb } from './verb.ts';

const PASS = { type: 'pass' } as const;

/**
 * Out for the round, with the best bonus that is left (rulebook, "Action Phase"; ruling 2). Always
 * allowed.
 */
export const pass: Verb<ActionOf<'pass'>> = {
  list(_state, _seat, legal) {
    legal.push(PASS);
  },
  check: () => true,
  begin(ctx, seat) {
    const { state } = ctx;
    reefOf(state, seat).passed = true;
    const row = state.round < 4 ? state.bonus.indexOf(-1) : -1;
    ctx.events.push({ type: 'passed', seat, row });
    if (row < 0) return;
    state.bonus = state.bonus.with(row, seat);
    pushFrame(ctx, seat, { card: '', todo: [{ op: 'gain', ...bonusOf(row, state.round) }] });
  },
};
