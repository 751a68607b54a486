import { shareOf } from '../../statistics.ts';
import { percent, points, pointsBetween, signedBetween, table } from './markdown.ts';
import { playsForAll } from '../recording/record.ts';
import { seriesName, type Measured, type PlayedSeries } from './measured.ts';
import {
  bandShares,
  sharesWithin,
  lineMeans,
  QUANTILES,
  spreadOf,
  totals,
  winningTotals,
} from '../figures/score-figures.ts';
import { seatFigures, type SeatFigures } from '../figures/seat-figures.ts';

/**
 * The wins by place and by seat, in quick and in strong matches; empty where all play for one
 * result.
 */
export function seatSection({ series }: Measured): readonly string[] {
  const several = series.filter(
    ({ role, seats, records }) => role !== 'random' && seats > 1 && !records.every(playsForAll),
  );
  if (several.length === 0 && series.length > 0 && series.every(isForAll)) return [];
  const most = Math.max(1, ...several.map(({ seats }) => seats));
  const each = Array.from({ length: most }, (_, number) => number);
  const rows = (by: keyof SeatFigures): readonly (readonly string[])[] =>
    several.map((own) => {
      const { seats, records } = own;
      const figures = seatFigures(records, seats)[by];
      return [
        seriesName(own),
        String(records.length),
        ...each.map((number) => signedBetween(figures[number])),
      ];
    });
  return [
    ...table(
      ['', 'matches', ...each.map((place) => `${place + 1}. in the order of play`)],
      rows('byPlace'),
    ),
    '',
    ...table(['', 'matches', ...each.map((seat) => `seat ${seat}`)], rows('bySeat')),
  ];
}

const isForAll = ({ records }: PlayedSeries): boolean => records.every(playsForAll);

export function scoreSection({ series }: Measured): readonly string[] {
  const head = [
    '',
    'matches',
    'mean',
    ...QUANTILES.map((share) => percent(share)),
    "winners' mean",
  ];
  return table(
    head,
    series.map((own) => {
      const { mean, at } = spreadOf(totals(own.records));
      const winners = spreadOf(winningTotals(own.records)).mean;
      return [
        seriesName(own),
        String(own.records.length),
        mean ? pointsBetween(mean) : '–',
        ...at.map(points),
        own.seats > 1 && winners ? pointsBetween(winners) : '–',
      ];
    }),
  );
}

/** The parts of a score. */
export function lineSection({ series, balance }: Measured): readonly string[] {
  const means = series.map((own) => lineMeans(balance, own.records));
  const rows = balance.scoreLines.map(({ name }, line) => [
    name,
    ...means.map((own) => points(own[line] ?? 0)),
  ]);
  return table(['', ...series.map(seriesName)], rows);
}

/** The shares of the bands in matches alone; nothing for a game without them. */
export function bandSection({ series, balance }: Measured): readonly string[] {
  const alone = series.filter(({ seats }) => seats === 1);
  if (alone.length === 0 || balance.bands.length === 0) return [];
  const shares = alone.map((own) => bandShares(balance, own.records));
  const rows = balance.bands.map(({ name, from }, band) => [
    Number.isFinite(from) ? `${name}, from ${from}` : name,
    ...shares.map((own) => percent(own[band] ?? 0)),
  ]);
  return table(['', ...alone.map(({ bot }) => bot)], rows);
}

/** The results of common matches, and the shares of their bands; empty for other matches. */
export function commonSection({ series, balance }: Measured): readonly string[] {
  const common = series.filter(({ records }) => records.every((record) => record.common));
  if (common.length === 0) return [];
  const ratings = common.map(({ records }) => records.flatMap((record) => record.common ?? []));
  const head = ['', 'matches', 'mean', ...QUANTILES.map((share) => percent(share)), 'won'];
  const rows = common.map((own, index) => {
    const { mean, at } = spreadOf(ratings[index]!.map(({ rating }) => rating));
    const won = shareOf(ratings[index]!.filter((one) => one.won).length, own.records.length);
    return [
      seriesName(own),
      String(own.records.length),
      mean ? pointsBetween(mean) : '–',
      ...at.map(points),
      won ? percent(won.value) : '–',
    ];
  });
  const bands = common.map(({ seats }) => balance.commonBands?.[seats] ?? []);
  const names = bands[0]?.map(({ name }) => name) ?? [];
  const shares = common.map((_, index) =>
    sharesWithin(
      bands[index] ?? [],
      ratings[index]!.map(({ rating }) => rating),
    ),
  );
  const bandRows = names.map((name, band) => [
    name,
    ...shares.map((own, index) => {
      const from = bands[index]?.[band]?.from ?? -Infinity;
      return `${percent(own[band] ?? 0)}${Number.isFinite(from) ? `, from ${from}` : ''}`;
    }),
  ]);
  if (names.length === 0) return table(head, rows);
  return [...table(head, rows), '', ...table(['', ...common.map(seriesName)], bandRows)];
}

export function lengthSection({ series }: Measured): readonly string[] {
  const head = [
    'actions in a match',
    'mean',
    ...QUANTILES.map((share) => percent(share)),
    'shared first places',
  ];
  return table(
    head,
    series.map((own) => {
      const { mean, at } = spreadOf(own.records.map(({ actions }) => actions));
      const ties = own.records.filter(
        ({ scores }) => scores.filter(({ rank }) => rank === 1).length > 1,
      );
      const shared = shareOf(ties.length, own.records.length);
      return [
        seriesName(own),
        mean ? points(mean.value) : '–',
        ...at.map(points),
        own.seats > 1 && shared ? percent(shared.value) : '–',
      ];
    }),
  );
}
