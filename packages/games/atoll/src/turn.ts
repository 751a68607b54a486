import type { AtollState } from './state.ts';

/** All seats, clockwise from one of them. Clockwise is ascending (ruling 48). */
export function seatsFrom(state: AtollState, first: number): readonly number[] {
  const seats: number[] = [];
  const count = state.reefs.length;
  for (let step = 0; step < count; step++) seats.push((first + step) % count);
  return seats;
}

/** The next seat after the seat on turn that has not passed; undefined when all have. */
export function nextInTurn(state: AtollState): number | undefined {
  const count = state.reefs.length;
  for (let step = 1; step <= count; step++) {
    const seat = (state.turn + step) % count;
    if (!state.reefs[seat]?.passed) return seat;
  }
  return undefined;
}

/** The seat that has to decide now; undefined when the match is over. */
export function activeSeat(state: AtollState): number | undefined {
  if (state.phase === 'over') return undefined;
  return state.frames.at(-1)?.seat ?? state.turn;
}
