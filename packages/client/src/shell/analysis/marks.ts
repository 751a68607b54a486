import type { BoardMark } from '@atoll/table-kit/table/analysis-client.ts';
import type { AnalysisPageWords } from '@atoll/table-kit/words/load-page-words.ts';
import { hundredthsOf } from './hundredths.ts';
import type { LiveAnalysis } from './use-live-analysis.ts';

/** The best moves on the board, and the moves that stop a threat. */
export function marksOf(words: AnalysisPageWords, live: LiveAnalysis): readonly BoardMark[] {
  if (live.kind !== 'known') return [];
  const { best, mustPlay = [] } = live.report;
  const weighed = best.map(({ move, chance, proven }, at): BoardMark => {
    const text = proven ? words.marks[proven] : String(hundredthsOf(chance));
    const kind = proven === 'loss' ? 'loss' : at === 0 || proven === 'win' ? 'best' : 'good';
    return { place: move, text, kind };
  });
  const named = new Set(best.map(({ move }) => move));
  const others = mustPlay.filter((move) => !named.has(move));
  return [...weighed, ...others.map((place): BoardMark => ({ place, text: '!', kind: 'must' }))];
}
