import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';

/** The state of a rematch, for the current person. */
export interface RematchStanding {
  /** Whether this person agreed; a spectator is not asked. */
  readonly agreed: boolean;
  /** The names of the others who agreed, and of the others who have not yet. */
  readonly wanted: readonly string[];
  readonly awaited: readonly string[];
  /** Whether this person may go on without those. */
  readonly mayGoOn: boolean;
}

/** Derives the state of the rematch from a finished match; `own` is -1 for a spectator. */
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
  // Whether a host who does not play is away, only the server knows: it refuses meanwhile.
  const mayGoOn = own === host || (own >= 0 && (hostLeft || seats[host] === undefined));
  return {
    agreed: again.includes(own),
    wanted: wanted.map(nameOf),
    awaited: awaited.map(nameOf),
    mayGoOn,
  };
}

const nameOf = ({ name }: { readonly name: string }): string => name;
