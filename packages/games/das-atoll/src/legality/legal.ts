import type { Reason, Seat } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import { momentRefusal } from './check-moment.ts';
import { refusalOf } from './check.ts';
import type { Asked } from './asked.ts';
import { occasionsOf } from './occasions.ts';
import { refusal } from './reason.ts';
import { builderOf, type DasAtollState } from '../state.ts';

/** All seats that still have to discard, the seat that builds after a turn, or the seat on turn. */
export function activeSeats(state: DasAtollState): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase !== 'discard') return [builderOf(state)];
  return state.players.flatMap(({ toDiscard }, seat) => (toDiscard > 0 ? [seat] : []));
}

/** The seats that were asked and have not answered, whether or not they have the cards. */
export const asideSeats = ({ offer }: DasAtollState): readonly Seat[] =>
  offer ? offer.answers.flatMap((said, seat) => (said === 'open' ? [seat] : [])) : [];

export function explain(
  state: DasAtollState,
  seat: Seat,
  action: DasAtollAction,
): readonly Reason[] {
  const code = refusalOf(state, seat, action);
  return code ? [refusal(code)] : [];
}

/** In the order of `CANDIDATES`. */
export function legalActions(state: DasAtollState, seat: Seat): readonly DasAtollAction[] {
  const asked: Asked = { state, seat, legal: [] };
  for (const { type, list } of occasionsOf(state, seat))
    if (!momentRefusal(state, seat, type)) list(asked);
  return asked.legal;
}
