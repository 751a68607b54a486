import type { HiddenArkEvent } from '../../src/index.ts';
import { expect, test } from '@jest/globals';
import { stepLines, stepSentences } from '../../client/present/step-texts.ts';
import { locale } from './ark-locale.ts';

const said = { names: ['Mira', 'Jonas'], side: 'equatorial' } as const;

test('a line of the log has the mark of whom it is about; a turn begins a stretch', () => {
  const events: readonly HiddenArkEvent[] = [
    { type: 'paid', seat: 0, resource: 'money', amount: 2 },
    { type: 'refilling', time: 1 },
    { type: 'turn', seat: 1, round: 4 },
    { type: 'turnedUp', tokens: ['money-2'] },
    { type: 'chose', seat: 1, column: 'build' },
    { type: 'over' },
  ];
  const lines = stepLines(locale, { seat: 0, events }, said);
  expect(lines.map(({ look, seat }) => [look, seat])).toEqual([
    ['minor', 0],
    ['plain', -1],
    ['rule', 1],
    ['minor', -1],
    ['plain', 1],
    ['plain', -1],
  ]);
  expect(lines[2]?.text).toEqual(['Round 4: it is Jonas’s turn.']);
  expect(lines.map(({ text }) => text.join(''))).toEqual(
    stepSentences(locale, { seat: 0, events }, said),
  );
});
