import type { AnalysisRecord } from '@atoll/engine';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { keepAnalysis, keptAnalysis } from './kept-analysis.ts';
import { positionAfter } from './position-after.ts';
import { movesAlong, type TreePath } from './record-tree.ts';
import {
  changedStudy,
  keptStudy,
  studyOf,
  type Study,
  type StudyChange,
  type StudyGame,
} from './study.ts';

/** The study of a person, with its shown position. */
export interface ShownStudy {
  readonly study: Study;
  readonly position: unknown;
  /** The moves that lead to the shown position. */
  readonly moves: readonly string[];
  readonly change: (change: StudyChange) => void;
  /** Whether this browser keeps it. */
  readonly isKept: boolean;
}

/** The study that this browser keeps, or the one that another page hands over. */
export function useStudy(
  game: StudyGame,
  handed: { readonly record: AnalysisRecord; readonly path: TreePath } | undefined,
): ShownStudy {
  const [study, change] = useReducer(changedStudy, undefined, () => {
    const kept = studyOf(game, keptAnalysis(game.id));
    return handed ? changedStudy(kept, { do: 'replace', ...handed }) : kept;
  });
  const [isKept, setKept] = useState(true);
  // Text that cannot be read, or that another tab writes, stays until this page changes something.
  const unchanged = useRef(handed ? undefined : study);
  useEffect(() => {
    if (unchanged.current === study) return;
    unchanged.current = undefined;
    setKept(keepAnalysis(game.id, keptStudy(game, study)));
  }, [game, study]);
  const { record, path } = study;
  const shown = useMemo(() => {
    const moves = movesAlong(record, path);
    return { moves, position: positionAfter(game, record, moves) };
  }, [game, record, path]);
  return { study, ...shown, change, isKept };
}
