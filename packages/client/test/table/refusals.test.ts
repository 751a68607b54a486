import { expect, test } from '@jest/globals';
import { reasonText as atoll } from '../../src/games/atoll/words/game-words.ts';
import { reasonText as steere } from '../../src/games/steere-atoll/words/game-words.ts';
import { refusalText } from '../../src/table/model/refusals.ts';
import { words } from '../../src/words/index.ts';

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
  const texts = CODES.map((code) => refusalText([{ code }], reason));
  expect(new Set(texts).size).toBe(CODES.length);
  expect(texts).not.toContain(reason('no game knows this', undefined));
  expect(texts[CODES.indexOf('stale')]).toBe(words.refusals['stale']);
});

test('a refusal of the rules is told in the words of the game', () => {
  const text = refusalText([{ code: 'occupied', details: { cell: 'f5' } }], steere);
  expect(text).toBe(steere('occupied', { cell: 'f5' }));
  expect(text).toContain('f5');
});

test('the same reason is told once', () => {
  expect(refusalText([{ code: 'stale' }, { code: 'stale' }], atoll)).toBe(words.refusals['stale']);
});
