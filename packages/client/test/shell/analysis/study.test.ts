import { catalog } from '@atoll/catalog';
import type { AnalysisRules } from '@atoll/engine';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { handedMatch, readHanded } from '../../../src/shell/analysis/study/handed-record.ts';
import { readAnalysis } from '../../../src/shell/analysis/study/kept-analysis.ts';
import { positionAfter } from '../../../src/shell/analysis/study/position-after.ts';
import {
  besidePath,
  lastPath,
  movesAlong,
  variationOf,
} from '../../../src/shell/analysis/study/record-tree.ts';
import {
  changedStudy,
  keptStudy,
  studyOf,
  textOf,
  type Study,
  type StudyChange,
  type StudyGame,
} from '../../../src/shell/analysis/study/study.ts';

const ID = 'steere-atoll';
const NOTHING = { text: '', path: [], before: '' };
let game: StudyGame;
let rules: AnalysisRules;

beforeAll(async () => {
  rules = await catalog[ID]!.analysis!();
  game = { id: ID, rules };
});

const play = (move: string): StudyChange => ({ do: 'play', move });
const go = (...path: readonly number[]): StudyChange => ({ do: 'go', path });
const after = (...changes: readonly StudyChange[]): Study =>
  changes.reduce(changedStudy, studyOf(game, NOTHING));
const movesOf = ({ record }: Study): string =>
  textOf(game, record).split('\n\n')[1]?.trim().replaceAll('\n', ' ') ?? '';

describe('a study', () => {
  test('grows a variation where another move is played, and none where a known one is', () => {
    const study = after(play('f5'), play('d4'), go(0), play('e3'), go(0), play('d4'));
    expect(movesOf(study)).toBe('1. f5 2. d4 (2. e3)');
    expect(study.path).toEqual([0, 0]);
  });

  test('makes a variation the main line, and stays at its position', () => {
    const study = after(play('f5'), play('d4'), go(0), play('e3'), play('c3'), { do: 'promote' });
    expect(movesOf(study)).toBe('1. f5 2. e3 (2. d4) 3. c3');
    expect(movesAlong(study.record, study.path)).toEqual(['f5', 'e3', 'c3']);
    expect(variationOf(study.path)).toBeUndefined();
    expect(changedStudy(study, { do: 'promote' }).record).toEqual(study.record);
  });

  test('deletes a move with all that follows, and brings it back', () => {
    const study = after(play('f5'), play('d4'), play('e3'), go(0, 0), { do: 'remove' });
    expect([movesOf(study), study.path]).toEqual(['1. f5', [0]]);
    const restored = changedStudy(study, { do: 'restore' });
    expect([movesOf(restored), restored.path]).toEqual(['1. f5 2. d4 3. e3', [0, 0]]);
  });

  test('keeps what a new record replaces', () => {
    const { record } = after(play('a1'));
    const study = changedStudy(after(play('f5')), { do: 'replace', record, path: [0, 5] });
    expect([movesOf(study), study.path]).toEqual(['1. a1', [0]]);
    expect(movesOf(changedStudy(study, { do: 'restore' }))).toBe('1. f5');
  });

  test('keeps what was there when the same record is taken over again', () => {
    const deleted = after(play('f5'), play('d4'), { do: 'remove' });
    const { record } = deleted;
    const again = changedStudy(deleted, { do: 'replace', record: { ...record }, path: [] });
    expect(movesOf(changedStudy(again, { do: 'restore' }))).toBe('1. f5 2. d4');
  });

  test('is kept however long it has become', () => {
    const note = 'a'.repeat(500_000);
    const study = after(play('f5'), { do: 'note', note });
    expect(studyOf(game, keptStudy(game, study)).record).toEqual(study.record);
  });

  test('is kept with its notes, its position and what was there before', () => {
    const study = after(play('f5'), { do: 'note', note: 'a {b}' }, play('d4'), { do: 'remove' });
    const stored = JSON.stringify({ [ID]: keptStudy(game, study) });
    const again = studyOf(game, readAnalysis(stored, ID));
    expect([again.record, again.path]).toEqual([study.record, study.path]);
    expect(movesOf(changedStudy(again, { do: 'restore' }))).toBe('1. f5 {a {b\\}} 2. d4');
  });

  test.each([null, '', '[]', '{"steere-atoll":3}', '{"steere-atoll":{"text":"z9","path":[1]}}'])(
    'begins with an empty board where %j is stored',
    (stored) => {
      const study = studyOf(game, readAnalysis(stored, ID));
      expect([movesOf(study), study.path]).toEqual(['', []]);
    },
  );

  test('leads to the end of a line, and from one variation to the next', () => {
    const { record } = after(play('f5'), play('d4'), go(0), play('e3'));
    expect(lastPath(record, [])).toEqual([0, 0]);
    expect(besidePath(record, [0, 0], 1)).toEqual([0, 1]);
    expect(besidePath(record, [0, 1], 1)).toEqual([0, 1]);
    expect(besidePath(record, [], 1)).toEqual([]);
  });
});

test('a match is handed over with its moves, at the position that was shown', () => {
  const events = [
    [{ type: 'placed', seat: 0, colour: 'black', cell: 'e5' }],
    [{ type: 'swapped', seat: 1 }],
    [{ type: 'placed', seat: 0, colour: 'white', cell: 'a1' }],
  ];
  const steps = events.map((each, seq) => ({ seq, seat: 0, at: 0, sealed: false, events: each }));
  const match = { options: { size: 7, swap: true }, steps, position: 2 };
  const { record, path } = readHanded(game, handedMatch(game, match))!;
  expect(record.tags).toMatchObject({ size: '7', swap: 'yes' });
  expect(movesAlong(record, path)).toEqual(['e5', 'swap']);
  expect(movesAlong(record, lastPath(record, path))).toEqual(['e5', 'swap', 'a1']);
  expect(rules.facts(positionAfter(game, record, ['e5', 'swap', 'a1'])).toMove).toBe('black');
  for (const note of [undefined, 'no JSON', '{"plies":2}', '{"text":"z9"}'])
    expect(readHanded(game, note)).toBeUndefined();
});
