import type { AnyGame, Seat, Viewer } from '@atoll/engine';

/** The events as a viewer may know them. */
export function eventsFor(
  game: AnyGame,
  events: readonly unknown[],
  viewer: Viewer,
): readonly unknown[] {
  return events
    .map((event) => game.eventView(event, viewer))
    .filter((event) => event !== undefined);
}

/** A seat as a viewer; -1 is a spectator. */
export function viewerOf(seat: Seat): Viewer {
  return seat < 0 ? 'spectator' : seat;
}
