import { choiceFigures } from '../figures/choice-figures.ts';
import { points, shareBetween, table } from './markdown.ts';
import { seriesName, type Measured } from './measured.ts';

/** How many turns leave no choice; empty where the bots give no forecasts. */
export function choiceSection({ balance, series }: Measured): readonly string[] {
  const rows = series.flatMap((own) => {
    const figures = choiceFigures(own.records);
    return figures?.single
      ? [[seriesName(own), points(figures.turns), shareBetween(figures.single)]]
      : [];
  });
  if (rows.length === 0) return [];
  return [
    '## Choices',
    '',
    `A turn has one sensible move if the bot expects at least ${points(balance.clearLead ?? 0)} points more of it than of the next`,
    'best one, or if there is no other.',
    '',
    ...table(['', 'turns a seat and match', 'turns with one sensible move'], rows),
  ];
}
