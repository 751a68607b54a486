import type { Balance, StyleSign } from '@atoll/catalog';
import { styleFigures, styleGaps } from '../figures/style-figures.ts';
import { points, pointsBetween, signedBetween, table } from './markdown.ts';
import type { Measured } from './measured.ts';

const EACH_MATCH =
  'Each style takes one seat of a match, and moves one seat further in the next match.';
const IN_TURN =
  'All combinations of as many styles as there are seats play in turn, each time one seat further.';
const SIGNS = [
  'A style is the same bot with a preference; the last columns give how often a match it followed its',
  'preference, or not.',
];
const GAPS = 'Lead of one style over another in points, in the matches of both:';

/** The results of each style; empty for a game without targets for styles, or without matches. */
export function styleSection({ balance, records }: Measured): readonly string[] {
  const { styles: target } = balance.targets;
  if (target === undefined) return [];
  const figures = styleFigures(records, target.signs);
  if (figures.length === 0) return [];
  const allMeet = records.every(
    ({ role, players }) => role !== 'styles' || players?.length === figures.length,
  );
  return [
    '## Styles',
    '',
    allMeet ? EACH_MATCH : IN_TURN,
    ...SIGNS,
    '',
    ...table(
      [
        ...['style', 'matches', 'points', 'wins beyond the equal share'],
        ...target.signs.map((sign) => nameOf(balance, sign)),
      ],
      figures.map(({ style, matches, points: reached, wins, times }) => [
        style,
        String(matches),
        reached ? pointsBetween(reached) : '–',
        signedBetween(wins),
        ...times.map(points),
      ]),
    ),
    '',
    GAPS,
    '',
    ...table(
      ['ahead', 'behind', 'matches', 'points'],
      styleGaps(records).map(({ ahead, behind, points: gap }) => [
        ahead,
        behind,
        String(gap?.count ?? 0),
        gap ? pointsBetween(gap) : '–',
      ]),
    ),
  ];
}

function nameOf({ counts }: Balance, { table: id, item }: StyleSign): string {
  const items = counts.find((each) => each.id === id)?.items ?? [];
  return items.find((each) => each.id === item)?.name ?? item;
}
