import { coralCard } from '../cards/index.ts';
import { pushFrame, reefOf } from '../context.ts';
import { canAct, compelled } from '../ops/possible.ts';
import { memoize, perCard } from '../memoize.ts';
import { refuse, type ReasonCode, type Reasons } from '../reason.ts';
import { findCard, type AtollState, type Coral } from '../state.ts';
import type { ActionOf, Verb } from './verb.ts';

/** The corals that are ready to act, by themselves. */
const ready = memoize((corals: readonly Coral[]) =>
  corals.filter((coral) => whyNotReady(coral) === undefined),
);

function whyNotReady({ card, polluted, fatigue }: Coral): ReasonCode | undefined {
  if (coralCard(card).ability.type !== 'action') return 'not-an-action-coral';
  if (polluted) return 'polluted';
  return fatigue > 0 ? 'fatigued' : undefined;
}

const useOf = perCard((card) => ({ type: 'useCoral', card }) as const);

function canUse(state: AtollState, seat: number, { card }: Coral, reasons?: Reasons): boolean {
  const { ability } = coralCard(card);
  return ability.type === 'action' && canAct(state, seat, { card, ops: ability.do }, reasons);
}

/** Main action 4: the action of an own coral that is neither tired nor polluted (ruling 42). */
export const useCoral: Verb<ActionOf<'useCoral'>> = {
  list(state, seat, legal) {
    for (const coral of ready(reefOf(state, seat).corals))
      if (canUse(state, seat, coral)) legal.push(useOf(coral.card));
  },
  check(state, seat, action, reasons) {
    const coral = findCard(reefOf(state, seat).corals, action.card);
    if (!coral) return refuse(reasons, 'not-yours');
    const whyNot = whyNotReady(coral);
    return whyNot ? refuse(reasons, whyNot) : canUse(state, seat, coral, reasons);
  },
  begin(ctx, seat, action) {
    const { ability } = coralCard(action.card);
    if (ability.type !== 'action') return;
    ctx.events.push({ type: 'coralUsed', seat, card: action.card });
    const ops = compelled(reefOf(ctx.state, seat), action.card, ability.do);
    pushFrame(ctx, seat, { card: action.card, todo: [...ops, { op: 'tire' }] });
  },
};
