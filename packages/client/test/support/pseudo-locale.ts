import { loadAtollLocale, type AtollLocale } from '@atoll/game-atoll/client/words/atoll-locale.ts';
import {
  loadSteereLocale,
  type SteereLocale,
} from '@atoll/game-steere-atoll/client/words/steere-locale.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { locale } from './locale.ts';

const LETTERS = /[A-Za-z]/;
/** What a drawing or a thing of the table is called in the code, which nobody reads. */
const CODES = new Set(['icon', 'card', 'id', 'href', 'tone']);

const WIDE = 0xfee0;

/** A text of a language that nobody speaks: in wide letters, and longer than the English one. */
export const pseudo = (text: string): string =>
  LETTERS.test(text) ? `${text}xxx`.replaceAll(/[A-Za-z]/g, wide) : text;

const wide = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + WIDE);

/** Words, and whatever functions make of them, in that language. */
function spoken<T>(said: T, key = ''): T {
  if (typeof said === 'string') return (CODES.has(key) ? said : pseudo(said)) as T;
  if (typeof said === 'function')
    return ((...given: unknown[]) =>
      spoken((said as (...of: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(said)) return said.map((each: unknown) => spoken(each)) as T;
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(
    Object.entries(said).map(([name, each]) => [name, spoken<unknown>(each, name)]),
  ) as T;
}

const { id, format } = locale;
export const pseudoLocale: Locale = {
  id,
  format,
  words: spoken(locale.words),
  games: spoken(locale.games),
};

const atoll = await loadAtollLocale(locale);
export const pseudoAtoll: AtollLocale = {
  ...pseudoLocale,
  game: spoken(atoll.game),
  spoken: spoken(atoll.spoken),
  recovery: spoken(atoll.recovery),
  text: spoken(atoll.text),
};

const steere = await loadSteereLocale(locale);
export const pseudoSteere: SteereLocale = {
  ...pseudoLocale,
  game: spoken(steere.game),
  text: spoken(steere.text),
};

/** What a person reads or hears of a page that is not of that language. */
export function strayIn(markup: string): readonly string[] {
  const bare = markup.replaceAll(/<(style|svg)[\s>].*?<\/\1>/gs, '');
  const named = [...bare.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)];
  const texts = bare.split(/<[^>]*>/);
  return [...named.map(([, name = '']) => name), ...texts]
    .map((text) => text.replaceAll(/&[a-z#0-9]+;/g, ''))
    .filter((text) => /[A-Za-z]{2}/.test(text));
}
