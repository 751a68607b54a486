import { afterConcession, concede } from './concession.ts';
import { BrokenLog } from './errors.ts';
import type { GameDefinition, Reason, Setup } from './game.ts';
import { hashState } from './hash.ts';
import type { ActionEntry, LogEntry } from './log.ts';
import { admit, carryOut, createMatch, type Holding, type Match, takenBack } from './match.ts';
import { afterRevert, settledOf } from './revert.ts';
import { reach } from './undo-stack.ts';

/** The result of one log entry. */
export interface LogStep<S, A, E> {
  readonly entry: LogEntry<A>;
  /** The match after it, a value: later entries do not change it, where states are kept. */
  readonly match: Match<S>;
  /** All events, not yet filtered for a viewer; empty unless the entry is an action. */
  readonly events: readonly E[];
  /** No seat alone can take back this entry or any entry before it. */
  readonly sealed: boolean;
  /** The question or turn of the seat ended with an action. */
  readonly ended: boolean;
  /** The first entry that was taken back, or 0. */
  readonly undone: number;
}

/**
 * The loop over a log from anywhere: every entry in order with its result, from `begin` on, whose
 * `seq` the first entry follows. Callers take steps, states or only the end from it. It is lazy, so
 * that the caller can interleave other work. Throws `BrokenLog` for a gap in the numbering, a
 * refused action or undo, or a checkpoint whose hash differs; the limit on undos is not checked.
 */
export function* runLog<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  begin: Match<S>,
  log: Iterable<LogEntry<A>>,
): Generator<LogStep<S, A, E>, void, undefined> {
  let match = begin;
  for (const entry of log) {
    const step = stepOf(game, match, { entry, held: 'shared', checked: 'now' });
    match = step.match;
    yield step;
  }
}

/**
 * The match of a log, equal to the match played live; decisions taken back are played and taken
 * back again. Throws as `runLog`.
 */
export function fold<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  setup: Setup<O>,
  log: readonly LogEntry<A>[],
): Match<S> {
  let match = createMatch(game, setup);
  for (const entry of log)
    match = stepOf(game, match, { entry, held: 'ours', checked: 'now' }).match;
  return match;
}

interface StepReading<A> {
  readonly entry: LogEntry<A>;
  readonly held: Holding;
  /** `later`: the action is known to be legal, and a later checkpoint is compared. */
  readonly checked: 'now' | 'later';
}

/** One entry of a log. Throws as `runLog`. */
export function stepOf<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  { entry, held, checked }: StepReading<A>,
): LogStep<S, A, E> {
  const { seq } = entry;
  if (seq !== match.seq + 1)
    throw new BrokenLog(`entry ${seq} stands where ${match.seq + 1} was expected`);
  if (entry.type === 'check') {
    if (checked === 'now' && hashState(match.state) !== entry.hash)
      throw new BrokenLog(
        `checkpoint ${seq} is of another position than the rules of today lead to`,
      );
    return { ...NOTHING_DONE, entry, match: { ...match, seq } };
  }
  if (match.ended) throw refusal(seq, [{ code: 'over' }]);
  if (entry.type === 'concede') {
    const conceded = concede(game, match, entry);
    if (!conceded.ok) throw refusal(seq, conceded.reasons);
    const next = afterConcession(match, entry);
    return { ...NOTHING_DONE, entry, match: next, sealed: true };
  }
  if (entry.type === 'revert') {
    const from = entry.backTo + 1;
    const decision = settledOf(match, entry.seat);
    if (decision?.seq !== from) throw refusal(seq, [{ code: 'nothing-to-revert' }]);
    const next = afterRevert(game, match, { decision, seq, agreed: entry.agreed });
    return { ...NOTHING_DONE, entry, match: next, sealed: true, undone: from };
  }
  if (entry.type === 'undo') {
    const { seat, backTo } = entry;
    const reached = reach(match, { seat, from: backTo + 1 });
    if (!reached.ok) throw refusal(seq, reached.reasons);
    return {
      ...NOTHING_DONE,
      entry,
      match: { ...takenBack(game, match, { seat, cut: reached.cut }), seq },
      undone: backTo + 1,
    };
  }
  const { seat, openTo } = entry;
  const action =
    checked === 'later' ? game.parseAction(entry.action) : actionOf(game, match.state, entry);
  const step = { seq, seat, action, openTo, held };
  const { match: next, events, sealed, ended } = carryOut(game, match, step);
  return { entry, match: next, events, sealed, ended, undone: 0 };
}

/** Parsed and explained. */
function actionOf<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  state: S,
  entry: ActionEntry<A>,
): A {
  const admitted = admit(game, state, entry);
  if (!admitted.ok) throw refusal(entry.seq, admitted.reasons);
  return admitted.action;
}

const NOTHING_DONE = { events: [], sealed: false, ended: false, undone: 0 } as const;

function refusal(seq: number, reasons: readonly Reason[]): BrokenLog {
  const codes = reasons.map((reason) => reason.code).join(', ');
  return new BrokenLog(`entry ${seq} is refused by the rules of today: ${codes}`);
}
