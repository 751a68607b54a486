import { expect, test } from '@jest/globals';
import { dive } from '@atoll/testkit/fixture';
import type { AnyGame } from '@atoll/engine';
import type { TableRecord } from '../src/store/match-store.ts';
import { changeTable, OPEN_SEAT } from '../src/table.ts';

const table: TableRecord = {
  gameVersion: 1, access: 'private', options: {}, host: 0, pace: 0, startedAt: 0, endedAt: 0,
  seats: [{ name: 'Ada', kind: 'person', bot: '', tokenHash: 'hash' }, OPEN_SEAT],
};
const wish = { game: dive as unknown as AnyGame, bots: ['random'] };

test('a seat that nobody sits in changes nothing, nor does a spectator', () => {
  const request = { do: 'rename', name: 'Ghost' } as const;
  for (const by of [-1, 1, 7])
    expect(changeTable(table, { ...wish, by, request })).toEqual({ ok: false, reasons: [{ code: 'not-seated' }] });
  expect(changeTable(table, { ...wish, by: 0, request })).toMatchObject({ ok: true, table: { seats: [{ name: 'Ghost' }, OPEN_SEAT] } });
});
