import { describe, expect, test } from '@jest/globals';
import { loadFacts, loadRemarks } from '../../src/text/index.ts';
import { search, shelvesIn } from '../../client/gallery/shelves.ts';
import { gallery } from '../../client/words/en/gallery.ts';
import { locale } from './support/atoll-locale.ts';

const shelves = shelvesIn(locale, {
  facts: await loadFacts('en'),
  remarks: await loadRemarks('en'),
  words: gallery,
});

const ids = (found: typeof shelves): readonly string[] =>
  found.flatMap(({ exhibits }) => exhibits.map(({ id }) => id));

const ALL = 62 + 53 + 14;

describe('the gallery', () => {
  test('shows every animal, coral and event once, each with a fact', () => {
    expect(ids(shelves)).toHaveLength(ALL);
    expect(new Set(ids(shelves)).size).toBe(ALL);
    expect(shelves.flatMap(({ exhibits }) => exhibits.filter(({ fact }) => fact === ''))).toEqual(
      [],
    );
  });

  test('finds cards by all of the words that they say', () => {
    expect(ids(search(shelves, 'galeocerdo'))).toEqual(['tiger-shark']);
    expect(ids(search(shelves, 'Moray  SHRIMP'))).toContain('snowflake-moray');
    expect(search(shelves, 'no such word on any card')).toEqual([]);
    expect(ids(search(shelves, ' '))).toHaveLength(ALL);
    expect(ids(search(shelves, "bird's nest"))).toContain('birds-nest-coral');
  });

  test('finds a species under the name that it had before', () => {
    expect(ids(search(shelves, 'manta alfredi'))).toEqual(['reef-manta']);
    expect(ids(search(shelves, 'anyperodon'))).toEqual(['slender-grouper']);
  });

  test('says of a pair that it is of the rulebook, not of nature', () => {
    const remarked = shelves
      .flatMap(({ exhibits }) => exhibits)
      .filter(({ remarks }) => remarks.some((remark) => remark.includes('rulebook')));
    expect(remarked.map(({ id }) => id)).toEqual(['schultzs-pipefish', 'tiger-shark']);
  });

  test('filters by kind, size, ability and Symbiosis, all of which a card must be', () => {
    expect(ids(search(shelves, '', { kind: 'event' }))).toHaveLength(14);
    expect(ids(search(shelves, '', { size: 'large' }))).toHaveLength(8);
    expect(ids(search(shelves, '', { kind: 'coral', ability: 'action' }))).toHaveLength(12);
    expect(ids(search(shelves, '', { symbiosis: 'paired' }))).toHaveLength(20);
    expect(ids(search(shelves, 'moray', { symbiosis: 'paired', size: 'medium' }))).toEqual([
      'snowflake-moray',
    ]);
    expect(search(shelves, '', { kind: 'coral', size: 'small' })).toEqual([]);
  });

  test('every shelf has a link of its own', () => {
    expect(new Set(shelves.map(({ id }) => id)).size).toBe(shelves.length);
    expect(shelves.every(({ id }) => /^[a-z][a-z-]+$/i.test(id))).toBe(true);
  });
});
