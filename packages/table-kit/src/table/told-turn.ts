/** How a game counts the points of a match from its events alone. */
interface PointsReplay<T, E> {
  readonly tell: (told: T, event: E) => T;
  /** The points of every seat, as if the match ended there. */
  readonly pointsOfReplay: (told: T) => readonly number[];
}

/** Events that belong together, and the seat whose points count for them. */
interface Turn<E> {
  readonly seat: number;
  readonly events: readonly E[];
}

/** The result of a turn. */
interface TurnSummary<T, E> {
  /** The replay state of the match up to the turn's end. */
  readonly told: T;
  readonly points: readonly number[];
  /** The event that brought its seat the most points, the first of such; undefined if none did. */
  readonly deed: E | undefined;
}

/**
 * Folds the events of a turn one by one into the replay state; `told` holds everything before it.
 */
export function tellTurn<T, E>(
  { tell, pointsOfReplay }: PointsReplay<T, E>,
  told: T,
  { seat, events }: Turn<E>,
): TurnSummary<T, E> {
  let now = told;
  let points = pointsOfReplay(told);
  let most = 0;
  let deed: E | undefined;
  for (const event of events) {
    now = tell(now, event);
    const before = points[seat] ?? 0;
    points = pointsOfReplay(now);
    const gain = (points[seat] ?? 0) - before;
    if (gain > most) [most, deed] = [gain, event];
  }
  return { told: now, points, deed };
}
