import type { Advice, Bot, BotTurn } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import { determinize } from '../determinize.ts';
import type { DasAtollPrivateView, DasAtollView } from '../view.ts';
import { errorOf, shareOf } from './blur.ts';
import { evaluate } from './evaluate.ts';
import { bestDiscard, optionsOf, type Moment, type Option } from './options.ts';
import { bestRobbery, bestVictim } from './robber.ts';
import { answerTo, concludeOrWithdraw } from './trade/answer.ts';
import { nextStep } from './trade/draft.ts';
import { bestOffer } from './trade/offer.ts';

export interface Strength {
  readonly id: string;
  /** By how many points it misjudges what it could do, as a standard deviation; 0 or more. */
  readonly blur: number;
  /** The share of what it could do that it does not think of, 0 to 1. */
  readonly overlooked: number;
}

export type DasAtollBot = Bot & Required<Pick<Bot, 'advise' | 'weigh'>>;

/** Positions that a seat imagines for what it does not know. */
const WORLDS = 3;

/**
 * A player of Das Atoll. What it answers depends on what its seat knows and on the legal actions
 * alone, so that the steps of one offer fit together.
 */
export function dasAtollBot({ id, ...strength }: Strength): DasAtollBot {
  const advise = (turn: BotTurn): Advice => decide(turn as Turn, strength);
  return {
    id,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : advise(turn).action),
    advise,
    weigh: (turn, action) => worthIn(turn as Turn, action as DasAtollAction),
  };
}

type Turn = Omit<BotTurn, 'view' | 'privateView' | 'legal'> & {
  readonly view: DasAtollView;
  readonly privateView: DasAtollPrivateView;
  readonly legal: readonly DasAtollAction[];
};

function decide(
  { view, privateView, seat, legal }: Turn,
  { blur, overlooked }: Omit<Strength, 'id'>,
): Advice {
  const moment = momentOf({ view, privateView, seat, legal });
  const { state } = moment;
  const words = `${wordsOf(view, seat)} ${view.offers}`;
  const reveal = legal.find(({ type }) => type === 'reveal');
  const misses = (what: unknown): boolean =>
    overlooked > 0 && shareOf(`seen ${words} ${JSON.stringify(what)}`) < overlooked;
  const error = (what: unknown): number =>
    blur > 0 ? blur * errorOf(`worth ${words} ${JSON.stringify(what)}`) : 0;
  const offers = misses('offers') ? [] : legal;
  const given = reveal ?? forced(moment) ?? trade(moment, offers);
  const action = legal.find((one) => given && isSame(one, given));
  if (action) return { action, expected: evaluate(state, seat) };
  const options = optionsOf(moment);
  // That a turn can end nobody overlooks.
  const seen = options.filter(({ action: one }) => isPlain(one) || !misses(one));
  return best(seen.length > 0 ? seen : options, error);
}

/** What is the same for all that a seat does in one turn. */
const wordsOf = (view: DasAtollView, seat: number): string =>
  `${view.round} ${view.turn} ${view.terrain.join()} ${seat}`;

/** The positions in which a turn is weighed; the second offer in the same ones as the first. */
function momentOf({
  view,
  privateView,
  seat,
  legal,
}: Pick<Turn, 'view' | 'privateView' | 'seat' | 'legal'>): Moment {
  const worlds = Array.from({ length: WORLDS }, (_, world) =>
    determinize({ view, privateView }, seat, `${wordsOf(view, seat)} ${world}`),
  );
  return { state: worlds[0], seat, legal, worlds };
}

/** What an action that a seat does alone leads to, by the best of the ways that begin with it. */
function worthIn(turn: Turn, action: DasAtollAction): number | undefined {
  const moment = momentOf(turn);
  if (forced(moment) !== undefined) return undefined;
  const worths = optionsOf(moment).flatMap((one) =>
    isSame(one.action, action) ? [one.worth] : [],
  );
  return worths.length > 0 ? Math.max(...worths) : undefined;
}

/** What a question about robbers or discards is answered with. */
function forced(moment: Moment): DasAtollAction | undefined {
  const { state, seat } = moment;
  switch (state.phase) {
    case 'discard':
      return bestDiscard(moment);
    case 'robber':
      return { type: 'robber', hex: bestRobbery(state, seat).hex };
    case 'pirate-theft':
    case 'robber-theft':
      return bestVictim(state, seat);
    default:
      return undefined;
  }
}

/** What belongs to an offer on the table, or to one that makes sense and can be made. */
function trade(
  { state, seat, worlds }: Moment,
  offers: readonly DasAtollAction[],
): DasAtollAction | undefined {
  if (state.phase !== 'main') return undefined;
  if (seat !== state.turn) return answerTo(worlds, seat);
  if (state.offer) return concludeOrWithdraw(worlds, seat);
  if (offers.length === 0) return undefined;
  const plan = bestOffer(worlds, seat);
  return plan && nextStep(state.drafts[seat], plan);
}

function best(options: readonly Option[], error: (action: DasAtollAction) => number): Advice {
  const [first, next] = options
    .map(({ action, worth }) => ({ action, expected: worth + error(action) }))
    .sort((a, b) => b.expected - a.expected);
  return next ? { ...first, next } : first;
}

const isPlain = ({ type }: DasAtollAction): boolean => type === 'end' || type === 'roll';

const isSame = (one: DasAtollAction, other: DasAtollAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
