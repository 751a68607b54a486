import type { Seat } from '@atoll/engine';
import type { HostSettings, SeatRecord, TableRecord } from '../store/match-store.ts';

/**
 * The number of a host who does not play, in place of a seat: below 0, since such a host sees no
 * more than a spectator, who is -1.
 */
export const WATCHING_HOST: Seat = -2;

/** The part of a table that tells who its host is. */
export type Hosted = Pick<TableRecord, 'seats' | 'host' | 'watchingHost'>;

/** The record of the host, whether playing or not. */
export const hostOf = ({ watchingHost, seats, host }: Hosted): HostSettings | undefined =>
  watchingHost ?? seats[host];

/** The table with other settings of its host. */
export function withHostSettings(table: TableRecord, settings: HostSettings): TableRecord {
  const { watchingHost, seats, host } = table;
  if (watchingHost) return { ...table, watchingHost: { ...watchingHost, ...settings } };
  return {
    ...table,
    seats: seats.map((seat, index) => (index === host ? { ...seat, ...settings } : seat)),
  };
}

/** The host's settings for the whole table; a setting that was never made is missing. */
function settingsOf(host: HostSettings | undefined): HostSettings {
  const { watchersBehind, talk, silencesWatchers } = host ?? {};
  return {
    ...(watchersBehind === undefined ? {} : { watchersBehind }),
    ...(talk === undefined ? {} : { talk }),
    ...(silencesWatchers === undefined ? {} : { silencesWatchers }),
  };
}

/** The record of a seat that becomes the host: it takes over the settings of the table. */
export function asHost(nextHost: SeatRecord, host: HostSettings | undefined): SeatRecord {
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
