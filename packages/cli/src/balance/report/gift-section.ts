import type { CardTarget } from '@atoll/catalog';
import { giftFigures, type GiftFigures } from '../figures/gift-figures.ts';
import { judge } from '../figures/verdict.ts';
import { percent, pointsBetween, table } from './markdown.ts';
import type { Measured } from './measured.ts';

const WORDS = [
  'In these matches chance gives each seat some cards that it must buy as soon as it can, and forbids',
  'it others; the table compares seats that could have bought the card, in points.',
  '',
  '- *Given* and *forbidden*: against seats that decide themselves.',
  '- *Worth*: what a purchase brings beyond its price, from given against forbidden.',
];

/** The effect of gifts and bans; empty where none were played. The best card comes first. */
export function giftSection({ balance, records }: Measured): readonly string[] {
  const own = records.filter(({ role }) => role === 'gifts');
  if (own.length === 0) return [];
  const rows = giftFigures(balance, own)
    .toSorted((a, b) => (b.worth?.value ?? -Infinity) - (a.worth?.value ?? -Infinity))
    .map((figures) => rowOf(figures, balance.targets.worth));
  return [
    '## Random gifts and bans',
    '',
    `${own.length} matches of ${[...new Set(own.map(({ bot }) => `\`${bot}\``))].join(', ')}.`,
    ...WORDS,
    '',
    ...table(['card', 'bought freely', 'given', 'forbidden', 'worth', ''], rows),
  ];
}

function rowOf(
  { card, given, banned, worth, bought }: GiftFigures,
  target: CardTarget | undefined,
): readonly string[] {
  const verdict = target ? judge(worth, target.from, target.to) : 'met';
  return [
    card.name,
    percent(bought),
    ...[given, banned, worth].map((figure) => (figure ? pointsBetween(figure) : '–')),
    verdict === 'met' ? '' : verdict,
  ];
}
