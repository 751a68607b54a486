import { keysOf, LOCALES } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { playedMatches, tell, type Played } from '../support/match-texts.ts';

const OTHERS = keysOf(LOCALES).filter((id) => id !== 'en');
const matches = playedMatches();
const english = new Map<Played, readonly string[]>();
for (const match of matches) english.set(match, await tell('en', match));

/** Words of English that none of our other languages has. */
const ENGLISH = /\b(the|your|you|with|from|each|and|takes|gains|pays|buys|turn)\b/i;
/** What went wrong where words were put together. */
const BROKEN = /undefined|NaN|\[object|function|\$\{| {2}| [.,]|\.\.|^\s|\s$/;

/** A single one may be a word, or go without saying. */
const numbers = (text: string): readonly string[] =>
  (text.match(/\d+/g) ?? []).filter((number) => number !== '1').toSorted();

test('the matches are long enough to say nearly everything', () => {
  expect(matches.map(({ steps }) => steps.length > 50)).toEqual(matches.map(() => true));
  for (const said of english.values()) expect(new Set(said).size).toBeGreaterThan(5);
});

describe.each(OTHERS)('in %s', (id) => {
  test.each(matches)('every question and every line of the log of $game is told', async (match) => {
    const said = await tell(id, match);
    const source = english.get(match) ?? [];
    expect(said.length).toBe(source.length);
    const pairs = said.map((text, index) => [source[index] ?? '', text] as const);
    expect(pairs.filter(([, text]) => BROKEN.test(text) || ENGLISH.test(text))).toEqual([]);
    expect(pairs.filter(([from, text]) => from !== '' && text === '')).toEqual([]);
    // the numbers are the same in every language
    const counted = pairs.filter(([from, text]) => `${numbers(from)}` !== `${numbers(text)}`);
    expect(counted).toEqual([]);
  });
});
