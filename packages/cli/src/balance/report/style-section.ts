import { styleFigures } from '../figures/style-figures.ts';
import { points, pointsBetween, signedBetween, table } from './markdown.ts';
import type { Measured } from './measured.ts';

const WORDS = [
  'One seat of a match for each style, each one seat further in the next match. A style plays as the others do, but for a taste of its own;',
  'the last columns tell how often a match it did what it has a taste for, or not.',
];

/** What each style reached; nothing for a game that asks nothing of styles, or without matches. */
export function styleSection({ balance, records }: Measured): readonly string[] {
  const { styles: target } = balance.targets;
  if (target === undefined) return [];
  const figures = styleFigures(records, target);
  if (figures.length === 0) return [];
  const items = balance.counts.find(({ id }) => id === target.table)?.items ?? [];
  const names = target.items.map((id) => items.find((item) => item.id === id)?.name ?? id);
  return [
    '## Styles',
    '',
    ...WORDS,
    '',
    ...table(
      ['style', 'matches', 'points', 'wins beyond the equal share', ...names],
      figures.map(({ style, matches, points: reached, wins, times }) => [
        style,
        String(matches),
        reached ? pointsBetween(reached) : '–',
        signedBetween(wins),
        ...times.map(points),
      ]),
    ),
  ];
}
