import type { BoardMark } from '@atoll/table-kit/table/analysis-client.ts';
import { hundredthsOf } from './hundredths.ts';
import type { LiveAnalysis } from './use-live-analysis.ts';

/**
 * The best moves on the board with their chances in hundredths, and the moves that stop a threat;
 * 0 and 100 are proven.
 */
export function marksOf(live: LiveAnalysis): readonly BoardMark[] {
  if (live.kind !== 'known') return [];
  const { best, mustPlay = [] } = live.report;
  const weighed = best.map(({ move, chance, proven }, at): BoardMark => {
    const text = String(proven ? 100 * chance : hundredthsOf(chance));
    const kind = proven === 'loss' ? 'loss' : at === 0 || proven === 'win' ? 'best' : 'good';
    return { place: move, text, kind };
  });
  const named = new Set(best.map(({ move }) => move));
  const others = mustPlay.filter((move) => !named.has(move));
  return [...weighed, ...others.map((place): BoardMark => ({ place, text: '!', kind: 'must' }))];
}
