import { isKeyOf, keysOf } from '@atoll/engine';
import {
  MATCH_ID,
  SEAT_TOKEN,
  type BackupAnswer,
  type ErrorAnswer,
  type NotificationsAnswer,
  type SeatedMatch,
  type SeatGrant,
  type TableSummary,
} from '@atoll/protocol';

/**
 * Parsers for the server's HTTP answers; undefined when the shape is another. The schemas of
 * `@atoll/protocol` state the same, and tests compare the two: a schema library would be a twelfth
 * of the lobby's script.
 */
export type Read<T> = (data: unknown) => T | undefined;

type Fields<T> = { readonly [K in keyof T]-?: Read<Required<T>[K]> };

export const text: Read<string> = (data) => (typeof data === 'string' ? data : undefined);
export const whole: Read<number> = (data) =>
  typeof data === 'number' && Number.isSafeInteger(data) ? data : undefined;
export const number: Read<number> = (data) =>
  typeof data === 'number' && Number.isFinite(data) ? data : undefined;
export const flag: Read<boolean> = (data) => (typeof data === 'boolean' ? data : undefined);
export const like =
  (pattern: RegExp): Read<string> =>
  (data) =>
    typeof data === 'string' && pattern.test(data) ? data : undefined;
const yesOrNo: Read<boolean> = (data) => (typeof data === 'boolean' ? data : undefined);
export const oneOf =
  <T extends string>(...known: readonly T[]): Read<T> =>
  (data) =>
    known.find((each) => each === data);

export function listOf<T>(read: Read<T>): Read<T[]> {
  return (data) => {
    if (!Array.isArray(data)) return undefined;
    const all = data.map(read).filter((each) => each !== undefined);
    return all.length === data.length ? all : undefined;
  };
}

/** An object with these fields and no others; fields named in `optional` may be missing. */
export function record<T extends object>(
  fields: Fields<T>,
  optional: readonly (keyof T)[] = [],
): Read<T> {
  return (data) => {
    if (typeof data !== 'object' || data === null) return undefined;
    const out: Partial<Record<string, unknown>> = {};
    for (const [name, value] of Object.entries(data)) {
      if (!isKeyOf<keyof T & string>(fields, name)) return undefined;
      if (value === undefined) continue;
      out[name] = fields[name](value);
      if (out[name] === undefined) return undefined;
    }
    const missing = keysOf<keyof T & string>(fields).some(
      (name) => !(name in out) && !optional.includes(name),
    );
    return missing ? undefined : (out as T);
  };
}

export const matchId = like(MATCH_ID);

export const readGrant = record<SeatGrant>(
  {
    matchId,
    code: text,
    seat: whole,
    token: like(SEAT_TOKEN),
    daily: oneOf('counted', 'practice'),
  },
  ['daily'],
);

export const readSummary = record<TableSummary>(
  {
    matchId,
    code: text,
    game: text,
    phase: oneOf('waiting', 'playing', 'over'),
    seats: listOf(
      record<TableSummary['seats'][number]>({ name: text, kind: oneOf('open', 'person', 'bot') }),
    ),
    watchers: whole,
    playable: yesOrNo,
    rated: yesOrNo,
  },
  ['rated'],
);

/** The sealed copy of a person's seats. */
export const readBackup = record<BackupAnswer>({ version: whole, box: text });

export const readStoredBackup = record<{ version: number }>({ version: whole });

/** The matches that a device is notified of. */
export const readNotifications = record<NotificationsAnswer>({
  push: listOf(matchId),
  webhook: listOf(matchId),
});

export const readPushKey = record<{ key: string }>({ key: like(/^[\w-]{87}$/) });

export const readTables = record<{ tables: TableSummary[] }>({ tables: listOf(readSummary) });

export const readSeatedMatch = record<SeatedMatch>(
  {
    matchId,
    seat: whole,
    code: text,
    game: text,
    phase: oneOf('waiting', 'playing', 'over'),
    seats: listOf(
      record<SeatedMatch['seats'][number]>({
        name: text,
        kind: oneOf('open', 'person', 'bot'),
        again: flag,
      }),
    ),
    round: whole,
    turn: listOf(whole),
    result: listOf(
      record<SeatedMatch['result'][number]>({ seat: whole, total: number, rank: whole }),
    ),
    common: oneOf('won', 'lost'),
    at: whole,
    next: text,
  },
  ['common'],
);

export const readSeated = record<{ matches: SeatedMatch[] }>({ matches: listOf(readSeatedMatch) });

export const readEnsured = record<{ roomId: string }>({ roomId: text });

export const readRefusal = record<ErrorAnswer>({
  error: record<ErrorAnswer['error']>({ code: text, message: text, watch: matchId }, ['watch']),
});
