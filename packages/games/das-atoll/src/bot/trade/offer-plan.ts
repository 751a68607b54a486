import { knowledgeOf, type Bot, type BotTurn, type Seat } from '@atoll/engine';
import type { DasAtollAction } from '../../action.ts';
import { apply } from '../../apply.ts';
import { determinize } from '../../determinize.ts';
import { legalActions } from '../../legality/legal.ts';
import { COSTS } from '../../numbers.ts';
import { sumOf, type Counts } from '../../resource.ts';
import { emptyDraft, type DasAtollState } from '../../state.ts';
import type { DasAtollPrivateView, DasAtollView } from '../../view.ts';

/** The goals of an offer, the most valuable first. */
const OFFER_GOALS = ['city', 'settlement', 'ship', 'road', 'card'] as const;
export type OfferGoal = (typeof OFFER_GOALS)[number];

/** An offer as a bot would make it, and the nearest goal that it serves. */
export interface OfferPlan {
  readonly give: Counts;
  readonly want: Counts;
  readonly skipped: readonly Seat[];
  /** Absent if the trade serves no goal that could be built. */
  readonly goal?: OfferGoal;
  /** The cards missing to the goal after the trade; 0 if it can be paid then. */
  readonly lacks: number;
}

/** No offer has more steps than this. */
const MOST_STEPS = 40;

/**
 * The whole offer that starts with this step, made by asking the bot repeatedly: its actions depend
 * on the knowledge of its seat alone, and a draft changes nothing else of that.
 */
export function offerPlan(bot: Bot, turn: BotTurn, first: DasAtollAction): OfferPlan | undefined {
  if (first.type !== 'give') return undefined;
  const { game, seat, seed } = turn;
  const known = {
    view: turn.view as DasAtollView,
    privateView: turn.privateView as DasAtollPrivateView,
  };
  let state = determinize(known, seat, 'plan');
  let action: DasAtollAction = { ...first };
  for (let step = 0; step < MOST_STEPS && action.type !== 'propose'; step++) {
    state = apply(state, seat, action).state;
    const legal = legalActions(state, seat);
    action = bot.choose({
      game,
      ...knowledgeOf(game, state, seat),
      seat,
      legal,
      seed,
    }) as DasAtollAction;
  }
  if (action.type !== 'propose') return undefined;
  const { give, want, skipped } = state.drafts[seat];
  return { give, want, skipped, ...goalOf(state, seat) };
}

/**
 * The purchase possible with the cards of the offer that lacks the fewest cards and lacks fewer by
 * the trade.
 */
function goalOf(state: DasAtollState, seat: Seat): Pick<OfferPlan, 'goal' | 'lacks'> {
  const { hand } = state.players[seat];
  const { give, want } = state.drafts[seat];
  const later = hand.map((count, index) => count - give[index] + want[index]);
  const possible = possibleIn(state, seat);
  const nearer = OFFER_GOALS.filter((goal) => possible.has(goal))
    .map((goal) => ({ goal, before: lack(hand, goal), lacks: lack(later, goal) }))
    .filter(({ before, lacks }) => lacks < before)
    .sort((one, other) => one.lacks - other.lacks);
  const [best] = nearer;
  return best ? { goal: best.goal, lacks: best.lacks } : { lacks: 0 };
}

const lack = (hand: Counts, goal: OfferGoal): number =>
  sumOf(COSTS[goal].map((count, index) => Math.max(0, count - hand[index])));

/** The purchases that have a place, whatever they cost. */
function possibleIn(state: DasAtollState, seat: Seat): ReadonlySet<string> {
  const rich: DasAtollState = {
    ...state,
    drafts: state.drafts.map(emptyDraft),
    players: state.players.map((player, other) =>
      other === seat ? { ...player, hand: player.hand.map(() => 9) } : player,
    ),
  };
  const types = legalActions(rich, seat).map(({ type }) => (type === 'buy' ? 'card' : type));
  return new Set<string>(types);
}
