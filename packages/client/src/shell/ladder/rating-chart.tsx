import { formatsFor } from '@atoll/engine';
import type { ReactNode } from 'react';
import type { RatingChange } from '@atoll/protocol';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { chartOf } from './chart-of.ts';

interface RatingChartProps {
  readonly changes: readonly RatingChange[];
  /** What the chart shows, in words. */
  readonly label: string;
}

const WIDTH = 480;
const HEIGHT = 160;

/** The own rating after each match, with the band in which the skill probably lies. */
export function RatingChart({ changes, label }: RatingChartProps): ReactNode {
  const { band, line, last, levels } = chartOf(changes, { width: WIDTH, height: HEIGHT });
  const { whole } = formatsFor(useLocale().id);
  return (
    <svg className="rating-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {levels.map(({ y, rating }) => (
        <g key={rating}>
          <path className="level" d={`M0 ${y}H${WIDTH}`} />
          <text x="4" y={y - 4}>
            {whole(rating)}
          </text>
        </g>
      ))}
      <path className="band" d={band} />
      <path className="line" d={line} />
      <circle cx={last.x} cy={last.y} r="4" />
    </svg>
  );
}
