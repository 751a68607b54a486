import { seatMarks } from '@atoll/art';
import { memo, useMemo, type MouseEvent, type ReactNode } from 'react';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';

/** In the units of the drawing, which is stretched over the width of the bar. */
const WIDTH = 1000;
const HEIGHT = 44;

/**
 * The points of every seat over the match, each line with its own stroke; a press moves the replay
 * there. Keyboards reach the same with the range below it.
 */
export const PointsLine = memo(function PointsLine({
  session,
  label,
}: {
  readonly session: ReplaySession;
  readonly label: string;
}): ReactNode {
  const { timeline, length } = session;
  const lines = useMemo(() => {
    const all = timeline.points.flat();
    const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
    const x = (at: number): number => (at / Math.max(1, length)) * WIDTH;
    const y = (points: number): number =>
      HEIGHT - 3 - ((points - low) / (high - low)) * (HEIGHT - 6);
    return (timeline.points[0] ?? []).map((_, seat) =>
      timeline.turns
        .map(
          (at, turn) => `${x(at).toFixed(1)} ${y(timeline.points[turn]?.[seat] ?? 0).toFixed(1)}`,
        )
        .join('L'),
    );
  }, [timeline, length]);
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
      {lines.map((line, seat) => (
        <path
          key={seat}
          d={`M${line}`}
          stroke={seatMarks[seat]?.colour}
          strokeDasharray={seatMarks[seat]?.dash}
        />
      ))}
    </svg>
  );
});
