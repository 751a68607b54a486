import type { ActionMoves, AnalysisRules, PositionFacts } from '@atoll/engine';
import { MOST_PREPARED } from '@atoll/protocol';
import { useMemo, useState } from 'react';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { PreparedWords } from '@atoll/table-kit/words/load-page-words.ts';
import { reasonWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { movesOf } from '../analysis/study/handed-record.ts';
import { positionAfter } from '../analysis/study/position-after.ts';
import { movesAlong, type TreePath } from '../analysis/study/record-tree.ts';
import {
  actionsOf,
  changedLines,
  linesFrom,
  type LinesChange,
  movesIn,
  type PreparedLines,
} from './prepared-lines.ts';
import type { KnownPrepared, Prepared } from './use-prepared.ts';

interface LinesParts extends Pick<Prepared, 'set'> {
  readonly parts: { readonly rules: AnalysisRules };
  readonly moves: ActionMoves;
  readonly words: PreparedWords;
  readonly known: KnownPrepared;
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
}

/** The lines as they are being prepared, each change of which is stored at once. */
export interface EditedLines extends PreparedLines {
  readonly position: unknown;
  readonly facts: PositionFacts;
  /** The last move before the position, or ''. */
  readonly last: string;
  readonly problem: string | undefined;
  readonly isSaved: boolean;
  readonly go: (path: TreePath) => void;
  readonly play: (move: string) => void;
  readonly remove: (path: TreePath) => void;
}

export function usePreparedLines(props: LinesParts): EditedLines {
  const { parts, moves, words, known, state, snapshot, set } = props;
  const locale = useLocale();
  const [lines, setLines] = useState(() => linesFrom(moves, known.actions));
  const [result, setResult] = useState<{ readonly saved: boolean; readonly problem?: string }>();
  const { record, path } = lines;
  const shown = useMemo(() => {
    const { rules } = parts;
    const all = [...movesOf(rules, state.steps), ...movesAlong(record, path)];
    const tags = rules.tagsOfMatch(snapshot.options);
    const position = positionAfter(parts, { tags }, all);
    return { position, facts: rules.facts(position), last: all.at(-1) ?? '' };
  }, [parts, state.steps, snapshot.options, record, path]);
  const change = async (wanted: LinesChange): Promise<void> => {
    const next = changedLines(lines, wanted);
    if (movesIn(next.record) > MOST_PREPARED)
      return setResult({ saved: false, problem: words.tooMany(MOST_PREPARED) });
    setLines(next);
    const [before, after] = [actionsOf(moves, lines), actionsOf(moves, next)];
    if (JSON.stringify(before) === JSON.stringify(after)) return setResult(undefined);
    const answer = await set(after);
    if (answer.ok) return setResult({ saved: true });
    const problem = words.refusals[answer.reasons[0]?.code ?? ''];
    setResult({ saved: false, problem: problem ?? reasonWords(locale, answer.reasons) });
  };
  return {
    ...{ record, path },
    ...shown,
    problem: result?.problem,
    isSaved: result?.saved ?? false,
    go: (to) => void change({ do: 'go', path: to }),
    play: (move) => void change({ do: 'play', move }),
    remove: (line) => void change({ do: 'remove', path: line }),
  };
}
