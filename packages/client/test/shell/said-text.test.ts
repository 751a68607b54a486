import { expect, test } from '@jest/globals';
import { saidLine } from '../../src/shell/table/talk/said-text.ts';
import { loadTalkWords } from '@atoll/table-kit/words/load-table-words.ts';

const who = { n: 1, seat: 0, at: 0 };

test('a text of one’s own stands in its own direction of writing, and so does its name', async () => {
  const words = await loadTalkWords('en');
  expect(saidLine(words, { ...who, phrase: 'hello' }, 'Jonas')).toBe(words.says('Jonas', 'Hello!'));
  expect(saidLine(words, { ...who, text: 'שלום' }, 'Jonas')).toBe(
    words.says('\u2068Jonas\u2069', '\u2068שלום\u2069'),
  );
});
