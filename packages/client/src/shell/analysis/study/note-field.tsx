import { useId, type ReactNode } from 'react';
import { numberedMove } from './numbered-move.ts';
import { branchAt, movesAlong } from './record-tree.ts';
import type { Study, StudyChange } from './study.ts';
import type { AnalysisParts } from '../use-analysis-parts.ts';

interface NoteFieldProps {
  readonly parts: AnalysisParts;
  readonly study: Study;
  readonly change: (change: StudyChange) => void;
}

/** The most signs of a note. */
const MOST = 5000;

/** The note on the shown position. */
export function NoteField({ parts, study, change }: NoteFieldProps): ReactNode {
  const { words } = parts;
  const { record, path } = study;
  const id = useId();
  const move = movesAlong(record, path).at(-1);
  const place =
    move === undefined ? words.start : numberedMove(parts, { number: path.length, move });
  return (
    <div className="field analysis-note">
      <label htmlFor={id}>{words.note(place)}</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={MOST}
        value={branchAt(record, path)?.note ?? ''}
        onChange={({ target }) => change({ do: 'note', note: target.value })}
      />
    </div>
  );
}
