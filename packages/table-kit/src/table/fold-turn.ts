/** How a game counts the points of a match from its events alone. */
interface PointsReplay<T, E> {
  readonly applyEvent: (state: T, event: E) => T;
  /** The points of every seat, as if the match ended there. */
  readonly pointsOfReplay: (state: T) => readonly number[];
}

/** Events that belong together, and the seat whose points count for them. */
interface Turn<E> {
  readonly seat: number;
  readonly events: readonly E[];
}

/** The result of a turn. */
interface TurnSummary<T, E> {
  /** The replay state of the match up to the turn's end. */
  readonly state: T;
  readonly points: readonly number[];
  /** The event that brought its seat the most points, the first of such; undefined if none did. */
  readonly deed: E | undefined;
}

/**
 * Folds the events of a turn one by one into the replay state; `before` holds everything before it.
 */
export function foldTurn<T, E>(
  { applyEvent, pointsOfReplay }: PointsReplay<T, E>,
  before: T,
  { seat, events }: Turn<E>,
): TurnSummary<T, E> {
  let now = before;
  let points = pointsOfReplay(before);
  let most = 0;
  let deed: E | undefined;
  for (const event of events) {
    now = applyEvent(now, event);
    const earlier = points[seat] ?? 0;
    points = pointsOfReplay(now);
    const gain = (points[seat] ?? 0) - earlier;
    if (gain > most) [most, deed] = [gain, event];
  }
  return { state: now, points, deed };
}
