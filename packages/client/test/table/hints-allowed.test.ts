import { expect, test } from '@jest/globals';
import { readSnapshot } from '../../src/net/snapshot.ts';
import { hintsAllowed } from '@atoll/table-kit/table/model/hints/hints-allowed.ts';

test('hints are for seated players at a table that allows them', () => {
  const allowing = readSnapshot({ hints: true });
  expect(hintsAllowed({ seat: 1, snapshot: allowing })).toBe(true);
  expect(hintsAllowed({ seat: -1, snapshot: allowing })).toBe(false);
  expect(hintsAllowed({ seat: 1, snapshot: readSnapshot({}) })).toBe(false);
  expect(hintsAllowed({ seat: 1, snapshot: undefined })).toBe(false);
});
