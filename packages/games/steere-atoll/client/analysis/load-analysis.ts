import type { AnalysisBoardProps, AnalysisClient } from '@atoll/table-kit/table/analysis-client.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import type { BoardPosition } from '../../src/analysis/board-position.ts';
import { loadSteereLocale, speaking } from '../words/steere-locale.ts';
import { loadAnalysisWords } from '../words/load-analysis-words.ts';
import { AnalysisBoard } from './analysis-board.tsx';
import { gameWordsIn } from './game-words.ts';

/** The board and the words of the analysis in a language. */
export async function loadAnalysis(locale: Locale): Promise<AnalysisClient<BoardPosition>> {
  const [table, words] = await Promise.all([
    loadSteereLocale(locale),
    loadAnalysisWords(locale.id),
  ]);
  const Board = speaking(table, (props: AnalysisBoardProps<BoardPosition>) =>
    AnalysisBoard({ ...props, words }),
  );
  return { Board, words: gameWordsIn(table, words) };
}
