import type { Seat } from '@atoll/engine';
import type { SeatRecord } from '../store/match-store.ts';

/** What a host sets for all at the table; missing of what was never set. */
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

/** The record of a seat that becomes the host: the settings of the table stand with it. */
export function asHost(heir: SeatRecord, host: SeatRecord | undefined): SeatRecord {
  const { watchersBehind: _late, talk: _talk, silencesWatchers: _silenced, ...own } = heir;
  return { ...own, ...settingsOf(host) };
}

/** The person who becomes the host when the host leaves; undefined where nobody else sits. */
export function heirOf(seats: readonly SeatRecord[], host: Seat): Seat | undefined {
  const others = seats.flatMap((seat, index) =>
    seat.kind === 'person' && index !== host ? [{ index, program: seat.program === true }] : [],
  );
  return (others.find(({ program }) => !program) ?? others[0])?.index;
}
