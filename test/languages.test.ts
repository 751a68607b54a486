import { LOCALES } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import {
  saidIn,
  shapeOf,
  wordFiles,
  wordsOf,
  WORD_FOLDERS,
  type Said,
} from './support/word-files.ts';

const OTHERS = Object.keys(LOCALES).filter((id) => id !== 'en');

/** Files whose exports are tools of their language alone, so that each has others. */
const TOOLS = /^(words|actions|events)\.ts$/;

const NNBSP = '\u202f';
/** Signs that are not set so in the language. */
const STRAY: Readonly<Record<string, RegExp>> = {
  de: /["']|[“”][^“„]*”/,
  cs: /["']/,
  fr: new RegExp(`["']|[^${NNBSP}\\d:/][:;!?»](?=\\s|$)|«(?!${NNBSP})`),
};

/** English words that no other of our languages has. */
const ENGLISH = /\b(the|your|you|with|from|each|and|this|that|which|cannot|nobody)\b/i;

/** How many beginnings of words an icon of the rules stands before is up to the language. */
const BEGINNING = /\.icons\..*\[\d+\]: string$/;
const keysOf = (exported: unknown): readonly string[] =>
  shapeOf(exported)
    .filter((line) => !BEGINNING.test(line))
    .toSorted();

const words = (text: string): number => text.split(/\s+/).length;

async function saidOf(folder: string, id: string): Promise<readonly Said[]> {
  const files = wordFiles(folder, id);
  const said = await Promise.all(
    files.map(async (file) => saidIn(await wordsOf(`${folder}/${id}/${file}`), file)),
  );
  return said.flat();
}

test('the folders of words are found', () => {
  expect(WORD_FOLDERS.length).toBeGreaterThan(7);
});

describe.each(OTHERS)('%s', (id) => {
  test.each(WORD_FOLDERS)('has every file of %s and no key more or less', async (folder) => {
    const files = wordFiles(folder, 'en');
    const own = wordFiles(folder, id);
    expect(own).toEqual(expect.arrayContaining([...files]));
    for (const file of files.filter((name) => !TOOLS.test(name))) {
      const [english, other] = await Promise.all([
        wordsOf(`${folder}/en/${file}`),
        wordsOf(`${folder}/${id}/${file}`),
      ]);
      // a language may export more to itself, such as the cases of nouns
      const shared = Object.fromEntries(Object.keys(english).map((name) => [name, other[name]]));
      expect([file, ...keysOf(shared)]).toEqual([file, ...keysOf(english)]);
    }
  });

  test.each(WORD_FOLDERS)('says nothing empty and nothing English in %s', async (folder) => {
    const english = new Map((await saidOf(folder, 'en')).map(({ at, text }) => [at, text]));
    const said = await saidOf(folder, id);
    const wrong = said.filter(({ at, text }) => {
      const source = english.get(at);
      if (text === '') return source !== '';
      return ENGLISH.test(text) || (words(text) > 3 && /\p{Ll}/u.test(text) && text === source);
    });
    expect(wrong.filter(({ at }) => !at.endsWith('.id'))).toEqual([]);
  });

  test.each(WORD_FOLDERS)('sets signs in %s as the language does', async (folder) => {
    const said = await saidOf(folder, id);
    expect(said.filter(({ text }) => STRAY[id]?.test(text) === true)).toEqual([]);
  });

  test.each(WORD_FOLDERS)('begins and ends words in %s as English does', async (folder) => {
    const english = new Map((await saidOf(folder, 'en')).map(({ at, text }) => [at, text]));
    const said = await saidOf(folder, id);
    const other = said.filter(({ at, text }) => {
      const source = english.get(at);
      return source !== undefined && /[.!?]$/.test(source) !== /[.!?]$/.test(text);
    });
    expect(other).toEqual([]);
  });
});
