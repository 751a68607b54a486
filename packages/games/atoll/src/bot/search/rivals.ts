import type { AtollState, Pile, Reef } from '../../state.ts';
import { activeSeat } from '../../turn.ts';
import type { CardId } from '../../vocabulary.ts';
import { evaluate } from '../evaluate.ts';
import { endings } from './endings.ts';
import { withoutDraws } from './imagined-state.ts';

/** Positions examined for one action of another seat. */
const EXAMINED_POSITIONS = 4;

/**
 * The actions of the others between two turns of a seat: their atolls afterwards, and the cards
 * gone.
 */
export interface Replies {
  readonly reefs: ReadonlyMap<number, Reef>;
  readonly taken: ReadonlySet<CardId>;
  readonly bonus: readonly number[];
}

/**
 * The actions of the others until it is the seat's turn again, each taking the action that looks
 * best at once.
 */
export function repliesTo(state: AtollState, seat: number): Replies {
  const after = untilTurnOf(state, seat);
  const reefs = new Map(
    after.reefs.flatMap((reef, other) => (other === seat ? [] : [[other, reef] as const])),
  );
  const left = new Set(offered(after));
  return {
    reefs,
    taken: new Set(offered(state).filter((card) => !left.has(card))),
    bonus: after.bonus,
  };
}

/** Whether the cards that the others take are still in the offers of a state. */
export function offersAll(state: AtollState, { taken }: Replies): boolean {
  const cards = offered(state);
  return [...taken].every((card) => cards.includes(card));
}

/** The number of cards in the offers. */
export function openCards(state: AtollState): number {
  return offered(state).length;
}

function offered({ animals, large, corals }: AtollState): readonly CardId[] {
  return [...animals.offer, ...large.offer, ...corals.offer];
}

/** A line of play with the replies of the others taken from another line. */
export function withReplies(
  state: AtollState,
  seat: number,
  { reefs, taken, bonus }: Replies,
): AtollState {
  const rest = (pile: Pile): Pile => ({
    ...pile,
    offer: pile.offer.filter((card) => !taken.has(card)),
  });
  return {
    ...state,
    turn: seat,
    animals: rest(state.animals),
    large: rest(state.large),
    corals: rest(state.corals),
    bonus,
    reefs: state.reefs.map((reef, other) => reefs.get(other) ?? reef),
  };
}

/** Plays for the others until the seat has a question or the match is over. */
export function untilTurnOf(state: AtollState, seat: number): AtollState {
  let now = state;
  for (;;) {
    const active = activeSeat(now);
    if (active === undefined || active === seat) return now;
    now = withoutDraws(best(now, active));
  }
}

function best(state: AtollState, seat: number): AtollState {
  let chosen = state;
  let most = -Infinity;
  for (const { state: after } of endings(state, seat, EXAMINED_POSITIONS)) {
    const worth = evaluate(after, seat);
    if (worth > most) [chosen, most] = [after, worth];
  }
  return chosen;
}
