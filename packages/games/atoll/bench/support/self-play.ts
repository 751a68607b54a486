import { createRng, nextInt, nextWord, shuffle, type Rng } from '@atoll/engine';
import { evaluate } from '../../src/bot/index.ts';
import { atoll, type AtollAction, type AtollState } from '../../src/index.ts';

/** Positions that are looked at for one action. */
const BUDGET = 60;

/**
 * What a match is played for: it hears of the positions between turns and rounds that were reached
 * by choice, and of the end.
 */
export interface Listener {
  position(state: AtollState): void;
  end(totals: readonly number[]): void;
}

export interface Match {
  readonly seats: number;
  readonly seed: string;
}

/**
 * A match of the greedy bot with itself. Most matches begin with some turns at random, so that
 * positions are seen which it would not come to; the modules are drawn too.
 */
export function selfPlay({ seats, seed }: Match, listener: Listener): void {
  const rng = createRng(seed);
  const chance = (share: number): boolean => nextWord(rng) / 2 ** 32 < share;
  const options = { biodiversity: chance(0.5), events: chance(0.4), evenStart: false };
  const wild = chance(0.25) ? 0 : nextInt(rng, 48 * seats);
  let state = atoll.setup({ seed, seats, options });
  for (let turns = 0; ; ) {
    const [seat] = atoll.activeSeats(state);
    if (seat === undefined) break;
    const legal = atoll.legalActions(state, seat);
    if (state.frames.length === 0) turns++;
    const action =
      turns < wild && chance(0.3)
        ? legal[nextInt(rng, legal.length)]
        : greedy(state, seat, { legal, rng });
    state = atoll.apply(state, seat, action as AtollAction).state;
    if (turns >= wild && (state.frames.length === 0 || state.phase !== 'action'))
      listener.position(state);
  }
  listener.end(atoll.outcome(state).scores.map(({ total }) => total));
}

interface Choice {
  readonly legal: readonly AtollAction[];
  readonly rng: Rng;
}

/** The greedy bot, without the detour over views. */
function greedy(state: AtollState, seat: number, { legal, rng }: Choice): AtollAction | undefined {
  let [chosen] = legal;
  if (legal.length === 1) return chosen;
  const imagined = atoll.clone(state);
  for (const pile of [imagined.animals, imagined.large, imagined.corals])
    pile.deck = shuffle(rng, [...pile.deck]);
  let most = -Infinity;
  for (const action of legal) {
    const value = bestAfter(imagined, action, { seat, left: BUDGET });
    if (value > most) [chosen, most] = [action, value];
  }
  return chosen;
}

function bestAfter(
  state: AtollState,
  action: AtollAction,
  search: { readonly seat: number; left: number },
): number {
  search.left--;
  const step = atoll.apply(atoll.clone(state), search.seat, action);
  const asked = !step.sealed && !step.ended && atoll.activeSeats(step.state).includes(search.seat);
  const legal = asked ? atoll.legalActions(step.state, search.seat) : [];
  let most = legal.length === 0 ? evaluate(step.state, search.seat) : -Infinity;
  for (const next of legal) {
    most = Math.max(most, bestAfter(step.state, next, search));
    if (search.left <= 0) break;
  }
  return most;
}
