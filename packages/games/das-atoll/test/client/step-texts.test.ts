import type { DasAtollEvent } from '../../src/index.ts';
import { expect, test } from '@jest/globals';
import { namesIn } from '../../client/present/places.ts';
import { stepLines, stepSentences } from '../../client/present/step-texts.ts';
import { locale } from './das-locale.ts';

const said = namesIn(locale, { terrain: [], chips: [] }, ['Ada', 'Ben', 'Cleo', 'Dan']);
const linesOf = (...events: readonly DasAtollEvent[]) =>
  stepLines(locale, { seat: 0, events }, said);

test('a log line has the mark of its own seat, not of the seat that acted before', () => {
  const lines = linesOf(
    { type: 'ended', seat: 0 },
    { type: 'turn', seat: 1, round: 3 },
    { type: 'rolled', seat: 1, dice: [2, 6] },
    { type: 'shortage', resource: 'ore' },
    { type: 'got', seat: 3, cards: [0, 1, 0, 0, 0] },
    { type: 'monopoly', seat: 1, resource: 'ore', from: 2, cards: 3 },
    { type: 'award', award: 'army', seat: -1 },
    { type: 'over', winner: 2 },
  );
  expect(lines.map(({ seat, text }) => [seat, text.join('')])).toEqual([
    [1, 'Round 3: Ben’s turn.'],
    [1, 'Ben rolls 2 and 6: 8.'],
    [-1, 'The bank is short of ore.'],
    [3, 'Dan gets 1 wool.'],
    [2, 'Cleo hands 3 ore to Ben.'],
    [-1, 'Nobody holds the largest army any more.'],
    [2, 'Cleo wins.'],
  ]);
});

test('a turn begins a stretch of the log, what follows is minor, and both say the same', () => {
  const events: readonly DasAtollEvent[] = [
    { type: 'chose', seat: 2, resource: 'hidden' },
    { type: 'turn', seat: 0, round: 1 },
    { type: 'rolled', seat: 0, dice: [1, 1] },
    { type: 'got', seat: 1, cards: [1, 0, 0, 0, 0] },
  ];
  const lines = linesOf(...events);
  expect(lines.map(({ look }) => look)).toEqual(['rule', 'plain', 'minor']);
  expect(lines.map(({ text }) => text.join(''))).toEqual(
    stepSentences(locale, { seat: 0, events }, said),
  );
});

test('several people who get or hand over the same share one line', () => {
  const lines = linesOf(
    { type: 'got', seat: 0, cards: [1, 0, 0, 0, 0] },
    { type: 'got', seat: 2, cards: [1, 0, 0, 0, 0] },
    { type: 'got', seat: 3, cards: [2, 0, 0, 0, 0] },
    { type: 'monopoly', seat: 1, resource: 'clay', from: 2, cards: 1 },
    { type: 'monopoly', seat: 1, resource: 'clay', from: 3, cards: 1 },
    { type: 'monopoly', seat: 1, resource: 'clay', from: 0, cards: 4 },
  );
  expect(lines.map(({ text }) => text.join(''))).toEqual([
    'Ada and Cleo get 1 wood each.',
    'Dan gets 2 wood.',
    'Cleo and Dan hand 1 clay each to Ben.',
    'Ada hands 4 clay to Ben.',
  ]);
});
