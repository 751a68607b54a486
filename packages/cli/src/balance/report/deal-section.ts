import { dealFigures } from '../figures/deal-figures.ts';
import { percent, pointsBetween, shareBetween, signedBetween, table } from './markdown.ts';
import { seatsName, type Measured } from './measured.ts';

const WORDS = [
  'Several bots play the same deals, each of them in every seat. The last columns split the variance',
  'of the points of a seat: which bot plays (skill), which deal and seat it got (luck of the deal),',
  'and all else, such as what the others do and what is drawn after other decisions.',
];

/** Skill against luck; empty where no deals were rotated. */
export function dealSection({ records }: Measured): readonly string[] {
  const figures = dealFigures(records);
  if (figures.length === 0) return [];
  return [
    '## The same deals with rotated seats',
    '',
    ...WORDS,
    '',
    ...table(
      ['', 'deals', 'points', 'wins beyond the equal share', 'skill', 'luck of the deal', 'rest'],
      figures.map(({ seats, deals, bots, parts }) => [
        seatsName(seats),
        String(deals),
        bots.map(({ bot, points }) => `${bot} ${points ? pointsBetween(points) : '–'}`).join('; '),
        bots.map(({ bot, wins }) => `${bot} ${signedBetween(wins)}`).join('; '),
        percent(parts.skill),
        shareBetween(parts.luck),
        percent(parts.rest),
      ]),
    ),
  ];
}
