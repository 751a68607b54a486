import type { CorrelationTarget, CountTarget, HeldTarget } from '@atoll/catalog';
import { mean, meanOf, type Estimate } from '../../statistics.ts';
import { correlationOf } from '../figures/correlation.ts';
import { countFigures } from '../figures/count-figures.ts';
import { heldShare } from '../figures/held-figures.ts';
import { judge, worst } from '../figures/verdict.ts';
import type { MatchRecord } from '../recording/record.ts';
import type { Judged } from './judged.ts';
import { pointsBetween, shareBetween } from './markdown.ts';

/** How often something happens, for each number of seats by itself. */
export function judgeCounted(
  { text, table, item, seats, measure, from, to }: CountTarget,
  records: readonly MatchRecord[],
): readonly Judged[] {
  return seats.flatMap((count) => {
    const own = records.filter((record) => record.seats === count);
    if (own.length === 0) return [];
    const figure = measured(own, { table, item, measure });
    return [
      {
        target: `${count} seat${count === 1 ? '' : 's'}: ${text}`,
        measured: figure ? (measure === 'seat' ? pointsBetween : shareBetween)(figure) : '–',
        verdict: judge(figure, from, to),
      },
    ];
  });
}

function measured(
  records: readonly MatchRecord[],
  { table, item, measure }: Pick<CountTarget, 'table' | 'item' | 'measure'>,
): Estimate | undefined {
  if (measure === 'matches') return countFigures(records, table, item).matches;
  const timesOf = ({ counts }: MatchRecord, of: string): number =>
    (counts[table]?.[of] ?? []).reduce((sum, times) => sum + times, 0);
  if (measure === 'seat')
    return meanOf(records.map((record) => timesOf(record, item) / record.seats));
  return meanOf(
    records.flatMap((record) => {
      const all = Object.keys(record.counts[table] ?? {}).reduce(
        (sum, of) => sum + timesOf(record, of),
        0,
      );
      return all > 0 ? [timesOf(record, item) / all] : [];
    }),
  );
}

/** How often the cards of each set are bought; the sets outside are named. */
export function judgeHeld(
  { text, among, sets, from, to }: HeldTarget,
  { records, nameOf }: { readonly records: readonly MatchRecord[]; readonly nameOf: Naming },
): readonly Judged[] {
  if (records.length === 0) return [];
  const shares = sets.map((set) => {
    const share = heldShare(records, { cards: set, among });
    return { name: set.map(nameOf).join(' and '), share, verdict: judge(share, from, to) };
  });
  const outside = shares.filter(({ verdict }) => verdict !== 'met');
  const all = outside.length === 0 ? [`all ${sets.length} within`] : outside.map(shareName);
  return [
    { target: text, measured: all.join('; '), verdict: worst(shares.map((each) => each.verdict)) },
  ];
}

/** The name of a card. */
type Naming = (card: string) => string;

function shareName({
  name,
  share,
}: {
  readonly name: string;
  readonly share: Estimate | undefined;
}): string {
  return `${name} ${share ? shareBetween(share) : 'never open'}`;
}

/** How far the points of a seat go with a count of it, over all numbers of seats. */
export function judgeCorrelated(
  { text, table, item, seats, most }: CorrelationTarget,
  records: readonly MatchRecord[],
): readonly Judged[] {
  const own = records.filter((record) => seats.includes(record.seats));
  if (own.length === 0) return [];
  const figure = correlationOf(
    own.flatMap((record) => {
      // seats of tables of different size differ in points, whatever they do
      const level = mean(
        own
          .filter((other) => other.seats === record.seats)
          .flatMap(({ scores }) => scores.map(({ total }) => total)),
      );
      return record.scores.map(
        ({ total }, seat) => [record.counts[table]?.[item]?.[seat] ?? 0, total - level] as const,
      );
    }),
  );
  return [{ target: text, measured: figure ? two(figure) : '–', verdict: judge(figure, -1, most) }];
}

const two = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
