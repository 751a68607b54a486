import { expect, test } from '@jest/globals';
import { BACKUP_ID, BACKUP_LENGTH, backupRequest } from '@atoll/protocol';
import {
  newWords,
  opened,
  recoveryKey,
  SealBroken,
  sealed,
} from '../../src/net/seats/recovery-key.ts';

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const key = recoveryKey(WORDS)!;

test('words are twelve, and other ones each time', () => {
  const made = Array.from({ length: 20 }, newWords);
  expect(new Set(made).size).toBe(20);
  for (const words of made) expect(words.split(' ')).toHaveLength(12);
});

test('the same words, however typed, give the same key', () => {
  expect(key.id).toMatch(BACKUP_ID);
  const numbered = WORDS.split(' ').map((word, i) => `${i + 1}. ${word.toUpperCase()},`);
  expect(recoveryKey(`\n${numbered.join('\n')}`)).toEqual(key);
  expect(recoveryKey(newWords())?.id).not.toBe(key.id);
});

test.each([
  '',
  'legal winner',
  WORDS.replace('yellow', 'year'),
  WORDS.replace('wave', 'wafe'),
  `${WORDS} ${WORDS}`,
])('%p are no recovery words', (words) => {
  expect(recoveryKey(words)).toBeUndefined();
});

test('a sealed text opens with the same words, and no two boxes are alike', () => {
  const text = JSON.stringify({ name: 'Žofie 🐠' });
  const box = sealed(key, text);
  expect(opened(key, box)).toBe(text);
  expect(sealed(key, text)).not.toBe(box);
  expect(backupRequest.safeParse({ basedOn: 0, box }).success).toBe(true);
});

test('other words, a changed sign and nonsense open nothing', () => {
  const box = sealed(key, 'secret');
  expect(() => opened(recoveryKey(newWords())!, box)).toThrow(SealBroken);
  const last = box.at(-1) === 'A' ? 'Q' : 'A';
  expect(() => opened(key, box.slice(0, -1) + last)).toThrow(SealBroken);
  for (const nonsense of ['', 'A', '%%%']) expect(() => opened(key, nonsense)).toThrow(SealBroken);
});

test('forty seats fit into a box', () => {
  const seat = {
    ...{ matchId: 'm'.repeat(32), token: 't'.repeat(64), next: 't'.repeat(64) },
    ...{ seat: 3, code: 'ABCDEF', game: 'steere-atoll', at: 1_767_225_600_000, over: false },
  };
  const box = sealed(key, JSON.stringify(Array.from({ length: 40 }, () => seat)));
  expect(box.length).toBeLessThanOrEqual(BACKUP_LENGTH);
});
