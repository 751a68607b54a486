import { expect, test } from '@jest/globals';
import { formatsFor } from '@atoll/engine';
import { timesTag } from '../../src/words/times-tag.ts';

test.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['de-AT', 'en-GB'], 'en-GB'],
  ['en', ['de-AT'], 'en-AT'],
  ['de', ['en-GB'], 'de-GB'],
  ['fr', ['en'], 'fr'],
  ['en', ['en-US@posix', 'en-GB'], 'en-GB'],
  ['cs', [], 'cs'],
])('times in %s of a browser that prefers %j are those of %s', (id, preferred, tag) => {
  expect(timesTag(id, preferred)).toBe(tag);
});

test('a reader of British English sees no PM', () => {
  const evening = new Date(2026, 10, 28, 20, 15).getTime();
  expect(formatsFor(timesTag('en', ['en-GB'])).time(evening)).toBe('20:15');
  expect(formatsFor(timesTag('en', ['en-US'])).time(evening)).toMatch(/08:15\sPM/);
});
