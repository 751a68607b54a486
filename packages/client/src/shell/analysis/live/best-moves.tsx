import type { WeighedMove } from '@atoll/engine';
import type { ReactNode } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { hundredthsOf } from './hundredths.ts';
import type { StudyChange } from '../study/study.ts';
import type { AnalysisParts } from '../use-analysis-parts.ts';

interface BestMovesProps {
  readonly parts: AnalysisParts;
  readonly moves: readonly WeighedMove[];
  readonly change: (change: StudyChange) => void;
}

/** The best moves with their chances; a press plays one. */
export function BestMoves({ parts, moves, change }: BestMovesProps): ReactNode {
  const { words, client } = parts;
  const { format } = useLocale();
  return (
    <ol className="analysis-best" aria-label={words.best}>
      {moves.map(({ move, chance, proven }) => (
        <li key={move}>
          <button type="button" onClick={() => change({ do: 'play', move })}>
            <b>{client.words.move(move)}</b>{' '}
            <span>{proven ? words.proven[proven] : format.percent(hundredthsOf(chance))}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
