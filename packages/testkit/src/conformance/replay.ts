import { fold, foldOwn, hashState, undo, undoable, undosLeft, type Match } from '@atoll/engine';
import { codes, seatsOf, type Position } from './finding.ts';
import { throughJson } from './plain.ts';

/** Checks that a state parsed from its JSON behaves exactly as the original. */
export class Shadow {
  #state: unknown;

  constructor(state: unknown) {
    this.#state = throughJson(state);
  }

  follow(position: Position, seat: number, action: unknown): void {
    this.#state = position.game.apply(this.#state, seat, action).state;
  }

  /** Compares, and converts to JSON and back again. */
  examine({ match, report }: Position): void {
    if (hashState(this.#state) !== hashState(match.state))
      report('json', 'a state that went through JSON went on otherwise');
    this.reset(match.state);
  }

  /** Starts again from a state. */
  reset(state: unknown): void {
    this.#state = throughJson(state);
  }
}

/** The log folds to the live match, undo included, also after JSON. */
export function examineFold(position: Position): void {
  for (const way of [fold, foldOwn]) examineFoldBy(way, position);
}

function examineFoldBy(way: typeof foldOwn, { game, setup, match, log, report }: Position): void {
  try {
    const folded = way(game, setup, throughJson(log));
    if (folded.seq !== match.seq)
      report('fold', `the log folds to entry ${folded.seq}, the match is at ${match.seq}`);
    if (hashState(folded.state) !== hashState(match.state))
      report('fold', 'the log folds to another state than was played');
    for (const seat of seatsOf(setup))
      if (undoable(folded, seat).join() !== undoable(match, seat).join())
        report('fold', `seat ${seat} can undo other steps after a fold`);
  } catch (error) {
    report('fold', String(error));
  }
}

/** Undo restores exactly the previous state, and does not reach past the open steps. */
export function examineUndo(position: Position, hashBefore: ReadonlyMap<number, string>): void {
  const { game, match, setup, report } = position;
  for (const seat of seatsOf(setup)) {
    const open = undoable(match, seat);
    const mayUndo = undosLeft(match, seat) > 0;
    for (const from of open) {
      const undone = undo(game, match, { seat, from, at: 0 });
      if (!mayUndo) {
        if (undone.ok) report('undo', `entry ${from} is taken back although no undo is left`);
      } else if (!undone.ok)
        report('undo', `entry ${from} is open but refused: ${codes(undone.reasons)}`);
      else if (hashState(undone.match.state) !== hashBefore.get(from))
        report('undo', `taking back entry ${from} gives another state`);
    }
    const beyond = (open[0] ?? match.seq + 1) - 1;
    if (beyond > 0 && undo(game, match, { seat, from: beyond, at: 0 }).ok)
      report('undo', `seat ${seat} can take back entry ${beyond}`);
  }
}

/** The hashes of the states before the open steps, for `examineUndo`; removes the closed ones. */
export function rememberOpen(
  hashes: Map<number, string>,
  before: Match<unknown>,
  after: Match<unknown>,
): void {
  const step = after.trail[after.trail.length - 1];
  if (!step) hashes.clear();
  else if (!hashes.has(step.seq)) hashes.set(step.seq, hashState(before.state));
}
