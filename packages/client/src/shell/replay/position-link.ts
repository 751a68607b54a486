import { holdsNotes } from '../moment-notes/note-link.ts';
import { reviewIn } from '../shared-review/review-link.ts';
import type { Viewpoint } from '@atoll/table-kit/table/session/viewpoint.ts';

/** The target of a link into a replay. */
export interface PositionLink {
  /** The position; undefined for the end. */
  readonly at: number | undefined;
  /** The viewpoint. */
  readonly seat: Viewpoint;
}

/** A position of a replay that is shown. */
interface ShownPosition extends PositionLink {
  readonly at: number;
}

/**
 * Reads the query of an address, or its fragment, where older links have it; invalid values are
 * left out.
 */
export function momentIn(query: string): PositionLink {
  const fields = new URLSearchParams(query.replace(/^[?#]/, ''));
  const whole = (name: string): number | undefined => {
    const text = fields.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
  };
  return { at: whole('at'), seat: fields.get('seat') === 'open' ? 'open' : (whole('seat') ?? -1) };
}

/** The position in the address of the page. */
export const momentHere = (): PositionLink =>
  momentIn(location.search === '' ? location.hash : location.search);

/** The query of a position: the server reads it too, for the preview of a link. */
export const queryOf = ({ at, seat }: ShownPosition): string =>
  `?at=${at}${seat === -1 ? '' : `&seat=${seat}`}`;

/** The path of a position of a match. */
export const momentPath = (matchId: string, moment: ShownPosition): string =>
  `/replay/${matchId}${queryOf(moment)}`;

/**
 * Writes the shown position into the address of the page; going back skips it. Notes in the
 * fragment stay there until the person keeps them or takes them away, and a shared review until the
 * person leaves it.
 */
export function writeMoment(moment: ShownPosition): void {
  const query = queryOf(moment);
  const isKept = holdsNotes(location.hash) || reviewIn(location.hash) !== undefined;
  const fragment = isKept ? location.hash : '';
  if (location.search !== query || location.hash !== fragment)
    history.replaceState(history.state, '', `${location.pathname}${query}${fragment}`);
}
