import type { ReactNode } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import type { PreparedWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useAnalysisParts, type AnalysisParts } from '../analysis/use-analysis-parts.ts';
import type { StandInProps } from '../table/seat-asking.ts';
import { PreparedBoard } from './prepared-board.tsx';
import { PreparedList } from './prepared-list.tsx';
import { usePreparedLines } from './use-prepared-lines.ts';
import type { KnownPrepared, Prepared } from './use-prepared.ts';

interface PreparedDeskProps extends Pick<Prepared, 'set'>, StandInProps {
  readonly entry: GameEntry;
  readonly words: PreparedWords;
  /** The lines when the desk is opened. */
  readonly known: KnownPrepared;
}

/** The board on which lines are prepared, and their list. */
export function PreparedDesk(props: PreparedDeskProps): ReactNode {
  const { words: shell } = useLocale();
  const parts = useAnalysisParts(props.entry);
  if (parts === undefined) return <p role="status">{shell.loading}</p>;
  if (parts === 'failed' || !parts.rules.actions) return <p role="alert">{props.words.failed}</p>;
  return <Desk {...props} parts={parts} moves={parts.rules.actions} />;
}

interface DeskProps extends PreparedDeskProps {
  readonly parts: AnalysisParts;
  readonly moves: NonNullable<AnalysisParts['rules']['actions']>;
}

function Desk(props: DeskProps): ReactNode {
  const { parts, words, state, snapshot } = props;
  const lines = usePreparedLines(props);
  const { problem, isSaved } = lines;
  const others = snapshot.seats.find((_, seat) => seat !== state.seat);
  return (
    <div className="prepared">
      <p className="quiet">{words.lead}</p>
      <PreparedBoard {...{ parts, words, lines }} other={others?.name ?? ''} />
      <PreparedList {...{ parts, words, lines }} />
      <p className="prepared-told" role="status">
        {isSaved ? words.saved : ''}
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
