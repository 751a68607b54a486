import { createRng, nextInt, nextWord } from '@atoll/engine';
import { asksForDiscards, uselessCard } from '../../src/bot/search/discards.ts';
import { evaluatePlan } from '../../src/bot/search/evaluate-plan.ts';
import { withoutDraws } from '../../src/bot/search/imagined-state.ts';
import { plan } from '../../src/bot/search/plan.ts';
import { atoll, type AtollAction, type AtollState } from '../../src/index.ts';

export interface PlannedMatch {
  readonly seats: number;
  readonly seed: string;
  /** Of a whole turn; a prompt within a turn gets a quarter. */
  readonly iterations: number;
}

/** Hears of a position, and of the seat that it is to be judged for. */
export type Note = (state: AtollState, seat: number) => void;

/**
 * A match of a search with itself, most with some turns at random first. Notes the end of each plan
 * for its seat and a third of the positions between turns for every seat; returns the final scores.
 */
export function plannedPlay(
  { seats, seed, iterations }: PlannedMatch,
  note: Note,
): readonly number[] {
  const rng = createRng(seed);
  const chance = (share: number): boolean => nextWord(rng) / 2 ** 32 < share;
  const options = { biodiversity: chance(0.3), events: chance(0.3), evenStart: false };
  const wild = chance(0.4) ? 0 : nextInt(rng, 24 * seats);
  let state = atoll.setup({ seed, seats, options });
  for (let turns = 0; ; ) {
    const [seat] = atoll.activeSeats(state);
    if (seat === undefined) return atoll.outcome(state).scores.map(({ total }) => total);
    const legal = atoll.legalActions(state, seat);
    const isWhole = state.frames.length === 0;
    if (isWhole) turns++;
    const isRandom = turns < wild && chance(0.25);
    const among = isRandom ? [legal[nextInt(rng, legal.length)] as AtollAction] : legal;
    const [end, action] = planned(state, seat, {
      among,
      iterations: isWhole ? iterations : iterations / 4,
    });
    if (isWhole && turns >= wild) note(end, seat);
    state = atoll.apply(state, seat, action).state;
    if (turns < wild || state.phase === 'over') continue;
    if (state.frames.length > 0 && state.phase === 'action') continue;
    for (let other = 0; other < seats; other++) if (chance(1 / 3)) note(state, other);
  }
}

interface Choices {
  readonly among: readonly AtollAction[];
  readonly iterations: number;
}

/** The end of the best plan, and its first action. */
function planned(
  state: AtollState,
  seat: number,
  { among, iterations }: Choices,
): readonly [AtollState, AtollAction] {
  const [only] = among as readonly [AtollAction];
  if (among.length === 1) return [state, only];
  const root = withoutDraws(state);
  const options = { iterations: Math.ceil(iterations), judge: evaluatePlan, lookAhead: 3 };
  if (asksForDiscards(root)) {
    const { action } = uselessCard(root, seat, { legal: among, ...options });
    return [state, among.find((one) => one === action) ?? only];
  }
  const [{ state: end, first }] = plan(root, seat, { ...options, rivals: 'by offer', among });
  return [end, among.find((one) => JSON.stringify(one) === JSON.stringify(first)) ?? only];
}
