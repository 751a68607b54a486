import type { LogEntry, Origin } from '@atoll/engine';
import type { ClockRecord } from './clock-record.ts';
import type {
  Backup,
  DailySeed,
  MatchRecord,
  RematchRecord,
  RepeatedSeed,
  SeatRecord,
  Snapshot,
  StoredEntry,
  TableRecord,
  WatchingHostRecord,
} from './match-store.ts';

/** The columns of a table, as databases hold them: options and seats as JSON. */
export type TableRow = Omit<
  TableRecord,
  'options' | 'seats' | 'hints' | 'rematch' | 'clock' | 'endHash' | 'watchingHost'
> & {
  readonly options: string;
  readonly seats: string;
  /** 1 for yes. */
  readonly hints: number;
  /** JSON, or '' until a player asked for one. */
  readonly rematch: string;
  /** JSON, or '' for none. */
  readonly clock: string;
  /** Or '' for none. */
  readonly endHash: string;
  /** JSON, or '' for a host in a seat. */
  readonly watchingHost: string;
};

/** What is fixed about a match from its beginning. */
type Beginning = Pick<MatchRecord, 'origin' | 'repeats' | 'daily' | 'tournament' | 'rated'>;

/** A match as it is first written. */
export type MatchRow = Omit<MatchRecord, 'table' | keyof Beginning> &
  TableRow & {
    /** JSON of the origin with the other fields of a beginning, or '' for none. */
    readonly origin: string;
  };

/** An entry of the log. */
export interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly clientId: string;
  /** JSON. */
  readonly entry: string;
}

export function tableRow(table: TableRecord): TableRow {
  const { options, seats, hints, rematch, clock, endHash = '', watchingHost, ...plain } = table;
  return {
    ...plain,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    hints: hints ? 1 : 0,
    rematch: rematch === undefined ? '' : JSON.stringify(rematch),
    clock: clock === undefined ? '' : JSON.stringify(clock),
    endHash,
    watchingHost: watchingHost === undefined ? '' : JSON.stringify(watchingHost),
  };
}

/** A seed that was given: of another match, or of a day. */
type GivenSeed = RepeatedSeed | DailySeed;

export function matchRow({ table, ...record }: MatchRecord): MatchRow {
  const { origin, repeats, daily, tournament, rated, ...match } = record;
  const given: GivenSeed | undefined = repeats ?? daily;
  const beginning = {
    ...origin,
    ...(given && { repeats: given }),
    ...(tournament !== undefined && { tournament }),
    ...(rated && { rated }),
  };
  const kept = Object.keys(beginning).length > 0 ? JSON.stringify(beginning) : '';
  return { ...match, ...tableRow(table), origin: kept };
}

function toBeginning(json: string): Beginning {
  if (json === '') return {};
  const { repeats, tournament, rated, ...origin } = JSON.parse(json) as Partial<Origin> &
    Pick<Beginning, 'tournament' | 'rated'> & { readonly repeats?: GivenSeed };
  return {
    ...('match' in origin ? { origin: origin as Origin } : {}),
    ...(tournament === undefined ? {} : { tournament }),
    ...(repeats === undefined ? {} : 'day' in repeats ? { daily: repeats } : { repeats }),
    ...(rated === true ? { rated } : {}),
  };
}

export function entryRow({ entry, clientId }: StoredEntry): EntryRow {
  return { seq: entry.seq, at: entry.at, clientId, entry: JSON.stringify(entry) };
}

/** A row as a database returns it, by the names of its columns. */
export type FoundRow = Readonly<Record<string, unknown>>;

export function toMatch(row: FoundRow): MatchRecord {
  const rematch = String(row['rematch']);
  const clock = String(row['clock']);
  const endHash = String(row['end_hash']);
  const watchingHost = String(row['watching_host']);
  return {
    matchId: String(row['match_id']),
    code: String(row['code']),
    gameId: String(row['game_id']),
    seed: String(row['seed']),
    createdAt: Number(row['created_at']),
    ...toBeginning(String(row['origin'])),
    table: {
      gameVersion: Number(row['game_version']),
      access: row['access'] === 'public' ? 'public' : 'private',
      options: JSON.parse(String(row['options'])) as unknown,
      seats: toSeats(String(row['seats'])),
      host: Number(row['host']),
      pace: Number(row['pace']),
      hints: Number(row['hints']) === 1,
      startedAt: Number(row['started_at']),
      endedAt: Number(row['ended_at']),
      ...(rematch === '' ? {} : { rematch: JSON.parse(rematch) as RematchRecord }),
      ...(clock === '' ? {} : { clock: JSON.parse(clock) as ClockRecord }),
      ...(endHash === '' ? {} : { endHash }),
      ...(watchingHost === ''
        ? {}
        : { watchingHost: JSON.parse(watchingHost) as WatchingHostRecord }),
    },
  };
}

export function toEntry(row: FoundRow): StoredEntry {
  return {
    entry: JSON.parse(String(row['entry'])) as LogEntry<unknown>,
    clientId: String(row['client_id']),
  };
}

export function toSnapshot(row: FoundRow): Snapshot {
  return {
    seq: Number(row['seq']),
    gameVersion: Number(row['game_version']),
    match: String(row['match']),
    hash: String(row['hash']),
  };
}

export function toBackup(row: FoundRow): Backup {
  return { version: Number(row['version']), box: String(row['box']), at: Number(row['at']) };
}

/** Rows from before stand-in bots lack that field. */
function toSeats(json: string): readonly SeatRecord[] {
  return (JSON.parse(json) as SeatRecord[]).map((seat) => ({
    ...seat,
    standIn: seat.standIn ?? '',
  }));
}
