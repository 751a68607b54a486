import type { GameDefinition, Knowledge } from './game.ts';
import type { Seat, Viewer } from './seat.ts';

type Hiding<S, P> = Pick<GameDefinition<S, unknown, unknown, unknown, unknown, P>, 'privateView'>;

/**
 * The knowledge of a viewer about a position; for a spectator, and in a game without secrets, the
 * public view alone.
 */
export function knowledgeOf<S, A, E, V, O, P>(
  game: GameDefinition<S, A, E, V, O, P>,
  state: S,
  viewer: Viewer,
): Knowledge<V, P> {
  // Undefined here is never read by the game: it has no private view.
  return { view: game.publicView(state), privateView: privateViewOf(game, state, viewer) as P };
}

/** The private view of a viewer; undefined for a spectator, and in a game without secrets. */
export function privateViewOf<S, P>(game: Hiding<S, P>, state: S, viewer: Viewer): P | undefined {
  return viewer === 'spectator' ? undefined : game.privateView?.(state, viewer);
}

/** The events of a step, filtered for a viewer. */
export function eventsFor<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  events: readonly E[],
  viewer: Viewer,
): readonly E[] {
  return events
    .map((event) => game.eventView(event, viewer))
    .filter((event) => event !== undefined);
}

/** A seat as a viewer; -1 is a spectator. */
export function viewerOf(seat: Seat): Viewer {
  return seat < 0 ? 'spectator' : seat;
}
