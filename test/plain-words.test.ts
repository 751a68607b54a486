import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../scripts/support/run.mjs';
import { rulePage, RULED_GAMES } from './support/rule-pages.ts';
import { wordFiles, WORD_FOLDERS } from './support/word-files.ts';

/** What people would not say to each other at a table, by its kind. */
const JARRING: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: {
    'a person without a name': /\b[Ww]hoever\b|\b[Tt]hose who\b|\b[Ss]omebody who watches\b/,
    'a question for a person':
      /(?<!\?.*)(^|[.!|:*`] )\**Who (has|holds|ties|takes|begins|starts|plays|is)\b(?!.*\?)/,
    'a seat that is on turn': /\bon turn\b/,
    'a passive of telling or asking': /\b(is|are) (told|asked for|asked about)\b/,
    'a number that is called so many': /['`]So many\b/,
    'what belongs to nobody': /\b(?<!(your|my|their|its|his|her) )own (ships|buildings|turn)\b/,
    'a negation by "no"': /\b(it|that|this|”) is no (?!longer\b)/i,
    'free of charge': /\bfor nothing\b/,
    'old modal verbs': /\bshall\b/i,
    'what lacks': /\bwhat lacks\b/,
    'two words for one thing': /\b(this sea|five seas|colonies look at)\b/,
  },
  de: {
    'back to now': /\bzu jetzt\b/,
    'a stiff word for another player': /\bjemand anderes\b/,
    'a level that sinks': /(?<!\b(um|je) )eine Stufe sinkt/,
    'two words for one thing': /[Vv]erringer|\bHäufigkeit\b|\bPlatz-Link\b|dieses Meers|fünf Meere/,
    'popularity that is counted': /\d\}? Beliebtheit\b|\bBeliebtheit \$/,
    'a passive without a subject': /\bWird behalten\b/,
    'a thing that is not in reach of a verb': /\b(die|das|den) markierte[n]? der [A-ZÄÖÜ]/,
    'a polite form': /(?<=\p{Ll},? )(Sie|Ihr|Ihnen|Ihre[mnrs]?)\b/u,
    'a table that is laid': /\b(gedeckt|gestolpert)\b/,
  },
  fr: {
    'plankton that is not counted': /\b[2-9] plancton\b|\{plankton\} plancton\b/,
    'popularity that is counted': /\d popularité\b|\} popularité\b/,
    'a thing that is marked among others': /qui est marquée? parmi/,
    'two words for one thing': /\b(cette mer|cinq mers)\b/,
  },
  cs: {
    'popularity that is counted': /\d popularit/,
    'a thing that is marked among others': /\bz Korálů ten\b|z nabídky Živočichové tu\b/,
    'two words for one thing': /\btohoto moře\b|pěti moří\b/,
  },
};

/** A file without the remarks that nobody reads at a table. */
const withoutRemarks = (source: string): string =>
  source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const sourcesIn = (language: string): readonly string[] => {
  const words = WORD_FOLDERS.flatMap((folder) =>
    wordFiles(folder, language)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${language}/${file}`),
  );
  return [...words, ...RULED_GAMES.map((id) => rulePage(id, language))];
};

describe.each(Object.entries(JARRING))('%s', (language, kinds) => {
  const lines = sourcesIn(language).flatMap((file) =>
    withoutRemarks(readFileSync(path.join(root, file), 'utf8'))
      .split('\n')
      .map((text) => ({ file, text: text.trim() })),
  );

  test('has words to look at', () => {
    expect(lines.length).toBeGreaterThan(1000);
  });

  test.each(Object.entries(kinds))('does not say %s', (_, jarring) => {
    expect(lines.filter(({ text }) => jarring.test(text))).toEqual([]);
  });
});
