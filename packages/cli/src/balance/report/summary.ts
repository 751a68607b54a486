import { mean } from '../../statistics.ts';
import { significantOutliers } from './card-section.ts';
import { points } from './markdown.ts';
import { END_WORDS, endedName, seriesName, type Measured } from './measured.ts';
import { totals, winningTotals } from '../figures/score-figures.ts';

/** The verdicts and the outliers, for the screen. */
export function summary(measured: Measured): string {
  const lines = [
    ...measured.series.map((own) => {
      const winners = own.seats > 1 ? `, winners ${points(mean(winningTotals(own.records)))}` : '';
      return `${seriesName(own)}: ${own.records.length} matches, mean score ${points(mean(totals(own.records)))}${winners}`;
    }),
    ...measured.ended.map(
      (own) => `${endedName(own)}: ended with ${own.matches} matches, ${END_WORDS[own.reason]}`,
    ),
    '',
    ...measured.judged.map(
      ({ target, measured: figure, verdict }) => `${verdict.padEnd(12)}  ${target}: ${figure}`,
    ),
    '',
    ...significantOutliers(measured),
  ];
  return `${lines.join('\n')}\n`;
}
