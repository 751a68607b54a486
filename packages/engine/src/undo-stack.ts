import type { Reason } from './game.ts';
import type { Seat } from './seat.ts';

/** The maximum number of steps that may be taken back; older ones become final. */
export const UNDO_REACH = 40;
/** The number of undos of a seat until the next final step. */
export const UNDO_TIMES = 25;
/**
 * The log length from which undos are refused, so that no log grows beyond this and the rest of its
 * match.
 */
export const UNDO_ENTRIES = 2000;

/** A step that may still be taken back, by the seat `openTo`. */
export interface OpenStep {
  readonly seat: Seat;
  readonly seq: number;
  readonly action: unknown;
  readonly openTo: Seat;
  /** The question or turn of the seat ended with it. */
  readonly ended: boolean;
}

/** The steps of a match that may be taken back: all open to one seat, oldest first. */
export interface UndoStack {
  readonly trail: readonly OpenStep[];
  /** The seats that took steps back since the newest final step, one entry for each undo. */
  readonly undos: readonly Seat[];
}

export const NO_UNDO: UndoStack = { trail: [], undos: [] };

/** The number of open steps that stay open after one more, which is open to `openTo`. */
export function keptBy({ trail }: UndoStack, openTo: Seat): number {
  if (trail.length === 0 || trail[0]?.openTo !== openTo) return 0;
  return Math.min(trail.length, UNDO_REACH - 1);
}

/**
 * The trail with one more open step. Whenever an older step becomes final, the undo limits of all
 * seats start again.
 */
export function extended(before: UndoStack, step: OpenStep): UndoStack {
  const { trail, undos } = before;
  const kept = keptBy(before, step.openTo);
  if (kept === trail.length) return { trail: [...trail, step], undos };
  return { trail: [...trail.slice(trail.length - kept), step], undos: [] };
}

/**
 * The log entries of the own steps that a seat may take back, oldest first. Later steps of others
 * are taken back with them.
 */
export function undoable({ trail }: Pick<UndoStack, 'trail'>, seat: Seat): readonly number[] {
  return trail.filter((step) => step.openTo === seat && step.seat === seat).map((step) => step.seq);
}

/** The undoable steps of a seat, in turns. */
export interface OpenTurns {
  /** The undoable steps that started a turn, or a question, of the seat. */
  readonly turns: readonly number[];
  /** Whether the last of these turns is still unfinished. */
  readonly midway: boolean;
}

export function openTurns({ trail }: Pick<UndoStack, 'trail'>, seat: Seat): OpenTurns {
  const own = trail.filter((step) => step.openTo === seat && step.seat === seat);
  const turns = own.flatMap(({ seq }, index) =>
    index === 0 || own[index - 1]?.ended ? [seq] : [],
  );
  return { turns, midway: own.at(-1)?.ended === false };
}

/** The remaining undos of a seat until the next final step. */
export function undosLeft(
  { seq, undos }: Pick<UndoStack, 'undos'> & { readonly seq: number },
  seat: Seat,
): number {
  if (seq >= UNDO_ENTRIES) return 0;
  return Math.max(0, UNDO_TIMES - undos.filter((by) => by === seat).length);
}

/** The place where an undo cuts the trail, or the reasons against it. */
export function reach(
  match: Pick<UndoStack, 'trail'>,
  { seat, from }: { readonly seat: Seat; readonly from?: number | undefined },
):
  | { readonly ok: true; readonly cut: number }
  | { readonly ok: false; readonly reasons: readonly Reason[] } {
  const open = undoable(match, seat);
  const first = from ?? openTurns(match, seat).turns.at(-1);
  if (first === undefined) return { ok: false, reasons: [{ code: 'nothing-to-undo' }] };
  if (!open.includes(first))
    return { ok: false, reasons: [{ code: 'undo-out-of-reach', details: { entry: first } }] };
  return { ok: true, cut: match.trail.findIndex((step) => step.seq === first) };
}

/** Why a seat may not take back any more, whatever is open to it; undefined when it may. */
export function undoLimit(
  match: Pick<UndoStack, 'undos'> & { readonly seq: number },
  seat: Seat,
): Reason | undefined {
  if (undosLeft(match, seat) > 0) return undefined;
  if (match.seq >= UNDO_ENTRIES) return { code: 'undo-log-full', details: { most: UNDO_ENTRIES } };
  return { code: 'undo-too-often', details: { most: UNDO_TIMES } };
}
