import type { AtollAction } from '../../action.ts';
import { apply } from '../../resolution/apply.ts';
import { bonusOf, ROUNDS } from '../../cards/index.ts';
import { reefOf } from '../../context.ts';
import { legalActions } from '../../resolution/legal.ts';
import { pendingQuestion } from '../../resolution/resolve.ts';
import { setsOnce } from '../../sets.ts';
import { cloneState, type AtollState } from '../../state.ts';
import { nextInTurn } from '../../turn.ts';

/** A way to end a turn: its first action, and the state when the turn is over. */
export interface Ending {
  readonly first: AtollAction;
  readonly state: AtollState;
}

/**
 * The ways in which a seat can end the turn, or the question, that it is in. `most` bounds the
 * positions that follow on one action of the turn; a choice among many shares them out, so that
 * every branch is followed to an end.
 */
export function endings(state: AtollState, seat: number, most: number): readonly Ending[] {
  const found: Ending[] = [];
  for (const action of choices(state, seat))
    follow({ state, seat, action, first: action, most }, found);
  return found;
}

interface Branch {
  readonly state: AtollState;
  readonly seat: number;
  readonly action: AtollAction;
  readonly first: AtollAction;
  readonly most: number;
}

function follow({ state, seat, action, first, most }: Branch, found: Ending[]): void {
  if (action.type === 'pass' && nextInTurn(state) === seat) {
    found.push({ first, state: passed(state, seat) });
    return;
  }
  const step = apply(cloneState(state), seat, action);
  const legal = step.sealed || step.ended ? [] : choices(step.state, seat);
  if (legal.length === 0) found.push({ first, state: step.state });
  const count = Math.min(legal.length, most);
  for (let i = 0; i < count; i++) {
    const next = legal[Math.floor((i * legal.length) / count)] as AtollAction;
    follow({ state: step.state, seat, action: next, first, most: Math.floor(most / count) }, found);
  }
}

/** Without draws there is no reason to throw a card out of an offer. */
function choices(state: AtollState, seat: number): readonly AtollAction[] {
  return pendingQuestion(state)?.task.op === 'discard'
    ? DONE
    : setsOnce(state, legalActions(state, seat));
}

const DONE: readonly AtollAction[] = [{ type: 'done' }];

/**
 * The state after the last pass of a round, as if others still played. The end of the round is
 * omitted: it would compare one position before the income with another after it.
 */
function passed(state: AtollState, seat: number): AtollState {
  const after = cloneState(state);
  const reef = reefOf(after, seat);
  reef.passed = true;
  const row = state.round < ROUNDS ? state.bonus.indexOf(-1) : -1;
  if (row < 0) return after;
  const { coins, plankton, scales } = bonusOf(row, state.round);
  reef.coins += coins;
  reef.plankton += plankton;
  reef.scales += scales;
  after.bonus = after.bonus.with(row, seat);
  return after;
}
