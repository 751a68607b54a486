import { expect, test } from '@jest/globals';
import { partNames } from '../../../src/shell/score/part-names.ts';

/** Rounds of these widths, in CSS pixels, side by side. */
const named = (...widths: readonly number[]): readonly string[] =>
  partNames(
    widths.map((width, i) => {
      const from = widths.slice(0, i).reduce((sum, each) => sum + each, 30);
      return { label: `Round ${i + 1}`, from, to: from + width };
    }),
  );

test('every round of a match has its name below the chart where there is room', () => {
  expect(named(90, 80, 70, 60)).toEqual(['Round 1', 'Round 2', 'Round 3', 'Round 4']);
});

test('a narrow round has its number, and takes no name from the others', () => {
  expect(named(120, 12, 120, 60)).toEqual(['Round 1', '2', 'Round 3', 'Round 4']);
  expect(named(30, 30, 30, 30)).toEqual(['1', '2', '3', '4']);
});

test('of very many rounds those have a number that leave room between them', () => {
  const names = named(...Array.from({ length: 30 }, () => 10));
  expect(names[0]).toBe('1');
  expect(names.filter((name) => name !== '').length).toBeGreaterThan(8);
  const ends = names.flatMap((name, i) =>
    name === '' ? [] : [{ middle: 10 * i, half: name.length * 3.2 }],
  );
  for (const [i, { middle, half }] of ends.entries())
    if (i > 0)
      expect(middle - half - (ends[i - 1]!.middle + ends[i - 1]!.half)).toBeGreaterThanOrEqual(8);
});
