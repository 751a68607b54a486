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

/** A position of a match, as far as its picture shows it. */
export interface PositionSummary {
  /** The public view. */
  readonly view: unknown;
  /** By seat. */
  readonly points: readonly number[];
  /** The winners, or the leaders while the match goes on. */
  readonly first: readonly Seat[];
  /** Only at the end. */
  readonly ended?: Outcome;
}

/** By the rules of the match. */
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
 * From a recording. There are no leaders if a match is won in common, or if its end does not follow
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
