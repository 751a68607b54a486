import type { CardTarget, Grouped } from '@atoll/catalog';
import { judge, worst } from '../balance/figures/verdict.ts';
import { pointsBetween, table } from '../balance/report/markdown.ts';
import { meanOf } from '../statistics.ts';
import type { TwinMatch } from './twin-match.ts';

/** The worth of the cards, the best first, with a verdict for each, and for all. */
export function worthTable(
  cards: readonly Grouped[],
  { from, to }: CardTarget,
  twins: readonly TwinMatch[],
): readonly string[] {
  const worths = cards.map((card) => {
    const points = twins.flatMap((twin) =>
      twin.card === card.id && twin.points !== undefined ? [twin.points] : [],
    );
    const worth = meanOf(points);
    return { card, worth, verdict: judge(worth, from, to) };
  });
  const rows = worths
    .toSorted((a, b) => (b.worth?.value ?? -Infinity) - (a.worth?.value ?? -Infinity))
    .map(({ card, worth, verdict }) => [
      card.name,
      String(worth?.count ?? 0),
      worth === undefined ? '–' : pointsBetween(worth),
      verdict,
    ]);
  const count = (verdict: string): string =>
    `${worths.filter((worth) => worth.verdict === verdict).length} ${verdict}`;
  const verdicts = worths.map(({ verdict }) => verdict);
  return [
    ...table(['card', 'deals in which it was bought', 'points beyond its price', 'verdict'], rows),
    '',
    `No card is worth more than ${to} points beyond its price, nor less than ${from}: ${worst(verdicts)} (${count('met')}, ${count('doubtful')}, ${count('missed')}, ${count('not measured')}).`,
  ];
}
