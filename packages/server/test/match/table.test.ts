import { describe, expect, test } from '@jest/globals';
import { dive } from '@atoll/testkit/fixture';
import type { AnyGame } from '@atoll/engine';
import type { TableRecord } from '../../src/store/match-store.ts';
import {
  changeTable,
  OPEN_SEAT,
  startTable,
  type TableChangeInput,
} from '../../src/match/table.ts';

const person = { name: 'Ada', kind: 'person', bot: '', tokenHash: 'hash', standIn: '' } as const;
const bot = { ...OPEN_SEAT, name: 'random', kind: 'bot', bot: 'random' } as const;
const table: TableRecord = {
  gameVersion: 1,
  access: 'private',
  options: {},
  host: 0,
  pace: 0,
  hints: true,
  startedAt: 0,
  endedAt: 0,
  seats: [person, OPEN_SEAT],
};
const input = { game: dive as unknown as AnyGame, bots: ['random'], conceded: [] };

test('a seat that nobody sits in changes nothing, nor does a spectator', () => {
  const request = { do: 'rename', name: 'Ghost' } as const;
  for (const by of [-1, 1, 7])
    expect(changeTable(table, { ...input, by, request })).toEqual({
      ok: false,
      reasons: [{ code: 'not-seated' }],
    });
  expect(changeTable(table, { ...input, by: 0, request })).toMatchObject({
    ok: true,
    table: { seats: [{ name: 'Ghost' }, OPEN_SEAT] },
  });
});

describe('hints', () => {
  const game = dive as unknown as AnyGame;
  const jonas = { ...person, name: 'Jonas', tokenHash: 'other' };
  const friends = { ...table, seats: [...table.seats.slice(0, 1), jonas] };
  const start = { by: 0, game, at: 5 };
  const changed = (from: TableRecord, request: TableChangeInput['request']): TableRecord => {
    const change = changeTable(from, { ...input, by: 0, request });
    if (!change.ok) throw new Error(JSON.stringify(change.reasons));
    return change.table;
  };
  const hintsAt = (from: TableRecord): boolean => {
    const begun = startTable(from, start);
    return begun.ok && begun.table.hints;
  };

  test('are allowed among friends unless the host says no, and not among strangers unless the host says yes', () => {
    expect(hintsAt(friends)).toBe(true);
    expect(hintsAt(changed(friends, { do: 'hints', hints: false }))).toBe(false);
    const open = changed(friends, { do: 'access', access: 'public' });
    expect(hintsAt(open)).toBe(false);
    expect(hintsAt(changed(open, { do: 'hints', hints: true }))).toBe(true);
    expect(changed(open, { do: 'access', access: 'private' }).hints).toBe(true);
  });

  test('stay as the host set them while the table stays as open as it is', () => {
    const without = changed(friends, { do: 'hints', hints: false });
    expect(changed(without, { do: 'access', access: 'private' }).hints).toBe(false);
  });

  test('are always allowed to one person who plays alone or against bots', () => {
    const strict = { ...table, access: 'public', hints: false } as const;
    expect(hintsAt({ ...strict, seats: [...table.seats.slice(0, 1), bot] })).toBe(true);
    expect(startTable({ ...strict, seats: [...friends.seats, bot] }, start)).toMatchObject({
      ok: true,
      table: { hints: false },
    });
  });

  test('are fixed once the match has begun, also when the table is opened to strangers then', () => {
    const begun = { ...friends, startedAt: 5 };
    expect(changeTable(begun, { ...input, by: 0, request: { do: 'hints', hints: false } })).toEqual(
      { ok: false, reasons: [{ code: 'already-started' }] },
    );
    expect(changed(begun, { do: 'access', access: 'public' }).hints).toBe(true);
  });
});

const playing: TableRecord = {
  ...table,
  startedAt: 5,
  seats: [person, { ...person, name: 'Ben' }, bot],
};

test.each([
  ['a seat of a bot', 2],
  ['a seat that is not there', 3],
])('%s is not handed over', (_what, seat) => {
  const request = { do: 'handOver', seat, bot: 'random' } as const;
  expect(changeTable(playing, { ...input, by: 0, request })).toEqual({
    ok: false,
    reasons: [{ code: 'no-such-seat', details: { seat, seats: 3 } }],
  });
});

test('a person is replaced by a bot that exists, while the match runs', () => {
  const request = { do: 'handOver', seat: 1, bot: 'random' } as const;
  const asked = { ...input, by: 0, request };
  const seats = [{ standIn: '' }, { name: 'Ben', standIn: 'random' }, { standIn: '' }];
  expect(changeTable(playing, asked)).toMatchObject({ ok: true, handed: 1, table: { seats } });
  const genius = { ...asked, request: { ...request, bot: 'genius' } };
  expect(changeTable(playing, genius)).toMatchObject({ reasons: [{ code: 'unknown-bot' }] });
  expect(changeTable({ ...playing, startedAt: 0 }, asked)).toMatchObject({
    reasons: [{ code: 'not-started' }],
  });
  expect(changeTable({ ...playing, endedAt: 9 }, asked)).toMatchObject({
    reasons: [{ code: 'over' }],
  });
});
