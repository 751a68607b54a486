import { InvalidInput } from './errors.ts';
import type { GameDefinition, Reason, Seat, Setup } from './game.ts';
import { hashState } from './hash.ts';
import type { LogEntry } from './log.ts';

/** How many entries lie between two checkpoints of the log. */
export const CHECK_EVERY = 25;

/**
 * A match being played: the state, and the steps since the last sealed one, each with the state before it, so that
 * the seat which made them can go back. A value: `play` and `undo` return a new one and leave the old one as it was.
 */
export interface Match<S> {
  readonly state: S;
  /** The number of log entries so far. */
  readonly seq: number;
  readonly trail: readonly { readonly seat: Seat; readonly seq: number; readonly before: S }[];
}

/** A step that its seat may still take back. */
export type OpenStep = Pick<Match<unknown>['trail'][number], 'seat' | 'seq'>;

/** What a decision led to: a new match with the entries to append, or reasons and no change at all. */
export type Played<S, A, E> =
  | { readonly ok: true; readonly match: Match<S>; readonly entries: readonly LogEntry<A>[]; readonly events: readonly E[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** A fresh match. Throws `InvalidInput` when the game does not take that many seats. */
export function createMatch<S, A, E, V, O>(game: GameDefinition<S, A, E, V, O>, setup: Setup<O>): Match<S> {
  const { min, max } = game.seats;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    throw new InvalidInput(`${game.id} takes ${min} to ${max} seats, not ${String(setup.seats)}`);
  return { state: game.setup(setup), seq: 0, trail: [] };
}

export interface Decision {
  readonly seat: Seat;
  /** Not yet parsed. */
  readonly action: unknown;
  /** Milliseconds since 1970, for the log only. */
  readonly at: number;
}

/**
 * The one door for actions: parses, explains, clones, applies. Its input never changes.
 * A wrong shape is refused with the code `malformed`.
 */
export function play<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  decision: Decision,
): Played<S, A, E> {
  const admitted = admit(game, match.state, decision);
  if (!admitted.ok) return admitted;
  const { seat, at } = decision;
  const { action } = admitted;
  const seq = match.seq + 1;
  const step = game.apply(game.clone(match.state), seat, action);
  const trail = step.sealed ? [] : [...match.trail, { seat, seq, before: match.state }];
  const entries: LogEntry<A>[] = [{ seq, at, type: 'action', seat, action }];
  return { ok: true, ...withCheck({ state: step.state, seq, trail }, { entries, at }), events: step.events };
}

/** Reads an action and asks the rules whether the seat may take it. A wrong shape is refused with the code `malformed`. */
export function admit<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  state: S,
  decision: Pick<Decision, 'seat' | 'action'>,
): { readonly ok: true; readonly action: A } | { readonly ok: false; readonly reasons: readonly Reason[] } {
  let action: A;
  try {
    action = game.parseAction(decision.action);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return refused({ code: 'malformed', details: { message: error.message } });
  }
  const reasons = game.explain(state, decision.seat, action);
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, action };
}

/** Which of its own steps a seat may take back now: the numbers of their log entries, oldest first. */
export function undoable(match: { readonly trail: readonly OpenStep[] }, seat: Seat): readonly number[] {
  let from = match.trail.length;
  while (from > 0 && match.trail[from - 1]?.seat === seat) from--;
  return match.trail.slice(from).map((step) => step.seq);
}

export interface UndoRequest {
  readonly seat: Seat;
  /** The first log entry to take back; without it, everything that the seat may take back. */
  readonly from?: number;
  readonly at: number;
}

/** Takes back steps of the seat's pending question. Refused when a sealed step or another seat's stands between. */
export function undo<S, A, E, V, O>(
  _game: GameDefinition<S, A, E, V, O>,
  match: Match<S>,
  request: UndoRequest,
): Played<S, A, E> {
  const { seat, at } = request;
  const reached = reach(match, request);
  if (!reached.ok) return reached;
  const { cut } = reached;
  const seq = match.seq + 1;
  const next = { state: match.trail[cut]?.before as S, seq, trail: match.trail.slice(0, cut) };
  const backTo = (match.trail[cut]?.seq as number) - 1;
  return { ok: true, ...withCheck<S, A>(next, { entries: [{ seq, at, type: 'undo', seat, backTo }], at }), events: [] };
}

/** Where an undo cuts the trail, or why it may not. */
export function reach(
  match: { readonly trail: readonly OpenStep[] },
  { seat, from }: Omit<UndoRequest, 'at'>,
): { readonly ok: true; readonly cut: number } | { readonly ok: false; readonly reasons: readonly Reason[] } {
  const open = undoable(match, seat);
  const first = from ?? open[0];
  if (first === undefined) return refused({ code: 'nothing-to-undo' });
  if (!open.includes(first)) return refused({ code: 'undo-out-of-reach', details: { entry: first } });
  return { ok: true, cut: match.trail.findIndex((step) => step.seq === first) };
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
