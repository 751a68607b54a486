import { setImmediate as nextTurn } from 'node:timers/promises';
import { createRequest } from '@atoll/protocol';
import { expect, test } from '@jest/globals';
import { OPEN_SEAT } from '../../src/match/table.ts';
import { Turns } from '../../src/match/turns.ts';
import { Directory } from '../../src/room/directory.ts';
import { diveCatalog } from '../support/cluster/dive.ts';
import { diveMatch } from '../support/cluster/dive-match.ts';

test('the cost of a position does not reveal the length of a running match', async () => {
  const match = 'M'.repeat(20);
  const counted: number[] = [];
  const services = {
    catalog: diveCatalog,
    store: { find: async () => diveMatch(match, []), logLength: async () => 2000 },
    limits: { countWork: async (_address: string, worth: number) => void counted.push(worth) },
  };
  const from = { match, action: 0, knownTo: 0 };
  const request = createRequest.parse({ game: 'dive', seats: 2, name: 'Ada', from });
  await expect(new Directory(services as never).create(request)).rejects.toThrow('is over');
  expect(counted).toEqual([1]);
});

test('positions are read of one match after the other, however many ask', async () => {
  const match = 'M'.repeat(20);
  let [reading, most] = [0, 0];
  const seat = { ...OPEN_SEAT, kind: 'person', name: 'Ada' } as const;
  const begun = diveMatch(match, [seat, seat]);
  const services = {
    catalog: diveCatalog,
    store: {
      find: async () => ({ ...begun, table: { ...begun.table, endedAt: 9 } }),
      logLength: async () => 0,
      readLog: async () => {
        most = Math.max(most, ++reading);
        await nextTurn();
        reading--;
        return [];
      },
    },
    limits: { countWork: async () => undefined },
    turns: new Turns(),
  };
  const directory = new Directory(services as never);
  const from = { match, action: 9, knownTo: 0 };
  const request = createRequest.parse({ game: 'dive', seats: 2, name: 'Ada', from });
  const asked = Array.from({ length: 8 }, () => directory.create(request));
  for (const result of await Promise.allSettled(asked))
    expect(result).toMatchObject({ reason: { message: expect.stringContaining('0 actions') } });
  expect(most).toBe(1);
});
