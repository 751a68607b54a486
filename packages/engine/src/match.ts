import { InvalidInput } from './errors.ts';
import type { GameDefinition, Reason, Setup } from './game.ts';
import { hashState } from './hash.ts';
import type { ActionEntry, LogEntry } from './log.ts';
import type { Seat } from './seat.ts';
import { extended, keptBy, NO_TRAIL, type OpenStep, reach, type Trail, wornOut } from './trail.ts';

/** How many entries lie between two checkpoints of the log. */
export const CHECK_EVERY = 25;

/**
 * A match being played: the state, and the steps that may still be taken back. A value: `play` and
 * `undo` return a new one and leave the old one as it was.
 */
export interface Match<S> extends Trail {
  readonly state: S;
  /** The number of log entries so far. */
  readonly seq: number;
  /** The state before the first open step; with its steps carried out it becomes `state`. */
  readonly base: S;
}

/**
 * What a request led to: a new match with the entries to append, or reasons and no change at all.
 */
export type Played<S, A, E> =
  | Accepted<S, A, E>
  | { readonly ok: false; readonly reasons: readonly Reason[] };

export interface Accepted<S, A, E> {
  readonly ok: true;
  readonly match: Match<S>;
  readonly entries: readonly LogEntry<A>[];
  readonly events: readonly E[];
  /**
   * Nobody takes back this step, nor what was done before it: it drew or revealed something, or
   * ended the match.
   */
  readonly sealed: boolean;
}

/** A fresh match. Throws `InvalidInput` when the game does not take that many seats. */
export function createMatch<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  setup: Setup<O>,
): Match<S> {
  const { min, max } = game.seats;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    throw new InvalidInput(`${game.id} takes ${min} to ${max} seats, not ${String(setup.seats)}`);
  return matchFrom(game.setup(setup));
}

/** A match that begins in a position, of which nothing can be taken back. */
export function matchFrom<S>(state: S): Match<S> {
  return { state, seq: 0, base: state, ...NO_TRAIL };
}

export interface ActionRequest {
  readonly seat: Seat;
  /** Not yet parsed. */
  readonly action: unknown;
  /** Milliseconds since 1970, for the log only. */
  readonly at: number;
  /** The seat that may take this step back together with its own ones; `seat` unless told. */
  readonly openTo?: Seat | undefined;
}

/**
 * The only way in for actions: parses, explains, clones, applies. Its input never changes.
 * A wrong shape is refused with the code `malformed`.
 */
export function play<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  request: ActionRequest,
): Played<S, A, E> {
  const admitted = admit(game, match.state, request);
  if (!admitted.ok) return admitted;
  const { seat, at, openTo } = request;
  const { action } = admitted;
  const whose = openTo === undefined || openTo === seat ? {} : { openTo };
  const entry: ActionEntry<A> = { seq: match.seq + 1, at, type: 'action', seat, action, ...whose };
  const step = { seq: entry.seq, seat, action, openTo, held: 'shared' } as const;
  const { match: next, events, sealed } = carryOut(game, match, step);
  return { ok: true, ...withCheck(next, { entries: [entry], at }), events, sealed };
}

/**
 * Whether somebody else may still look at a match that goes on (`shared`), so that its states have
 * to stay as they were, or nobody does (`ours`).
 */
export type Holding = 'shared' | 'ours';

interface LegalStep<A> {
  readonly seq: number;
  readonly seat: Seat;
  readonly action: A;
  /** `seat` unless told. */
  readonly openTo: Seat | undefined;
  readonly held: Holding;
}

/** The match after a legal action. */
export function carryOut<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  { seq, seat, action, openTo = seat, held }: LegalStep<A>,
): { readonly match: Match<S>; readonly events: readonly E[]; readonly sealed: boolean } {
  const mayChange = held === 'ours' && keptBy(match, openTo) > 0;
  const before = mayChange ? match.state : game.clone(match.state);
  const { state, events, sealed, ended } = game.apply(before, seat, action);
  if (sealed || game.activeSeats(state).length === 0)
    return { match: { state, seq, base: state, trail: [], undos: [] }, events, sealed: true };
  const open = { seat, seq, action, openTo, ended };
  const closed = match.trail.length - keptBy(match, openTo);
  const base =
    closed === match.trail.length
      ? match.state
      : replayed(game, match.base, match.trail.slice(0, closed));
  const { trail, undos } = extended(match, open);
  return { match: { state, seq, base, trail, undos }, events, sealed: false };
}

/** The state after some more steps; `base` stays as it was. */
function replayed<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  base: S,
  steps: readonly OpenStep[],
): S {
  if (steps.length === 0) return base;
  return steps.reduce(
    (state, { seat, action }) => game.apply(state, seat, action as A).state,
    game.clone(base),
  );
}

/**
 * Reads an action and asks the rules whether the seat may take it. A wrong shape is refused with
 * the code `malformed`.
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
 * Takes back own steps, and what others did after them as far as that is open to the seat. Refused
 * when something final stands between (`undo-out-of-reach`, `nothing-to-undo`), and when it was
 * done too often (`undo-too-often`, `undo-log-full`).
 */
export function undo<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  request: UndoRequest,
): Played<S, A, E> {
  const { seat, at } = request;
  const reached = reach(match, request);
  if (!reached.ok) return reached;
  const worn = wornOut(match, seat);
  if (worn) return refused(worn);
  const seq = match.seq + 1;
  const backTo = (match.trail[reached.cut] as OpenStep).seq - 1;
  const next = { ...takenBack(game, match, { seat, cut: reached.cut }), seq };
  return {
    ok: true,
    ...withCheck<S, A>(next, { entries: [{ seq, at, type: 'undo', seat, backTo }], at }),
    events: [],
    sealed: false,
  };
}

/** The match without its open steps from the one at `cut` on. */
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

function refused(reason: Reason): { readonly ok: false; readonly reasons: readonly Reason[] } {
  return { ok: false, reasons: [reason] };
}

/** Adds a checkpoint when the next entry is due to be one. */
function withCheck<S, A>(
  match: Match<S>,
  written: { readonly entries: readonly LogEntry<A>[]; readonly at: number },
): { match: Match<S>; entries: readonly LogEntry<A>[] } {
  const seq = match.seq + 1;
  if (seq % CHECK_EVERY !== 0) return { match, entries: written.entries };
  const check: LogEntry<A> = { seq, at: written.at, type: 'check', hash: hashState(match.state) };
  return { match: { ...match, seq }, entries: [...written.entries, check] };
}
