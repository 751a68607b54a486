import type { GameDefinition } from './game.ts';
import type { Seat } from './seat.ts';

type Asking<S> = Pick<
  GameDefinition<S, unknown, unknown, unknown, unknown>,
  'activeSeats' | 'asideSeats' | 'legalActions'
>;

/**
 * The seats that may act although the match does not wait for them; none in a game without asides.
 */
export function asideSeatsOf<S>(game: Pick<Asking<S>, 'asideSeats'>, state: S): readonly Seat[] {
  return game.asideSeats?.(state) ?? [];
}

/** Every seat that has an action: the active seats, then the seats that may act aside and can. */
export function seatsToAct<S>(game: Asking<S>, state: S): readonly Seat[] {
  if (!game.asideSeats) return game.activeSeats(state);
  const asides = asideSeatsOf(game, state).filter(
    (seat) => game.legalActions(state, seat).length > 0,
  );
  return asides.length > 0 ? [...game.activeSeats(state), ...asides] : game.activeSeats(state);
}
