import { expect, test } from '@jest/globals';
import { Turns } from '../../src/match/turns.ts';

/** Turns that are counted, each of them begun in a later one of the event loop. */
function counted() {
  const made: number[] = [0];
  const turns = new Turns(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    made.push(0);
  });
  const work = async (pieces: number): Promise<void> => {
    for (let piece = 0; piece < pieces; piece++) {
      await turns.piece();
      made[made.length - 1] = (made.at(-1) ?? 0) + 1;
    }
  };
  return { made, turns, work };
}

test('one turn has forty pieces at most, however many works are under way', async () => {
  const { made, work } = counted();
  await Promise.all(Array.from({ length: 20 }, () => work(100)));
  expect(made.reduce((sum, pieces) => sum + pieces)).toBe(2000);
  expect(Math.max(...made)).toBeLessThanOrEqual(40);
});

test('works take turns, so that a short one does not wait for a long one', async () => {
  const { work } = counted();
  const ended: string[] = [];
  await Promise.all([
    work(1000).then(() => ended.push('long')),
    work(50).then(() => ended.push('short')),
  ]);
  expect(ended).toEqual(['short', 'long']);
});

test('long answers have a turn each', async () => {
  const { made, turns } = counted();
  const begun = await Promise.all(
    Array.from({ length: 5 }, async () => (await turns.whole(), made.length)),
  );
  expect(new Set(begun).size).toBe(5);
});
