import type { Seat } from '@atoll/engine';
import type { SeatRecord } from '../store/match-store.ts';

/** The host's settings for the whole table; a setting that was never made is missing. */
function settingsOf(
  seat: SeatRecord | undefined,
): Pick<SeatRecord, 'watchersBehind' | 'talk' | 'silencesWatchers'> {
  const { watchersBehind, talk, silencesWatchers } = seat ?? {};
  return {
    ...(watchersBehind === undefined ? {} : { watchersBehind }),
    ...(talk === undefined ? {} : { talk }),
    ...(silencesWatchers === undefined ? {} : { silencesWatchers }),
  };
}

/** The record of a seat that becomes the host: it takes over the settings of the table. */
export function asHost(nextHost: SeatRecord, host: SeatRecord | undefined): SeatRecord {
  const { watchersBehind: _late, talk: _talk, silencesWatchers: _silenced, ...own } = nextHost;
  return { ...own, ...settingsOf(host) };
}

/** The seat that becomes the host when the host leaves; undefined without another person. */
export function nextHostOf(seats: readonly SeatRecord[], host: Seat): Seat | undefined {
  const others = seats.flatMap((seat, index) =>
    seat.kind === 'person' && index !== host ? [{ index, program: seat.program === true }] : [],
  );
  return (others.find(({ program }) => !program) ?? others[0])?.index;
}
