import type { CountTable } from '@atoll/catalog';
import { countFigures } from '../figures/count-figures.ts';
import { percent, points, table } from './markdown.ts';
import { seriesName, type Measured } from './measured.ts';

/** The tables of counts; omitted if all are zero, such as the tables of options that are off. */
export function countSections(measured: Measured): readonly (readonly string[])[] {
  const { balance, records } = measured;
  return balance.counts
    .filter(({ id }) => records.some(({ counts }) => counts[id]))
    .map((count) => [
      `## ${count.name}`,
      '',
      `Times per ${count.per === 'match' ? 'match' : 'seat and match'}; in brackets the share of the matches with at least one.`,
      '',
      ...countTable(measured, count),
    ]);
}

function countTable({ series }: Measured, { id, items, per }: CountTable): readonly string[] {
  const skilled = series.filter(({ role }) => role !== 'random');
  const rows = items.map((item) => [
    item.name,
    ...skilled.map(({ records }) => {
      const { perMatch, perSeat, matches } = countFigures(records, id, item.id);
      if (!matches) return '–';
      const often = times(per === 'match' ? perMatch : perSeat);
      return matches.value === 1
        ? often
        : `${often} (${percent(Math.round(100 * matches.value) / 100)})`;
    }),
  ]);
  const sums = skilled.map(({ records }) => {
    const all = items.map((item) => countFigures(records, id, item.id));
    return points(
      all.reduce((sum, { perMatch, perSeat }) => sum + (per === 'match' ? perMatch : perSeat), 0),
    );
  });
  return table(['', ...skilled.map(seriesName)], [...rows, ['in all', ...sums]]);
}

/** Rare events need a second decimal. */
function times(value: number): string {
  return value < 1 ? value.toFixed(2) : points(value);
}
