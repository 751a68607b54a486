import { describe, expect, test } from '@jest/globals';
import { missingDatabases } from '../../packages/server/test/support/store/databases.ts';
import { killSolo, killTrio } from './kill9.ts';
import { disturb } from './net.ts';
import { returnEmpty } from './split.ts';

/**
 * The short forms of `npm run chaos`: the same faults and the same comparison of logs and people,
 * only fewer of them.
 */
const short = { seed: 'short', short: true };
const missing = missingDatabases();

describe('no promise is broken', () => {
  test('when one server is killed again and again', async () => {
    expect((await killSolo(short)).violations).toEqual([]);
  });

  test('when the network between people and a server fails in every way', async () => {
    expect((await disturb(short)).violations).toEqual([]);
  });

  (missing === '' ? test : test.skip)(
    'when the one of three servers that holds the table is killed again and again',
    async () => {
      expect((await killTrio(short)).violations).toEqual([]);
    },
  );

  (missing === '' ? test.each : test.skip.each)(['holder', 'another'] as const)(
    'when Redis forgets who holds a table, and the %s is asked for it',
    async (asked) => {
      expect((await returnEmpty(asked, short)).violations).toEqual([]);
    },
  );
});
