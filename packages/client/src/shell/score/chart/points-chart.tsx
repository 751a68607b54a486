import { seatMarks } from '@atoll/art';
import { useMemo, type ReactNode } from 'react';
import type { Story } from '@atoll/table-kit/table/game-client.ts';
import { useSize } from '@atoll/table-kit/ui/use-size.ts';
import { chartFigures, MARGIN, pathOf, type ChartFigures, type SeatLine } from './chart-figures.ts';
import type { Highlight } from '../highlights.ts';
import { partNames } from '../part-names.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

const MARK = 13;

interface PointsChartProps {
  readonly story: Story;
  readonly names: readonly string[];
  readonly moments: readonly Highlight[];
  /** The index of the selected highlight, or -1. */
  readonly chosen: number;
  /** 0 to 1: how much of the lines is drawn. */
  readonly progress: number;
}

/**
 * The points of every seat over the turns: each line has its own stroke and mark besides its
 * colour.
 */
export function PointsChart({
  story,
  names,
  moments,
  chosen,
  progress,
}: PointsChartProps): ReactNode {
  const { format, words } = useLocale();
  const {
    ref,
    size: { width, height },
  } = useSize();
  const figures = useMemo(
    () => (width > 0 && height > 0 ? chartFigures(story, { width, height }) : undefined),
    [story, width, height],
  );
  const ends = (story.turns.at(-1)?.points ?? story.start).map(
    (total, seat) => `${names[seat] ?? ''} ${format.whole(total)}`,
  );
  return (
    <div className="points-chart" ref={ref}>
      {figures && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={words.scores.chartLabel(ends)}
        >
          <Grid figures={figures} width={width} height={height} />
          <clipPath id="points-so-far">
            <rect
              x="0"
              y="0"
              width={MARGIN.left - 10 + (width - MARGIN.left + 10) * progress}
              height={height}
            />
          </clipPath>
          <g clipPath="url(#points-so-far)">
            {figures.lines.map((line) => (
              <Line key={line.seat} line={line} />
            ))}
            <Moments figures={figures} moments={moments} chosen={chosen} />
          </g>
        </svg>
      )}
    </div>
  );
}

/** Numbers above the lines, each connected to its point by a thin line. */
const Moments = ({
  figures: { above, at },
  moments,
  chosen,
}: Pick<PointsChartProps, 'moments' | 'chosen'> & {
  readonly figures: ChartFigures;
}): ReactNode => {
  const places = above(moments.map(({ turn }) => turn));
  return moments.map(({ turn, seat }, place) => {
    const { x, y } = at(turn, seat);
    const top = places[place] ?? x;
    return (
      <g key={place} className={`chart-moment ${place === chosen ? 'chosen' : ''}`}>
        <path d={`M${top} 18L${x} ${MARGIN.top - 4}V${y - 4}`} />
        <circle cx={top} cy="10" r="9" />
        <text x={top} y="14" textAnchor="middle">
          {place + 1}
        </text>
        {place === chosen && <circle className="here" cx={x} cy={y} r="6" />}
      </g>
    );
  });
};

interface GridProps {
  readonly figures: ChartFigures;
  readonly width: number;
  readonly height: number;
}

const Grid = ({ figures: { grid, parts }, width, height }: GridProps): ReactNode => {
  const { format } = useLocale();
  const names = partNames(parts);
  return (
    <g className="chart-grid">
      {grid.map(({ value, y }) => (
        <g key={value}>
          <line
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={y}
            y2={y}
            className={value === 0 ? 'zero' : ''}
          />
          <text x={MARGIN.left - 6} y={y + 4} textAnchor="end">
            {format.whole(value)}
          </text>
        </g>
      ))}
      {parts.map((part, place) => (
        <g key={place}>
          {place > 0 && (
            <line
              className="part"
              x1={part.from}
              x2={part.from}
              y1={MARGIN.top}
              y2={height - MARGIN.bottom + 6}
            />
          )}
          {names[place] !== '' && (
            <text x={(part.from + part.to) / 2} y={height - 6} textAnchor="middle">
              {names[place]}
            </text>
          )}
        </g>
      ))}
    </g>
  );
};

const Line = ({
  line: { seat, points, marks, total, label },
}: {
  readonly line: SeatLine;
}): ReactNode => {
  const { format } = useLocale();
  const mark = seatMarks[seat];
  const end = points.at(-1);
  return (
    <g className={`chart-line seat-${seat}`}>
      <path className="stroke" d={pathOf(points)} strokeDasharray={mark?.dash} />
      {mark &&
        marks.map(({ x, y }, place) => (
          <g
            key={place}
            transform={`translate(${x - MARK / 2} ${y - MARK / 2}) scale(${MARK / 24})`}
          >
            <path className="mark" d={mark.outline} fill={mark.colour} />
            <path className="mark-cut" d={mark.cut} fill={mark.ink} />
          </g>
        ))}
      {end && (
        <text x={label.x} y={label.y + 5} className="chart-total">
          {format.whole(total)}
        </text>
      )}
    </g>
  );
};
