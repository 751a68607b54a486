import { readRecord, writeRecord, type AnalysisRecord, type AnalysisRules } from '@atoll/engine';
import type { KeptAnalysis } from './kept-analysis.ts';
import {
  nearestPath,
  promoted,
  withMove,
  withNote,
  without,
  type TreePath,
} from './record-tree.ts';

/** A record with the shown position, and what was there before something was taken away. */
export interface Study {
  readonly record: AnalysisRecord;
  readonly path: TreePath;
  readonly before: Omit<Study, 'before'> | undefined;
}

export type StudyChange =
  | { readonly do: 'go'; readonly path: TreePath }
  | { readonly do: 'play'; readonly move: string }
  | { readonly do: 'note'; readonly note: string }
  | { readonly do: 'promote' | 'remove' | 'restore' }
  | { readonly do: 'replace'; readonly record: AnalysisRecord; readonly path: TreePath };

/** A game whose positions are analysed. */
export interface StudyGame {
  readonly id: string;
  readonly rules: AnalysisRules;
}

/** The study after a change; moves must be legal. */
export function changedStudy(study: Study, change: StudyChange): Study {
  const { record, path, before } = study;
  switch (change.do) {
    case 'go':
      return { ...study, path: nearestPath(record, change.path) };
    case 'play':
      return { ...withMove(record, path, change.move), before };
    case 'note':
      return { ...study, record: withNote(record, path, change.note) };
    case 'promote':
      return { ...promoted(record, path), before };
    case 'remove':
      return path.length === 0 ? study : { ...without(record, path), before: { record, path } };
    case 'replace': {
      const isSame = JSON.stringify(change.record) === JSON.stringify(record);
      if (isSame) return { ...study, path: nearestPath(record, change.path) };
      const isEmpty = record.next.length === 0 && record.note === '';
      const now = { record: change.record, path: nearestPath(change.record, change.path) };
      return { ...now, before: isEmpty ? before : { record, path } };
    }
    case 'restore':
      return before === undefined ? study : { ...before, before: { record, path } };
  }
}

/** The text of a record of the game. */
export const textOf = ({ id, rules }: StudyGame, record: AnalysisRecord): string =>
  writeRecord(id, record, rules.tags);

/** The study that was kept; an empty board for one that cannot be read. */
export function studyOf(game: StudyGame, kept: KeptAnalysis): Study {
  const record = recordOf(game, kept.text) ?? emptyRecord(game);
  const before = kept.before === '' ? undefined : recordOf(game, kept.before);
  return {
    record,
    path: nearestPath(record, kept.path),
    before: before && { record: before, path: [] },
  };
}

/** The form in which a study is kept. */
export function keptStudy(game: StudyGame, { record, path, before }: Study): KeptAnalysis {
  return { text: textOf(game, record), path, before: before ? textOf(game, before.record) : '' };
}

function recordOf(game: StudyGame, text: string): AnalysisRecord | undefined {
  const read = readRecord(game, text, { from: 'own' });
  return read.ok ? read.record : undefined;
}

function emptyRecord({ rules }: StudyGame): AnalysisRecord {
  const started = rules.start({});
  const tags = started.ok ? rules.tagsOf(started.position) : {};
  return { tags, note: '', next: [] };
}
