import { hiddenArk, type HiddenArkState } from '../../src/index.ts';
import { tokenNumber } from '../../src/numbers.ts';

export const HOME = { stations: ['L05'], vessels: ['L05'] } as const;

export const kind = (id: string): number => tokenNumber(id);

/** A whole match begun: everybody places, the first location that is free. */
export function placed(options: Readonly<Record<string, unknown>>, seats: number): HiddenArkState {
  let state = hiddenArk.setup({ seed: 'begun', seats, options: hiddenArk.parseOptions(options) });
  while (state.phase === 'placing') {
    const [seat] = hiddenArk.activeSeats(state);
    state = hiddenArk.apply(state, seat!, hiddenArk.legalActions(state, seat!)[0]!).state;
  }
  return state;
}
