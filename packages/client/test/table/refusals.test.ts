import { expect, test } from '@jest/globals';
import { reasonText as atollText } from '../../src/games/atoll/present/game-words.ts';
import { reasonText as steereText } from '../../src/games/steere-atoll/present/game-words.ts';
import { refusalText, type GameReason } from '../../src/table/model/refusals.ts';
import { locale as atollLocale } from '../support/atoll-locale.ts';
import { locale } from '../support/locale.ts';
import { locale as steereLocale } from '../support/steere-locale.ts';

const atoll: GameReason = (code, details) => atollText(atollLocale, code, details);
const steere: GameReason = (code, details) => steereText(steereLocale, code, details);

const games = [
  ['Atoll', atoll],
  ['Steere’s Atoll', steere],
] as const;

/** What a server or a connection answers to a decision or an undo, besides what the rules say. */
const CODES = [
  'stale',
  'not-seated',
  'bot-plays',
  'nothing-to-undo',
  'undo-out-of-reach',
  'undo-too-often',
  'undo-log-full',
  'not-stored',
  'internal',
  'left',
  'too-often',
  'unplayable',
] as const;

test.each(games)('%s: every refusal of the table itself says what it was', (_, reason) => {
  const texts = CODES.map((code) => refusalText(locale, [{ code }], reason));
  expect(new Set(texts).size).toBe(CODES.length);
  expect(texts).not.toContain(reason('no game knows this', undefined));
  expect(texts[CODES.indexOf('stale')]).toBe(locale.words.refusals['stale']);
});

test('a refusal of the rules is told in the words of the game', () => {
  const text = refusalText(locale, [{ code: 'occupied', details: { cell: 'f5' } }], steere);
  expect(text).toBe(steere('occupied', { cell: 'f5' }));
  expect(text).toContain('f5');
});

test('the same reason is told once', () => {
  expect(refusalText(locale, [{ code: 'stale' }, { code: 'stale' }], atoll)).toBe(
    locale.words.refusals['stale'],
  );
});
