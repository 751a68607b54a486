import { expect, test } from '@jest/globals';
import { queryOf, momentIn } from '../../src/shell/replay/position-link.ts';

test.each([
  [{ at: 0, seat: -1 }],
  [{ at: 40, seat: -1 }],
  [{ at: 7, seat: 3 }],
  [{ at: 7, seat: 'open' } as const],
])('%j is read as it was written', (moment) => {
  expect(momentIn(queryOf(moment))).toEqual(moment);
});

test('older links have it in the fragment', () => {
  expect(momentIn('#at=7&seat=3')).toEqual({ at: 7, seat: 3 });
});

test.each(['', '?', '?at=', '?at=-3&seat=-1', '#at=1e3&seat=x', '?at=12345678', '?here'])(
  'of %j nothing is believed',
  (query) => {
    expect(momentIn(query)).toEqual({ at: undefined, seat: -1 });
  },
);
