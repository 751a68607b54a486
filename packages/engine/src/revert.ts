import { isOver } from './concession.ts';
import type { GameDefinition, Reason } from './game.ts';
import { type Match, type Played, refused, withCheck } from './match.ts';
import { replayed } from './replayed.ts';
import type { Seat } from './seat.ts';
import type { RevertPoint } from './revert-points.ts';
import { redrawSeedOf } from './shared-seed.ts';
import { NO_UNDO, UNDO_ENTRIES } from './undo-stack.ts';

/**
 * The decision that a seat may take back if all agree: its newest one that is no longer open to it
 * alone. Refused with `over`, `conceded`, `undo-log-full` and `nothing-to-revert`; never across a
 * concession or an earlier revert.
 */
export function revertible<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  seat: Seat,
):
  | { readonly ok: true; readonly decision: RevertPoint<S> }
  | { readonly ok: false; readonly reasons: readonly Reason[] } {
  if (isOver(game, match)) return refused({ code: 'over' });
  if (hasConceded(match, seat)) return refused({ code: 'conceded' });
  if (match.seq >= UNDO_ENTRIES)
    return refused({ code: 'undo-log-full', details: { most: UNDO_ENTRIES } });
  const decision = settledOf(match, seat);
  return decision ? { ok: true, decision } : refused({ code: 'nothing-to-revert' });
}

/**
 * The newest decision of a seat that is no longer open to it; undefined for a seat that conceded.
 */
export const settledOf = <S>(match: Match<S>, seat: Seat): RevertPoint<S> | undefined =>
  hasConceded(match, seat) ? undefined : match.settled.find((known) => known.seat === seat);

const hasConceded = ({ conceded }: Pick<Match<unknown>, 'conceded'>, seat: Seat): boolean =>
  conceded.some((known) => known.seat === seat);

export interface RevertRequest {
  readonly seat: Seat;
  /** The other seats that were asked and agreed; the caller ensures that all did. */
  readonly agreed: readonly Seat[];
  /** Milliseconds since 1970, for the log only. */
  readonly at: number;
}

/**
 * Returns to before the decision that `revertible` gives, even if cards were drawn or revealed
 * since. Refused as there.
 */
export function revert<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  { seat, agreed, at }: RevertRequest,
): Played<S, A, E> {
  const reached = revertible(game, match, seat);
  if (!reached.ok) return reached;
  const { decision } = reached;
  const seq = match.seq + 1;
  const entry = { seq, at, type: 'revert' as const, seat, backTo: decision.seq - 1, agreed };
  const next = afterRevert(game, match, { decision, seq, agreed });
  return {
    ok: true,
    ...withCheck<S, A>(next, { entries: [entry], at }),
    ...{ events: [], sealed: true, ended: false },
  };
}

/**
 * The match as it stood before a decision, with everything that no seat knew then drawn anew, so
 * that no seat sees a draw twice. Nothing before it can be taken back any more.
 */
export function afterRevert<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  {
    decision,
    seq,
    agreed,
  }: { readonly decision: RevertPoint<S>; readonly seq: number; readonly agreed: readonly Seat[] },
): Match<S> {
  const { seat, seq: from, base, trail } = decision;
  const before = replayed(game, base, trail);
  const state = game.redraw?.(before, redrawSeedOf(match.seed, seq)) ?? before;
  const reverts = [...match.reverts, { seat, seq, from, agreed }];
  return { ...match, ...NO_UNDO, state, base: state, seq, settled: [], reverts };
}
