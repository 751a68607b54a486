import { expect, test } from '@jest/globals';
import { keepSeenEnd, MOST_ENDS, seenEnds } from '../../../src/shell/results/hidden-results.ts';

function storeOf(value: string | null) {
  let kept = value;
  return { getItem: () => kept, setItem: (_key: string, next: string) => void (kept = next) };
}

test('the newest ends are remembered, each once', () => {
  const store = storeOf(null);
  for (let match = 0; match < MOST_ENDS + 5; match++) keepSeenEnd(store, `match ${match}`);
  keepSeenEnd(store, `match ${MOST_ENDS}`);
  expect(seenEnds(store)).toHaveLength(MOST_ENDS);
  expect(seenEnds(store)[0]).toBe(`match ${MOST_ENDS + 4}`);
  expect(seenEnds(store)).not.toContain('match 4');
});

test.each(['no JSON', '{}', '[1, null]'])('a broken store, %s, counts as empty', (value) => {
  expect(seenEnds(storeOf(value))).toEqual([]);
});
