import type { Advice, Bot, BotTurn } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import { determinize } from '../determinize.ts';
import type { DasAtollState } from '../state.ts';
import type { DasAtollPrivateView, DasAtollView } from '../view.ts';
import { evaluate } from './evaluate.ts';
import { anyOf, happens, seenBy, type Mistakes } from './mistakes.ts';
import { bestDiscard, optionsOf, type ImaginedPosition, type Option } from './options.ts';
import { bestRobbery, bestVictim, harmlessRobberies } from './robber.ts';
import { answerTo, concludeOrWithdraw } from './trade/answer.ts';
import { nextStep } from './trade/draft.ts';
import { bestOffer } from './trade/offer.ts';

/** The preference for an action beside its worth, in points. */
export type Taste = (action: DasAtollAction, state: DasAtollState) => number;

export interface Strength extends Mistakes {
  readonly id: string;
  /** Default: none. It bears on what a seat does alone, not on trade and robbery. */
  readonly taste?: Taste;
}

export type DasAtollBot = Bot & Required<Pick<Bot, 'advise' | 'weigh'>>;

/** Number of determinized positions of a seat. */
const WORLDS = 3;

/**
 * A player of Das Atoll. Its answers depend on the knowledge of its seat and on the legal actions
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
  { taste, ...mistakes }: Omit<Strength, 'id'>,
): Advice {
  const moment = momentOf({ view, privateView, seat, legal });
  const { state } = moment;
  const { round } = view;
  const words = `${wordsOf(view, seat)} ${view.offers}`;
  const reveal = legal.find(({ type }) => type === 'reveal');
  const given = reveal ?? slip(moment, mistakes, words) ?? forced(moment) ?? trade(moment);
  const action = legal.find((one) => given && isSame(one, given));
  if (action) return { action, expected: evaluate(state, seat) };
  const options = optionsOf(moment).map((option) =>
    taste ? { ...option, worth: option.worth + taste(option.action, state) } : option,
  );
  return best(seenBy(mistakes, options, { round, words }));
}

/** A mistaken answer about robbers or discards, if a mistake is made. */
function slip(
  { state, seat, legal }: ImaginedPosition,
  { mild, careless }: Mistakes,
  words: string,
): DasAtollAction | undefined {
  if (state.phase === 'robber' && happens(mild, `${words} robber`))
    return anyOf(harmlessRobberies(state, legal), words);
  const hand = `${words} ${state.players[seat].hand.join()}`;
  if (state.phase === 'discard' && happens(careless, hand)) return anyOf(legal, hand);
  return undefined;
}

/** A text that is the same for all actions of a seat in one turn. */
const wordsOf = (view: DasAtollView, seat: number): string =>
  `${view.round} ${view.turn} ${view.terrain.join()} ${seat}`;

/**
 * The positions in which a turn is weighed; the same ones for its second offer as for the first.
 */
function momentOf({
  view,
  privateView,
  seat,
  legal,
}: Pick<Turn, 'view' | 'privateView' | 'seat' | 'legal'>): ImaginedPosition {
  const worlds = Array.from({ length: WORLDS }, (_, world) =>
    determinize({ view, privateView }, seat, `${wordsOf(view, seat)} ${world}`),
  );
  return { state: worlds[0], seat, legal, worlds };
}

/** The worth of an action that a seat does alone, by the best line that starts with it. */
function worthIn(turn: Turn, action: DasAtollAction): number | undefined {
  const moment = momentOf(turn);
  if (forced(moment) !== undefined) return undefined;
  const worths = optionsOf(moment).flatMap((one) =>
    isSame(one.action, action) ? [one.worth] : [],
  );
  return worths.length > 0 ? Math.max(...worths) : undefined;
}

/** The answer to a question about robbers or discards. */
function forced(moment: ImaginedPosition): DasAtollAction | undefined {
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

/** The action on an offer on the table, or on a sensible offer that can be made. */
function trade({ state, seat, worlds }: ImaginedPosition): DasAtollAction | undefined {
  if (state.phase !== 'main') return undefined;
  if (seat !== state.turn) return answerTo(worlds, seat);
  if (state.offer) return concludeOrWithdraw(worlds, seat);
  const plan = bestOffer(worlds, seat);
  return plan && nextStep(state.drafts[seat], plan);
}

function best(options: readonly Option[]): Advice {
  const [first, next] = options
    .map(({ action, worth }) => ({ action, expected: worth }))
    .sort((a, b) => b.expected - a.expected);
  return next ? { ...first, next } : first;
}

const isSame = (one: DasAtollAction, other: DasAtollAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
