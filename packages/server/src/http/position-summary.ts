import {
  type AnyGame,
  isOver,
  type PastPosition,
  type Outcome,
  outcomeOf,
  type RecordedPosition,
  scoresOf,
  type Seat,
  winnersOf,
} from '@atoll/engine';

/** How a match stood at a moment, as far as a picture of it tells. */
export interface PositionSummary {
  /** What everybody saw. */
  readonly view: unknown;
  /** By seat. */
  readonly points: readonly number[];
  /** Who won, or leads as long as the match goes on. */
  readonly first: readonly Seat[];
  /** At the end alone. */
  readonly ended?: Outcome;
}

/** As the rules of the match tell it. */
export function standingOf(game: AnyGame, moment: PastPosition<unknown, unknown>): PositionSummary {
  const over = isOver(game, moment);
  const outcome = over ? outcomeOf(game, moment) : game.outcome(moment.state);
  return {
    view: game.publicView(moment.state),
    points: scoresOf(outcome).map(({ total }) => total),
    first: over || outcome.kind === 'ranking' ? winnersOf(outcome) : [],
    ...(over && { ended: outcome }),
  };
}

/**
 * As it was recorded. Nobody leads where a match is won in common, or where its end does not follow
 * from the points.
 */
export function recordedStanding(
  recording: readonly RecordedPosition[],
  { view, points, outcome }: RecordedPosition,
): PositionSummary {
  if (outcome) return { view, points, first: winnersOf(outcome), ended: outcome };
  const end = recording.at(-1)?.outcome;
  if (end?.kind !== 'ranking' || end.order !== 'points') return { view, points, first: [] };
  const most = Math.max(...points);
  return { view, points, first: points.flatMap((each, seat) => (each === most ? [seat] : [])) };
}
