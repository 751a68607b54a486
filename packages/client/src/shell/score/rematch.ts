import type { TableSnapshot } from '../../table/session/table-state.ts';

/** How it stands with a rematch, for the person who looks. */
export interface RematchStanding {
  /** Whether this person wants it; nobody asks a spectator. */
  readonly agreed: boolean;
  /** The names of the others who want it, and of those who have not said so. */
  readonly wanted: readonly string[];
  readonly awaited: readonly string[];
  /** Whether this person may go on without those. */
  readonly mayGoOn: boolean;
}

/** Reads off a finished match who wants to play again; `own` is -1 for a spectator. */
export function rematchOf(
  { seats, again, host }: Pick<TableSnapshot, 'seats' | 'again' | 'host'>,
  own: number,
): RematchStanding {
  const others = seats.flatMap(({ kind, name }, seat) =>
    kind === 'person' && seat !== own ? [{ name, seat }] : [],
  );
  const wanted = others.filter(({ seat }) => again.includes(seat));
  const awaited = others.filter((other) => !wanted.includes(other));
  const hostLeft = seats[host]?.kind === 'person' && seats[host]?.connected === false;
  const mayGoOn = own === host || (own >= 0 && hostLeft);
  return {
    agreed: again.includes(own),
    wanted: wanted.map(nameOf),
    awaited: awaited.map(nameOf),
    mayGoOn,
  };
}

const nameOf = ({ name }: { readonly name: string }): string => name;
