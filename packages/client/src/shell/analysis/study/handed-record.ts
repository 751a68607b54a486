import { fieldsOf, readRecord, type AnalysisRecord, type AnalysisRules } from '@atoll/engine';
import type { HistoryStep } from '@atoll/protocol';
import type { TreePath } from './record-tree.ts';
import { textOf, type StudyGame } from './study.ts';

/** A record that a page hands over to the page of analysis, and the position in it. */
export interface HandedRecord {
  readonly record: AnalysisRecord;
  readonly path: TreePath;
}

/** A match as a note for the page of analysis, at the position after so many decisions. */
export function handedMatch(
  game: StudyGame,
  match: {
    readonly options: Readonly<Record<string, unknown>>;
    readonly steps: readonly HistoryStep[];
    readonly position: number;
  },
): string {
  const { rules } = game;
  const { options, steps, position } = match;
  const moves = movesOf(rules, steps);
  const next = moves.reduceRight<AnalysisRecord['next']>(
    (after, move) => [{ move, note: '', next: after }],
    [],
  );
  const record = { tags: rules.tagsOfMatch(options), note: '', next };
  const plies = movesOf(rules, steps.slice(0, position)).length;
  return JSON.stringify({ text: textOf(game, record), plies });
}

/** The record of such a note; undefined for a note that holds none. */
export function readHanded(game: StudyGame, note: string | undefined): HandedRecord | undefined {
  if (note === undefined) return undefined;
  const { text, plies } = fieldsOf(parsed(note));
  const read = readRecord(game, typeof text === 'string' ? text : '');
  if (typeof text !== 'string' || !read.ok) return undefined;
  const length = typeof plies === 'number' ? plies : 0;
  return { record: read.record, path: Array.from({ length }, () => 0) };
}

/** The moves of a match. */
export function movesOf(rules: AnalysisRules, steps: readonly HistoryStep[]): readonly string[] {
  return steps.flatMap(({ events }) => events.flatMap((event) => rules.moveOf(event) ?? []));
}

function parsed(note: string): unknown {
  try {
    return JSON.parse(note);
  } catch {
    return undefined;
  }
}
