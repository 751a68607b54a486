import { InvalidInput } from './errors.ts';
import type { Beginning, GameDefinition, Reason, Setup } from './game.ts';
import { hashState } from './hash.ts';
import { knowledgeOf, viewerOf } from './knowledge.ts';
import type { ActionEntry, LogEntry } from './log.ts';
import { replayed } from './replayed.ts';
import type { Seat } from './seat.ts';
import { type RevertPoint, settledWith } from './revert-points.ts';
import { checkCounts, checkDisplayable } from './displayable.ts';
import { extended, keptBy, NO_UNDO, type OpenStep, reach, undoLimit } from './undo-stack.ts';
import type { UndoStack } from './undo-stack.ts';

/** The number of entries between two checkpoints of the log. */
export const CHECK_EVERY = 25;

/**
 * A match in progress: the state and the steps that may still be taken back. A value: `play` and
 * `undo` return a new one and leave the old one unchanged.
 */
export interface Match<S> extends UndoStack {
  readonly state: S;
  /** The seats that conceded, in order, each with its log entry. */
  readonly conceded: readonly Concession[];
  /** The last concession ended the match, whatever the rules say. */
  readonly ended: boolean;
  /** The seed of all draws; '' in a match made from a state alone. */
  readonly seed: string;
  /** Decisions that can be taken back only if all agree: at most the newest one of each seat. */
  readonly settled: readonly RevertPoint<S>[];
  /** The decisions taken back by agreement, in order. */
  readonly reverts: readonly Revert[];
  /** The number of log entries so far. */
  readonly seq: number;
  /** The state before the first open step; with its steps carried out it becomes `state`. */
  readonly base: S;
}

export interface Concession {
  readonly seat: Seat;
  readonly seq: number;
}

/** A decision that was taken back with everybody's consent. */
export interface Revert {
  readonly seat: Seat;
  /** Its log entry. */
  readonly seq: number;
  /** The first entry of the decision. */
  readonly from: number;
  /** The other seats that were asked and agreed. */
  readonly agreed: readonly Seat[];
}

/** The result of a request: a new match with the entries to append, or reasons and no change. */
export type Played<S, A, E> =
  | Accepted<S, A, E>
  | { readonly ok: false; readonly reasons: readonly Reason[] };

export interface Accepted<S, A, E> {
  readonly ok: true;
  readonly match: Match<S>;
  readonly entries: readonly LogEntry<A>[];
  readonly events: readonly E[];
  /**
   * No seat alone can take back this step or any step before it: it drew or revealed something, or
   * ended the match.
   */
  readonly sealed: boolean;
  /** The question or turn of the seat ended with it. */
  readonly ended: boolean;
}

/**
 * A new match. Throws `InvalidInput` when the game does not allow that many seats, and when it
 * cannot read the position in which the match starts.
 */
export function createMatch<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  setup: Setup<O>,
): Match<S> {
  const { min, max } = game.seats;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    throw new InvalidInput(`${game.id} takes ${min} to ${max} seats, not ${String(setup.seats)}`);
  const { begins, seed } = setup;
  return matchFrom(begins ? dealtAnew(game, begins, setup) : game.setup(setup), seed);
}

/**
 * A position whose hidden parts, except those known to one seat, are dealt anew; all views of it
 * can be made.
 */
function dealtAnew<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  { position, knownTo }: Beginning,
  { seed, seats }: Pick<Setup<O>, 'seed' | 'seats'>,
): S {
  try {
    checkCounts(position);
    const known = knowledgeOf(game, game.clone(position as S), viewerOf(knownTo));
    const state = game.determinize(known, knownTo, seed);
    checkDisplayable(game, { state, events: [], seats });
    return state;
  } catch (error) {
    throw new InvalidInput(`${game.id} cannot read the position in which the match begins`, {
      cause: error,
    });
  }
}

/** A match that starts from a position, before which nothing can be taken back. */
export function matchFrom<S>(state: S, seed = ''): Match<S> {
  return { state, seq: 0, base: state, seed, ...NO_UNDO, ...NOTHING_HAPPENED };
}

/** The fields of a new match. */
export const NOTHING_HAPPENED: Pick<Match<never>, 'conceded' | 'ended' | 'settled' | 'reverts'> = {
  conceded: [],
  ended: false,
  settled: [],
  reverts: [],
};

export interface ActionRequest {
  readonly seat: Seat;
  /** Not yet parsed. */
  readonly action: unknown;
  /** Milliseconds since 1970, for the log only. */
  readonly at: number;
  /** The seat that may take this step back together with its own steps; default `seat`. */
  readonly openTo?: Seat | undefined;
}

/**
 * The only entry point for actions: parses, explains, clones, applies. Its input never changes. A
 * wrong shape is refused with the code `malformed`.
 */
