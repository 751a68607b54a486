import { expect, test } from '@jest/globals';
import { MOST_ROUNDS } from '../../src/table-facts.ts';
import { lateWords } from '../../client/panels/round.tsx';
import { namedReason } from '../../client/present/missing.ts';
import { locale } from './das-locale.ts';

const { game } = locale;

test('an unaffordable piece names the missing cards', () => {
  const reason = game.reasons['cannot-pay'];
  const hand = [1, 0, 0, 1, 2];
  expect(namedReason(locale, { kind: 'settlement', hand, reason })).toBe(
    'Missing: 1 wool and 1 grain.',
  );
  expect(namedReason(locale, { kind: 'city', hand, reason })).toBe('Missing: 2 grain and 1 ore.');
  // things without a price, and things that are refused for another reason
  expect(namedReason(locale, { kind: 'end', hand, reason })).toBe(reason);
  const { occupied } = game.reasons;
  expect(namedReason(locale, { kind: 'road', hand, reason: occupied })).toBe(occupied);
});

test('the header says how many rounds there are, and the last three that the end is near', () => {
  expect(game.headline(12, MOST_ROUNDS)).toBe('Round 12 of 36');
  expect(lateWords(locale, 33)).toBe('');
  expect(lateWords(locale, 34)).toBe('2 rounds after this one, then the most points win.');
  expect(lateWords(locale, MOST_ROUNDS)).toBe('The last round: after it the most points win.');
});

test('why something is refused is said in words, and never by the id of a rule', async () => {
  for (const id of ['en', 'de', 'fr', 'cs']) {
    const { reasons } = (await import(`../../client/words/${id}/play.ts`)) as {
      readonly reasons: Readonly<Record<string, string>>;
    };
    for (const reason of Object.values(reasons)) expect(reason).not.toMatch(/\b[A-Z]\d/);
    expect(reasons['too-few-alike']).toContain('4');
  }
});
