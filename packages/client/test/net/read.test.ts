import { describe, expect, test } from '@jest/globals';
import {
  blockList,
  dailyDays,
  dailyTable,
  ensureAnswer,
  errorAnswer,
  notificationsAnswer,
  pushKeyAnswer,
  seatedList,
  seatGrant,
  tableList,
  tableSummary,
} from '@atoll/protocol';
import { readBlocked } from '../../src/net/block-api.ts';
import { readDailyDays, readDailyTable } from '../../src/net/daily-api.ts';
import {
  readEnsured,
  readGrant,
  readNotifications,
  readPushKey,
  readRefusal,
  readSeated,
  readSummary,
  readTables,
} from '../../src/net/read.ts';

const matchId = 'abcdefghijklmnop_-12';
const token = 'abcdefghijklmnopqrstuv';
const grant = { matchId, code: 'ACDEFG', seat: 0, token };
const summary = {
  matchId,
  code: 'ACDEFG',
  game: 'atoll',
  phase: 'waiting',
  seats: [{ name: 'Mira', kind: 'person' }],
  watchers: 2,
  playable: true,
};
const seated = {
  matchId,
  seat: 0,
  code: 'ACDEFG',
  game: 'atoll',
  phase: 'over',
  round: 4,
  turn: [1],
  seats: [{ name: 'Mira', kind: 'person', again: false }],
  result: [{ seat: 0, total: 61.5, rank: 1 }],
  at: 1767225600000,
  next: '',
};
const task = { game: 'atoll', rules: 3, options: { events: false } };
const own = { matchId, state: 'finished', points: 93 };
const day = { day: '2026-12-31', open: true, begun: 2, finished: 1, own };
const row = { place: 1, name: 'Mira', points: 93, rules: 3, matchId, own: true };
const blocked = { id: matchId, name: 'Mira', at: 1767225600000 };
const refusal = { error: { code: 'full', message: 'no seat is open', watch: matchId } };

/**
 * What a server may say, and what it may not, among it every field in a wrong shape, missing and
 * with one beside it.
 */
function variants(good: Readonly<Record<string, unknown>>): readonly unknown[] {
  const wrong = [null, undefined, 1.5, -1, '', 'x', [], {}, true].map((value) => [value]).flat();
  const fields = Object.keys(good).flatMap((name) =>
    wrong.map((value) => ({ ...good, [name]: value })),
  );
  return [
    good,
    ...wrong,
    ...fields,
    { ...good, more: 1 },
    ...Object.keys(good).map((name) =>
      Object.fromEntries(Object.entries(good).filter(([other]) => other !== name)),
    ),
  ];
}

describe('the browser reads exactly what the protocol says', () => {
  test.each([
    [
      'a grant',
      seatGrant,
      readGrant,
      [...variants(grant), ...variants({ ...grant, daily: 'counted' })],
    ],
    [
      'the days of a daily match',
      dailyDays,
      readDailyDays,
      [
        ...variants({ ...task, days: [day] }),
        ...variants(day).map((each) => ({ ...task, days: [each] })),
        ...variants(own).map((each) => ({ ...task, days: [{ ...day, own: each }] })),
      ],
    ],
    [
      'a day',
      dailyTable,
      readDailyTable,
      [
        ...variants({ ...task, ...day, rows: [row] }),
        ...variants(row).map((each) => ({ ...task, ...day, rows: [each] })),
      ],
    ],
    [
      'a table',
      tableSummary,
      readSummary,
      [
        ...variants(summary),
        ...variants({ name: 'Mira', kind: 'bot' }).map((seat) => ({ ...summary, seats: [seat] })),
        { ...summary, phase: 'over', seats: [] },
      ],
    ],
    [
      'the blocked players',
      blockList,
      readBlocked,
      [{ blocked: [] }, ...variants(blocked).map((each) => ({ blocked: [each] }))],
    ],
    [
      'the list of tables',
      tableList,
      readTables,
      [{ tables: [] }, { tables: [summary, summary] }, ...variants({ tables: [summary] })],
    ],
    [
      'the own matches',
      seatedList,
      readSeated,
      [
        { matches: [] },
        ...['won', 'lost', '', undefined].map((common) => ({ matches: [{ ...seated, common }] })),
        ...variants(seated).map((match) => ({ matches: [match] })),
        ...variants(seated.seats[0] ?? {}).map((seat) => ({
          matches: [{ ...seated, seats: [seat] }],
        })),
        ...variants(seated.result[0] ?? {}).map((line) => ({
          matches: [{ ...seated, result: [line] }],
        })),
      ],
    ],
    [
      'what a device is told',
      notificationsAnswer,
      readNotifications,
      [
        { push: [], webhook: [] },
        ...variants({ push: [matchId], webhook: [matchId, matchId] }),
        ...variants({ push: ['short'], webhook: [] }),
      ],
    ],
    ['the key of a server', pushKeyAnswer, readPushKey, variants({ key: 'B'.repeat(87) })],
    ['a room', ensureAnswer, readEnsured, variants({ roomId: 'r' })],
    [
      'a refusal',
      errorAnswer,
      readRefusal,
      [
        ...variants(refusal),
        ...variants(refusal.error).map((error) => ({ error })),
        { error: { code: 'full', message: '' } },
      ],
    ],
  ])('%s', (_, schema, read, all) => {
    expect(all.length).toBeGreaterThan(20);
    for (const data of all) {
      const meant = schema.safeParse(data);
      expect([data, read(data)]).toEqual([data, meant.success ? meant.data : undefined]);
    }
  });
});