export function play<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  request: ActionRequest,
): Played<S, A, E> {
  if (match.ended) return refused({ code: 'over' });
  const admitted = admit(game, match.state, request);
  if (!admitted.ok) return admitted;
  const { seat, at, openTo } = request;
  const { action } = admitted;
  const whose = openTo === undefined || openTo === seat ? {} : { openTo };
  const entry: ActionEntry<A> = { seq: match.seq + 1, at, type: 'action', seat, action, ...whose };
  const step = { seq: entry.seq, seat, action, openTo, held: 'shared' } as const;
  const { match: next, events, sealed, ended } = carryOut(game, match, step);
  return { ok: true, ...withCheck(next, { entries: [entry], at }), events, sealed, ended };
}

/**
 * Whether other code may still read a match that goes on, so that its states must not change
 * (`shared`), or the caller owns it alone (`ours`).
 */
export type Holding = 'shared' | 'ours';

interface LegalStep<A> {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: A;
  /** Default `seat`. */
  readonly openTo: Seat | undefined;
  readonly held: Holding;
}

/** The match after a legal action. */
export function carryOut<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  { seq, seat, action, openTo = seat, held }: LegalStep<A>,
): Omit<Accepted<S, A, E>, 'ok' | 'entries'> {
  const kept = keptBy(match, openTo);
  const mayChange = held === 'ours' && kept > 0;
  const before = mayChange ? match.state : game.clone(match.state);
  const { state, events, sealed, ended } = game.apply(before, seat, action);
  const over = game.activeSeats(state).length === 0;
  const open = { seat, seq, action, openTo, ended };
  if (sealed || over) {
    const settled = over ? [] : settledWith(match, [...match.trail, open]);
    const next = { ...match, state, seq, base: state, ...NO_UNDO, settled };
    return { match: next, events, sealed: true, ended };
  }
  const closed = match.trail.length - kept;
  const base =
    closed === match.trail.length
      ? match.state
      : replayed(game, match.base, match.trail.slice(0, closed));
  const settled = closed === 0 ? match.settled : settledWith(match, match.trail.slice(0, closed));
  const { trail, undos } = extended(match, open);
  const next = { ...match, state, seq, base, trail, undos, settled };
  return { match: next, events, sealed: false, ended };
}

/**
 * Parses an action and checks whether the seat may take it. A wrong shape is refused with the code
 * `malformed`.
 */
export function admit<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  state: S,
  request: Pick<ActionRequest, 'seat' | 'action'>,
):
  | { readonly ok: true; readonly action: A }
  | { readonly ok: false; readonly reasons: readonly Reason[] } {
  let action: A;
  try {
    action = game.parseAction(request.action);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return refused({ code: 'malformed', details: { message: error.message } });
  }
  const reasons = game.explain(state, request.seat, action);
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, action };
}

export interface UndoRequest {
  readonly seat: Seat;
  /**
   * The first log entry to take back; without it, the pending question, or else the last turn of
   * the seat.
   */
  readonly from?: number;
  readonly at: number;
}

/**
 * Takes back own steps, and later steps of other seats that are open to the seat. Refused if a
 * final step stands between (`undo-out-of-reach`, `nothing-to-undo`) and after too many undos
 * (`undo-too-often`, `undo-log-full`).
 */
export function undo<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  request: UndoRequest,
): Played<S, A, E> {
  const { seat, at } = request;
  if (match.ended) return refused({ code: 'over' });
  const reached = reach(match, request);
  if (!reached.ok) return reached;
  const worn = undoLimit(match, seat);
  if (worn) return refused(worn);
  const seq = match.seq + 1;
  const backTo = (match.trail[reached.cut] as OpenStep).seq - 1;
  const next = { ...takenBack(game, match, { seat, cut: reached.cut }), seq };
  return {
    ok: true,
    ...withCheck<S, A>(next, { entries: [{ seq, at, type: 'undo', seat, backTo }], at }),
    events: [],
    sealed: false,
    ended: false,
  };
}

/** The match without its open steps from index `cut` on. */
export function takenBack<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  { seat, cut }: { readonly seat: Seat; readonly cut: number },
): Match<S> {
  const trail = match.trail.slice(0, cut);
  return {
    ...match,
    state: replayed(game, match.base, trail),
    trail,
    undos: [...match.undos, seat],
  };
}

export function refused(reason: Reason): {
  readonly ok: false;
  readonly reasons: readonly Reason[];
} {
  return { ok: false, reasons: [reason] };
}

/** Adds a checkpoint when the next entry has to be one. */
export function withCheck<S, A>(
  match: Match<S>,
  written: { readonly entries: readonly LogEntry<A>[]; readonly at: number },
): { match: Match<S>; entries: readonly LogEntry<A>[] } {
  const seq = match.seq + 1;
  if (seq % CHECK_EVERY !== 0) return { match, entries: written.entries };
  const check: LogEntry<A> = { seq, at: written.at, type: 'check', hash: hashState(match.state) };
  return { match: { ...match, seq }, entries: [...written.entries, check] };
}
