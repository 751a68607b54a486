import { expect, test } from '@jest/globals';
import { leastCovering } from '../../../src/table/canvas/least-covering.ts';
import { rect } from '../../../src/ui/rect.ts';

const first = { at: rect(0, 0, 10, 10) };
const second = { at: rect(20, 0, 10, 10) };
const places = [first, second];

test('the first place that covers nothing that is needed is taken', () => {
  expect(leastCovering(places, { needed: [rect(100, 0, 10, 10)], rim: 0 })).toBe(first);
  expect(leastCovering(places, { needed: [rect(5, 5, 10, 10)], rim: 0 })).toBe(second);
});

test('where each covers something, the one that covers least is taken', () => {
  expect(leastCovering(places, { needed: [rect(0, 0, 4, 4), rect(20, 0, 6, 6)], rim: 0 })).toBe(
    first,
  );
});

test('the rim around a place counts', () => {
  expect(leastCovering(places, { needed: [rect(0, 11, 10, 4)], rim: 0 })).toBe(first);
  expect(leastCovering(places, { needed: [rect(0, 11, 10, 4)], rim: 3 })).toBe(second);
});
