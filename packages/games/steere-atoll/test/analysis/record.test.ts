import { readRecord, writeRecord, type AnalysisRecord, type RecordNode } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { analysisRules } from '../../src/analysis/analysis-rules.ts';
import type { BoardPosition } from '../../src/analysis/board-position.ts';
import { SIZES } from '../../src/board.ts';

const game = { id: 'steere-atoll', rules: analysisRules };
const read = (text: string) => readRecord(game, text);
const write = (record: AnalysisRecord) => writeRecord(game.id, record, analysisRules.tags);

/** The record of a text without faults. */
const recordOf = (text: string): AnalysisRecord => {
  const found = read(text);
  if (!found.ok) throw new Error(JSON.stringify(found.problem));
  return found.record;
};

const problemOf = (text: string) => {
  const found = read(text);
  return found.ok ? undefined : found.problem;
};

/** Some numbers decide how a tree grows: which move, how many variations, which notes. */
interface Plan {
  readonly picks: readonly number[];
  readonly notes: readonly string[];
}

function grown(position: BoardPosition, { picks, notes }: Plan, at = 0): readonly RecordNode[] {
  const { places, others } = analysisRules.facts(position);
  const moves = [...others, ...places];
  const [pick, width] = [picks[at], picks[at + 1]];
  if (pick === undefined || width === undefined || moves.length === 0) return [];
  const chosen = new Set(
    Array.from({ length: 1 + (width % 3) }, (_, one) => moves[(pick + 7 * one) % moves.length]!),
  );
  return [...chosen].map((move, one) => {
    const played = analysisRules.play(position, move);
    if (!played.ok) throw new Error(move);
    const next = grown(played.position, { picks, notes }, at + 2 + one * 4);
    return { move, note: notes[(at + one) % notes.length] ?? '', next };
  });
}

describe('the text of a record', () => {
  test('comes back as the same record, with variations, notes and a set-up position', () => {
    const tags = fc.record({
      size: fc.constantFrom(...SIZES.map(String)),
      swap: fc.constantFrom('yes', 'no'),
      'to-move': fc.constantFrom('black', 'white'),
      stones: fc.array(fc.tuple(fc.nat(35), fc.constantFrom('black', 'white')), { maxLength: 4 }),
    });
    const plan = fc.record({
      picks: fc.array(fc.nat(500), { maxLength: 18 }),
      notes: fc.array(fc.oneof(fc.string(), fc.constantFrom('', '}', '\\', '({[', 'a\nb')), {
        maxLength: 6,
      }),
    });
    fc.assert(
      fc.property(tags, plan, ({ stones, ...choices }, growth) => {
        const empty = analysisRules.start(choices);
        if (!empty.ok) throw new Error(empty.tag);
        const { places } = analysisRules.facts(empty.position);
        const heading = stones.reduce(
          (so, [cell, colour]) => analysisRules.put(so, places[cell]!, colour),
          analysisRules.tagsOf(empty.position),
        );
        const started = analysisRules.start(heading);
        if (!started.ok) throw new Error(started.tag);
        const record: AnalysisRecord = {
          tags: analysisRules.tagsOf(started.position),
          note: growth.notes[0] ?? '',
          next: grown(started.position, growth),
        };
        expect(recordOf(write(record))).toEqual(record);
      }),
    );
  });

  test('is read as people write it: any case, numbers left out, variations that repeat a move', () => {
    const record = recordOf('{start} 1.F5 d4 (2... e3 {other} 3. d4) (2. E3 c3) {back}\n 3. b2');
    expect(record.tags).toMatchObject({ size: '11', swap: 'no', 'to-move': 'black' });
    expect(record.note).toBe('start');
    expect(write(record)).toBe(
      '[game "steere-atoll"]\n[size "11"]\n[swap "no"]\n[to-move "black"]\n\n' +
        '{start} 1. f5 2. d4 {back} (2. e3 {other} 3. d4 (3. c3)) 3. b2\n',
    );
  });

  test('leaves a line of more than 80 signs to notes alone', () => {
    const cells = ['a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'h2', 'i2', 'j2', 'k2', 'a3', 'b3'];
    const text = write(recordOf(cells.join(' ')));
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test.each([
    ['f5 {open', 1, 4, { kind: 'open note' }],
    ['f5\n (d4', 2, 2, { kind: 'open variation' }],
    ['f5 )', 1, 4, { kind: 'stray', found: ')' }],
    ['f5 }', 1, 4, { kind: 'stray', found: '}' }],
    ['(f5)', 1, 1, { kind: 'no move before' }],
    ['f5 ()', 1, 5, { kind: 'empty variation' }],
    ['[size 11]', 1, 1, { kind: 'tag shape' }],
    ['f5 [size "11"]', 1, 4, { kind: 'late tag' }],
    ['[size "11"]\n[size "7"]', 2, 1, { kind: 'repeated tag', found: 'size' }],
    ['[komi "7"]', 1, 1, { kind: 'unknown tag', found: 'komi' }],
    ['[game "go"]', 1, 1, { kind: 'other game', found: 'go', allowed: 'steere-atoll' }],
    ['[size "12"]', 1, 8, { kind: 'refused', found: '12', reason: { code: 'no-choice' } }],
    [
      '[black "f5 z9"]',
      1,
      12,
      { kind: 'refused', found: 'z9', reason: { code: 'no-set-up-cell' } },
    ],
    [
      '[black "f5"]\n[white "f5"]',
      2,
      9,
      { kind: 'refused', found: 'f5', reason: { code: 'two-stones' } },
    ],
    ['f5\nd4 f5', 2, 4, { kind: 'refused', found: 'f5', reason: { code: 'occupied' } }],
    ['f5 swap', 1, 4, { kind: 'refused', found: 'swap', reason: { code: 'swap-off' } }],
    ['hello', 1, 1, { kind: 'refused', found: 'hello', reason: { code: 'no-such-cell' } }],
  ] as const)('%j has a fault in line %d, column %d', (text, line, column, fault) => {
    expect(problemOf(text)).toMatchObject({ line, column, fault });
  });

  test('is refused beyond a length', () => {
    expect(problemOf(' '.repeat(400_001))?.fault).toMatchObject({ kind: 'too long' });
  });
});
