import type { Seat } from '@atoll/engine';
import type { DasAtollEvent } from './event.ts';
import { NOBODY } from './state.ts';

/** The data for the points of a seat. */
interface Holding {
  readonly settlements: number;
  readonly cities: number;
  readonly lanes: number;
  /** Of cards, which are known when the match is over. */
  readonly cards: number;
}

/** A match derived from its events: the data for the points of every seat, and nothing else. */
export interface PointsState {
  readonly round: number;
  /** By seat. */
  readonly seats: readonly Holding[];
  /** The holders of the longest trade route and the largest army, or -1. */
  readonly route: Seat;
  readonly army: Seat;
}

const AWARD = 2;

/** The state before the first event of a match. */
export const startReplay = (seats: number): PointsState => ({
  round: 0,
  seats: Array.from({ length: seats }, () => ({ settlements: 0, cities: 0, lanes: 0, cards: 0 })),
  route: NOBODY,
  army: NOBODY,
});

/** The points of every seat, as if the match ended here; points of cards from its end on. */
export const pointsOfReplay = ({ seats, route, army }: PointsState): readonly number[] =>
  seats.map(
    ({ settlements, cities, lanes, cards }, seat) =>
      settlements +
      2 * cities +
      lanes +
      cards +
      (route === seat ? AWARD : 0) +
      (army === seat ? AWARD : 0),
  );

/** A match after one more of its events. */
export function applyEvent(state: PointsState, event: DasAtollEvent): PointsState {
  if (event.type === 'turn') return { ...state, round: event.round };
  if (event.type === 'award') return { ...state, [event.award]: event.seat };
  const before = 'seat' in event ? state.seats[event.seat] : undefined;
  if (before === undefined || !('seat' in event)) return state;
  return {
    ...state,
    seats: state.seats.with(event.seat, { ...before, ...changed(before, event) }),
  };
}

function changed({ settlements, cities }: Holding, event: DasAtollEvent): Partial<Holding> {
  switch (event.type) {
    case 'built':
      if (event.what === 'settlement') return { settlements: settlements + 1 };
      if (event.what === 'city') return { settlements: settlements - 1, cities: cities + 1 };
      return {};
    case 'connected':
      return { lanes: event.lanes };
    case 'shown':
      return { cards: event.points };
    default:
      return {};
  }
}
