import { InvalidInput } from '../errors.ts';
import { field, type Fields, shown } from './match-file-fields.ts';
import type { Concession } from '../match.ts';
import type { Outcome } from '../outcome.ts';
import type { Seat } from '../seat.ts';

/**
 * The position of a finished match after a decision, as told by the rules of that time. Shown when
 * the current rules lead to another end.
 */
export interface RecordedPosition {
  /** As in `Moment`. */
  readonly seq: number;
  readonly seat: Seat;
  readonly at: number;
  readonly sealed: boolean;
  readonly undone: number;
  /** The events, filtered for a spectator. */
  readonly events: readonly unknown[];
  /** The events of seats that know more, by seat. */
  readonly ownEvents?: Readonly<Record<string, readonly unknown[]>>;
  /** The public view. */
  readonly view: unknown;
  /** By seat; missing in a game without secrets. */
  readonly privateViews?: readonly unknown[];
  /** Missing in a game without rounds. */
  readonly round?: number;
  /** By seat, as if the match ended here. */
  readonly points: readonly number[];
  /** The seats that conceded so far; missing for none. */
  readonly conceded?: readonly Concession[];
  /** The result of the match; at its end only. */
  readonly outcome?: Outcome;
}

/**
 * Reads the line of a match file that holds a position. Checks the form only, since views and
 * events belong to other rules. Throws `InvalidInput` that names the line.
 */
export function readPosition(
  fields: Fields,
  { line, seats }: { readonly line: number; readonly seats: number },
): RecordedPosition {
  for (const name of ['seq', 'seat', 'at', 'undone']) field(fields, name, { line, type: 'number' });
  field(fields, 'sealed', { line, type: 'boolean' });
  const { type, events, points, view, privateViews } = fields;
  if (type !== 'position') throw new InvalidInput(`line ${line}: an entry stands behind positions`);
  const wrong = (what: string, value: unknown): InvalidInput =>
    new InvalidInput(`line ${line}: ${what}, not ${shown(value)}`);
  if (!Array.isArray(events)) throw wrong('events must be a list', events);
  if (typeof view !== 'object' || view === null) throw wrong('view must be an object', view);
  if (!Array.isArray(points) || points.length !== seats)
    throw wrong(`points must be a list of ${seats}`, points);
  if (privateViews !== undefined && !(Array.isArray(privateViews) && privateViews.length === seats))
    throw wrong(`privateViews must be a list of ${seats}`, privateViews);
  const { type: _, ...position } = fields;
  return position as unknown as RecordedPosition;
}
