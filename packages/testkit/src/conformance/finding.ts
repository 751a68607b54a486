import type { AnyGame, LogEntry, Match, Reason, Seat, Setup } from '@atoll/engine';

/** A fault of a game, with everything needed to reproduce it. */
export interface Finding {
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seq: number;
  readonly examination: string;
  readonly message: string;
  /** The actions up to there, as `[seat, action]`; an undo is `[seat, "undo", backTo]`. */
  readonly actions: readonly (readonly [Seat, unknown] | readonly [Seat, 'undo', number])[];
}

/** A match under examination, at one moment. */
export interface Position {
  readonly game: AnyGame;
  readonly setup: Setup<unknown>;
  readonly match: Match<unknown>;
  readonly log: readonly LogEntry<unknown>[];
  /** Reports a fault; does not throw, so that other examinations go on. */
  readonly report: Report;
}

export type Report = (examination: string, message: string) => void;

export function actionsOf(log: readonly LogEntry<unknown>[]): Finding['actions'] {
  return log.flatMap((entry): Finding['actions'] => {
    // No examination concedes or asks others to revert; the rules of a game see neither.
    if (entry.type === 'action') return [[entry.seat, entry.action]];
    return entry.type === 'undo' ? [[entry.seat, 'undo', entry.backTo]] : [];
  });
}

/** All seats of the match, 0-based. */
export function seatsOf(setup: Setup<unknown>): readonly Seat[] {
  return Array.from({ length: setup.seats }, (_, seat) => seat);
}

export function codes(reasons: readonly Reason[]): string {
  return reasons.map((reason) => reason.code).join(', ');
}

/** One line of JSON, truncated if long. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/**
 * Where two values first differ, such as `reefs.0.coins: 3 or 4`; undefined when they are alike.
 */
export function difference(one: unknown, other: unknown, path = ''): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path || 'value'}: ${brief(one)} or ${brief(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(
      (one as Fields)[key],
      (other as Fields)[key],
      path ? `${path}.${key}` : key,
    );
    if (found) return found;
  }
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;
