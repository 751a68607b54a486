import { quantile } from '../../statistics.ts';
import { circle, COLOURS, line, polygon, scale, svg, text } from '../../svg.ts';

/** The scores of one bot with one number of seats. */
export interface Distribution {
  readonly group: string;
  readonly label: string;
  /** Which colour, counted from 0. */
  readonly series: number;
  readonly totals: readonly number[];
}

const WIDTH = 84;
const LEFT = 48;
const TOP = 16;
const BOTTOM = 400;
/** The blur of a single score in points, so that few matches still make a shape. */
const BLUR = 2.5;

/**
 * A violin for each distribution, side by side in groups: bar from 25 to 75 %, line from 5 to 95 %,
 * dot at the median.
 */
export function scoreChart(title: string, distributions: readonly Distribution[]): string {
  const all = distributions.flatMap(({ totals }) => totals);
  const lowest = Math.min(0, Math.floor(Math.min(...all) / 10) * 10);
  const highest = Math.ceil(Math.max(...all, 10) / 10) * 10;
  const y = scale([lowest, highest], [BOTTOM, TOP]);
  const width = LEFT + WIDTH * distributions.length + 16;
  const ticks = Array.from(
    { length: Math.floor((highest - lowest) / 20) + 1 },
    (_, index) => Math.ceil(lowest / 20) * 20 + 20 * index,
  );
  const groups = [...new Set(distributions.map(({ group }) => group))];
  const middleOf = (index: number): number => LEFT + WIDTH * (index + 0.5);
  return svg({
    width,
    height: BOTTOM + 56,
    title,
    shapes: [
      ...ticks
        .filter((tick) => tick <= highest)
        .flatMap((tick) => [
          line('grid', { from: [LEFT, y(tick)], to: [width - 16, y(tick)] }),
          text(String(tick), { x: LEFT - 8, y: y(tick) + 4, style: 'soft end' }),
        ]),
      ...distributions.flatMap((distribution, index) => violin(distribution, middleOf(index), y)),
      ...groups.map((group) => {
        const members = distributions.flatMap((distribution, index) =>
          distribution.group === group ? [middleOf(index)] : [],
        );
        return text(group, {
          x: (Math.min(...members) + Math.max(...members)) / 2,
          y: BOTTOM + 44,
          style: 'middle',
        });
      }),
    ],
  });
}

function violin(
  { totals, label, series }: Distribution,
  x: number,
  y: (points: number) => number,
): readonly string[] {
  const sorted = totals.toSorted((a, b) => a - b);
  const at = (share: number): number => y(quantile(sorted, share));
  return [
    polygon(COLOURS[series % COLOURS.length] ?? 'one', outline(sorted, x, y)),
    line('thin', { from: [x, at(0.05)], to: [x, at(0.95)] }),
    line('bar', { from: [x, at(0.25)], to: [x, at(0.75)] }),
    circle('dot', { x, y: at(0.5), r: 4 }),
    text(label, { x, y: BOTTOM + 22, style: 'soft middle' }),
  ];
}

/** Down one side and up the other; the widest place fills the violin's room. */
function outline(
  sorted: readonly number[],
  x: number,
  y: (points: number) => number,
): readonly (readonly [number, number])[] {
  const from = (sorted[0] ?? 0) - 2 * BLUR;
  const to = (sorted.at(-1) ?? 0) + 2 * BLUR;
  const levels = Array.from({ length: Math.ceil(to - from) + 1 }, (_, index) => from + index);
  const counts = new Map<number, number>();
  for (const total of sorted) counts.set(total, (counts.get(total) ?? 0) + 1);
  const density = levels.map((level) =>
    [...counts].reduce(
      (sum, [total, count]) => sum + count * Math.exp(-((total - level) ** 2) / (2 * BLUR * BLUR)),
      0,
    ),
  );
  const most = Math.max(...density);
  const side = (sign: number): (readonly [number, number])[] =>
    levels.map(
      (level, index) =>
        [x + (sign * 0.42 * WIDTH * (density[index] ?? 0)) / most, y(level)] as const,
    );
  return [...side(-1), ...side(1).toReversed()];
}
