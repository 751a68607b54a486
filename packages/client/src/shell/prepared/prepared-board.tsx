import type { ReactNode } from 'react';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import type { PreparedWords } from '@atoll/table-kit/words/load-page-words.ts';
import { branchAt } from '../analysis/study/record-tree.ts';
import type { AnalysisParts } from '../analysis/use-analysis-parts.ts';
import { ErrorBoundary } from '../table/error-boundary.tsx';
import type { EditedLines } from './use-prepared-lines.ts';

interface PreparedBoardProps {
  readonly parts: AnalysisParts;
  readonly words: PreparedWords;
  readonly lines: EditedLines;
  /** The name of the player who is on turn at the table. */
  readonly other: string;
}

/** The position at the end of a line, on which a press adds a move. */
export function PreparedBoard({ parts, words, lines, other }: PreparedBoardProps): ReactNode {
  const { client } = parts;
  const { record, path, facts, position, last } = lines;
  const settings = useSettings();
  const known = branchAt(record, path)?.next ?? [];
  const marks = known.flatMap(({ move }) =>
    facts.places.includes(move) ? [{ place: move, text: '•', kind: 'good' as const }] : [],
  );
  const question =
    path.length % 2 === 0 ? words.theirs(other) : words.yours(client.words.move(last));
  return (
    <div className="prepared-place">
      <p className="prepared-question" role="status">
        {facts.toMove === undefined ? words.end : question}
      </p>
      <div className="prepared-board">
        <ErrorBoundary key={settings.renderer}>
          <client.Board
            {...{ position, last, marks, settings }}
            use="play"
            onPlace={(place) => facts.places.includes(place) && lines.play(place)}
          />
        </ErrorBoundary>
      </div>
      <div className="row prepared-steps">
        <button
          type="button"
          className="button small"
          disabled={path.length === 0}
          onClick={() => lines.go(path.slice(0, -1))}
        >
          {words.back}
        </button>
        <button
          type="button"
          className="button small"
          disabled={path.length === 0}
          onClick={() => lines.go([])}
        >
          {words.start}
        </button>
        {facts.others.map((move) => (
          <button
            key={move}
            type="button"
            className="button small"
            onClick={() => lines.play(move)}
          >
            {client.words.move(move)}
          </button>
        ))}
      </div>
    </div>
  );
}
