import { coralCard } from '../cards/index.ts';
import { pushFrame, reefOf } from '../context.ts';
import { canAct, compelled } from '../ops/possible.ts';
import { memoize } from '../memoize.ts';
import { refuse } from '../reason.ts';
import { findCard, type Coral } from '../state.ts';
import type { ActionOf, Verb } from './verb.ts';

const uses = memoize((corals: readonly Coral[]) => {
  const actions: ActionOf<'useCoral'>[] = [];
  for (const { card } of corals)
    if (coralCard(card).ability.type === 'action') actions.push({ type: 'useCoral', card });
  return actions;
});

/** Main action 4: the action of an own coral that is neither tired nor polluted (ruling 42). */
export const useCoral: Verb<ActionOf<'useCoral'>> = {
  candidates: (state, seat) => uses(reefOf(state, seat).corals),
  check(state, seat, action, reasons) {
    const coral = findCard(reefOf(state, seat).corals, action.card);
    if (!coral) return refuse(reasons, 'not-yours');
    const { ability } = coralCard(coral.card);
    if (ability.type !== 'action') return refuse(reasons, 'not-an-action-coral');
    if (coral.polluted) return refuse(reasons, 'polluted');
    if (coral.fatigue > 0) return refuse(reasons, 'fatigued');
    return canAct(state, seat, { card: coral.card, ops: ability.do }, reasons);
  },
  begin(ctx, seat, action) {
    const { ability } = coralCard(action.card);
    if (ability.type !== 'action') return;
    ctx.events.push({ type: 'coralUsed', seat, card: action.card });
    const ops = compelled(reefOf(ctx.state, seat), action.card, ability.do);
    pushFrame(ctx, seat, { card: action.card, todo: [...ops, { op: 'tire' }] });
  },
};
