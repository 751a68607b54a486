import { describe, expect, test } from '@jest/globals';
import { search, shelves } from '../../src/games/atoll/gallery/shelves.ts';

const ids = (found: typeof shelves): readonly string[] => found.flatMap(({ exhibits }) => exhibits.map(({ id }) => id));

const ALL = 62 + 53 + 14;

describe('the gallery', () => {
  test('shows every animal, coral and event once, each with a fact', () => {
    expect(ids(shelves)).toHaveLength(ALL);
    expect(new Set(ids(shelves)).size).toBe(ALL);
    expect(shelves.flatMap(({ exhibits }) => exhibits.filter(({ fact }) => fact === ''))).toEqual([]);
  });

  test('finds cards by all of the words that they say', () => {
    expect(ids(search(shelves, 'galeocerdo'))).toEqual(['tiger-shark']);
    expect(ids(search(shelves, 'Moray  SHRIMP'))).toContain('giant-moray');
    expect(search(shelves, 'no such word on any card')).toEqual([]);
    expect(ids(search(shelves, ' '))).toHaveLength(ALL);
  });
});
