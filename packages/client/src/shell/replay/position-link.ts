import type { Viewpoint } from '../../table/session/viewpoint.ts';

/** Where a link into a replay leads. */
export interface PositionLink {
  /** The position; undefined for the end. */
  readonly at: number | undefined;
  /** From where one looks. */
  readonly seat: Viewpoint;
}

/** A moment of a replay that is shown. */
interface ShownPosition extends PositionLink {
  readonly at: number;
}

/**
 * Reads the query of an address, or its fragment, where older links have it; what makes no sense is
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

/** The moment that the address of the page leads to. */
export const momentHere = (): PositionLink =>
  momentIn(location.search === '' ? location.hash : location.search);

/** The query that leads to a moment: the server reads it too, for the preview of a link. */
export const queryOf = ({ at, seat }: ShownPosition): string =>
  `?at=${at}${seat === -1 ? '' : `&seat=${seat}`}`;

/** The path that leads to a moment of a match. */
export const momentPath = (matchId: string, moment: ShownPosition): string =>
  `/replay/${matchId}${queryOf(moment)}`;

/** Lets the address of the page lead to the moment that is shown; going back skips it. */
export function writeMoment(moment: ShownPosition): void {
  const query = queryOf(moment);
  if (location.search !== query || location.hash !== '')
    history.replaceState(history.state, '', `${location.pathname}${query}`);
}
