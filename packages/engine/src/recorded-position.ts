import { InvalidInput } from './errors.ts';
import { field, type Fields, shown } from './match-file-fields.ts';
import type { Concession } from './match.ts';
import type { Outcome } from './outcome.ts';
import type { Seat } from './seat.ts';

/**
 * How a finished match stood after a decision, as the rules told it by which it was played: what is
 * shown of it where the rules of today lead to another end.
 */
export interface RecordedPosition {
  /** As in `Moment`. */
  readonly seq: number;
  readonly seat: Seat;
  readonly at: number;
  readonly sealed: boolean;
  readonly undone: number;
  /** What happened, as a spectator may know it. */
  readonly events: readonly unknown[];
  /** The same for the seats that know something else, by seat. */
  readonly ownEvents?: Readonly<Record<string, readonly unknown[]>>;
  /** The public view. */
  readonly view: unknown;
  /** By seat; missing in a game without secrets. */
  readonly privateViews?: readonly unknown[];
  /** Missing in a game without rounds. */
  readonly round?: number;
  /** By seat, as if the match ended here. */
  readonly points: readonly number[];
  /** Who gave up so far; missing for nobody. */
  readonly conceded?: readonly Concession[];
  /** How the match ended; at its end alone. */
  readonly outcome?: Outcome;
}

/**
 * Reads the line of a match file that holds a position. Only its form is looked at: views and
 * events are those of other rules. Throws `InvalidInput` that names the line.
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
