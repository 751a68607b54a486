import { seatMarks } from '@atoll/art';
import type { Formats } from '@atoll/engine';
import type { MatchForecast } from '@atoll/bots/judge';
import type { ReactNode } from 'react';
import { useSize } from '@atoll/table-kit/ui/use-size.ts';
import type { ReviewWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { valueText } from './figures.ts';
import type { Review } from './review-messages.ts';
import type { TurningPoint } from './turning-points.ts';

interface ReviewChartProps {
  readonly forecast: MatchForecast;
  readonly hindsight: Review['hindsight'];
  readonly seat: number;
  readonly names: readonly string[];
  /** The positions at which rounds begin. */
  readonly rounds: readonly number[];
  readonly points: readonly TurningPoint[];
  readonly words: ReviewWords;
}

const MARGIN = { left: 44, right: 12, top: 26, bottom: 24 } as const;
const HEIGHT = 220;
/** Parts of the scale with a line. */
const GRID = [0, 0.25, 0.5, 0.75, 1];
/** Numbers of turning points closer than this are moved apart, in CSS pixels. */
const APART = 20;

/**
 * The forecasts of a match: a line a seat, the chosen one strong, its forecasts with hindsight as
 * dots, and the numbers of its turning points above.
 */
export function ReviewChart(props: ReviewChartProps): ReactNode {
  const {
    ref,
    size: { width },
  } = useSize();
  const { format } = useLocale();
  const { forecast, names, seat, rounds, words } = props;
  const values = [...rounds, forecast.known.length - 1].map((at) =>
    valueText(format, forecast.unit, forecast.known[at]?.[seat] ?? 0),
  );
  return (
    <div className="review-chart" ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={words.chartLabel(names[seat] ?? '', values)}
        >
          <Lines {...props} width={width} />
        </svg>
      )}
    </div>
  );
}

function Lines({
  forecast: { known, unit },
  hindsight = [],
  seat,
  rounds,
  points,
  width,
}: Omit<ReviewChartProps, 'words'> & { readonly width: number }): ReactNode {
  const { format } = useLocale();
  const end = Math.max(1, known.length - 1);
  const all = known.flat();
  const low = unit === 'wins' ? 0 : Math.min(0, ...all);
  const high = unit === 'wins' ? 1 : Math.max(10, ...all);
  const x = (at: number): number => MARGIN.left + (at / end) * (width - MARGIN.left - MARGIN.right);
  const y = (value: number): number =>
    HEIGHT - MARGIN.bottom - ((value - low) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const path = (of: number): string =>
    `M${known.map((row, at) => `${x(at).toFixed(1)} ${y(row[of] ?? 0).toFixed(1)}`).join('L')}`;
  const seats = (known[0] ?? []).map((_, index) => index);
  return (
    <>
      <Grid {...{ rounds, format, unit, width, x, y, low, high }} />
      {seats
        .toSorted((a, b) => Number(a === seat) - Number(b === seat))
        .map((of) => (
          <path
            key={of}
            className={of === seat ? 'review-line chosen' : 'review-line'}
            d={path(of)}
            stroke={seatMarks[of]?.colour}
            strokeDasharray={of === seat ? undefined : seatMarks[of]?.dash}
          />
        ))}
      {hindsight.map(({ position, forecast }) => (
        <circle
          key={position}
          className="review-hindsight"
          cx={x(position)}
          cy={y(forecast[seat] ?? 0)}
          r="3.5"
        />
      ))}
      {apart(
        points.map(({ position }) => x(position)),
        width,
      ).map((place, index) => (
        <g key={index} className="review-number">
          <path
            d={`M${place} 18L${x(points[index]?.position ?? 0)} ${y(known[points[index]?.position ?? 0]?.[seat] ?? 0)}`}
          />
          <circle cx={place} cy="10" r="9" />
          <text x={place} y="14" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </>
  );
}

interface GridProps {
  readonly rounds: readonly number[];
  readonly format: Formats;
  readonly unit: MatchForecast['unit'];
  readonly width: number;
  /** The place of a position, and of a value. */
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** The ends of the scale. */
  readonly low: number;
  readonly high: number;
}

/** The scale to the left, and the rounds. */
const Grid = ({ rounds, format, unit, width, x, y, low, high }: GridProps): ReactNode => (
  <g className="review-grid">
    {GRID.map((part) => (
      <g key={part}>
        <line
          x1={MARGIN.left}
          x2={width - MARGIN.right}
          y1={y(low + part * (high - low))}
          y2={y(low + part * (high - low))}
        />
        <text x={MARGIN.left - 6} y={y(low + part * (high - low)) + 4} textAnchor="end">
          {valueText(format, unit, low + part * (high - low))}
        </text>
      </g>
    ))}
    {rounds.map((at, index) => (
      <g key={at}>
        {index > 0 && (
          <line
            className="part"
            x1={x(at)}
            x2={x(at)}
            y1={MARGIN.top}
            y2={HEIGHT - MARGIN.bottom}
          />
        )}
        {hasRoom(rounds, index, x) && (
          <text x={x(at) + 4} y={HEIGHT - 8}>
            {format.whole(index + 1)}
          </text>
        )}
      </g>
    ))}
  </g>
);

/** A round has its number only where the next one begins far enough away. */
const hasRoom = (rounds: readonly number[], index: number, x: (at: number) => number): boolean => {
  const next = rounds[index + 1];
  return next === undefined || x(next) - x(rounds[index] ?? 0) >= APART;
};

/** Ascending places with room between them, inside the width. */
function apart(places: readonly number[], width: number): readonly number[] {
  let before = 0;
  const spread = places.map((place) => (before = Math.max(place, before + APART)));
  let next = width + APART / 2;
  return spread
    .toReversed()
    .map((place) => (next = Math.min(place, next - APART)))
    .toReversed();
}
