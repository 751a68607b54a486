import { memo, useMemo, type MouseEvent, type ReactNode } from 'react';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';
import { linePaths, lineUntil, seatLines, type PlottedLine } from './plotted-lines.ts';

/** In the units of the drawing, which is stretched over the width of the bar. */
const WIDTH = 1000;
const HEIGHT = 44;

interface PointsLineProps {
  readonly session: ReplaySession;
  readonly label: string;
  /** By default the lines of all seats. */
  readonly lines?: readonly PlottedLine[] | undefined;
  /** The position up to which points are shown; by default all of them are. */
  readonly until?: number | undefined;
}

/**
 * The points of every seat over the match, each line with its own stroke; a press moves the replay
 * there. Keyboards reach the same with the range below it.
 */
export const PointsLine = memo(function PointsLine({
  session,
  label,
  lines,
  until,
}: PointsLineProps): ReactNode {
  const { timeline, length } = session;
  const shown = useMemo(() => {
    const all = lines ?? seatLines(timeline);
    // the scale too must not tell what comes later
    return until === undefined ? all : all.map((line) => lineUntil(line, until));
  }, [lines, timeline, until]);
  const paths = useMemo(
    () => linePaths(shown, { width: WIDTH, height: HEIGHT, length }),
    [shown, length],
  );
  const flat = timeline.points.every((points) => points.every((total) => total === 0));
  if (flat) return null;
  const go = (event: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    session.goTo(((event.clientX - left) / width) * length);
  };
  return (
    <svg
      className="replay-points"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onClick={go}
    >
      <title>{label}</title>
      {timeline.rounds.slice(1).map((at) => (
        <line key={at} x1={(at / length) * WIDTH} x2={(at / length) * WIDTH} y2={HEIGHT} />
      ))}
      {paths.map((path, index) => (
        <path
          key={index}
          d={path === '' ? '' : `M${path}`}
          stroke={shown[index]?.colour}
          strokeDasharray={shown[index]?.dash}
        />
      ))}
    </svg>
  );
});
