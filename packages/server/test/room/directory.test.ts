import { createRequest } from '@atoll/protocol';
import { expect, test } from '@jest/globals';
import { Directory } from '../../src/room/directory.ts';
import { diveCatalog } from '../support/dive.ts';
import { diveMatch } from '../support/dive-match.ts';

test('what a position costs tells nothing of how far a match is that is not over', async () => {
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
