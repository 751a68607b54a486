import { elides } from '@atoll/engine/french';
import { expect, test } from '@jest/globals';
import { playedMatches, tell } from '../support/match-texts.ts';

const sentences = (await Promise.all(playedMatches().map((match) => tell('fr', match)))).flat();
const having = (wrong: (text: string) => boolean): readonly string[] => [
  ...new Set(sentences.filter(wrong)),
];

/** Counted cards, tokens or steps in the singular after more than one. */
const SINGULAR =
  /\b(?:[2-9]|\d\d+) (?:plancton|pièce|écaille|colonie|Fatigue|jeton|laine|blé|argile|minerai|carte|point)(?!\p{L})/u;
/** A stuff without "de" after its amount. */
const BARE = /\d (?:chimie|biologie|conservation|technologie|argent|popularité)/;

test('a counted noun has its plural, and an uncounted noun has "de"', () => {
  expect(having((text) => SINGULAR.test(text) || BARE.test(text))).toEqual([]);
});

test('"de", "le", "la" and "que" lose their vowel before another', () => {
  const kept = (text: string): boolean =>
    [...text.matchAll(/\b(?:de|le|la|que) (\p{L}\S*)/giu)].some(([, word]) => elides(word ?? ''));
  expect(having(kept)).toEqual([]);
});

test('signs stand behind a narrow no-break space', () => {
  expect(having((text) => /[^\u202f\d:/][:;!?»](?=\s|$)| …/u.test(text))).toEqual([]);
});

test('a place of a map and a card have their article', () => {
  const LAND = 'forêt|pâturage|champ|colline|montagne|désert|lagon|détroit';
  const bare = new RegExp(`(?<!\\b(?:le|la|du|de la) )\\b(?:${LAND})(?!\\p{L})`, 'u');
  expect(having((text) => bare.test(text))).toEqual([]);
  expect(
    having((text) =>
      /(?:achète|nourrit|active|chasse|pour|utiliser ou non) [A-ZÉ]\p{Ll}+ /u.test(text),
    ),
  ).toEqual([]);
});
