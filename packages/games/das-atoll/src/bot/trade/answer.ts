import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from '../../action.ts';
import { OFFER_CARDS } from '../../numbers.ts';
import { covers, sumOf, type Counts } from '../../resource.ts';
import type { DasAtollState, Offer } from '../../state.ts';
import { projectionOf } from '../projection.ts';
import { nextStep } from './draft.ts';
import type { Plan } from './offer.ts';
import { agrees, gainOf, priceOfHelp, reversed, type Swap } from './sides.ts';

/** How a seat answers the offer on the table: yes, no, or the next step of a counter-offer. */
export function answerTo(worlds: readonly DasAtollState[], seat: Seat): DasAtollAction {
  const [state] = worlds;
  const offer = state.offer as Offer;
  const { hand } = state.players[seat];
  const swap: Swap = { gives: offer.want, gets: offer.give };
  const judge = judgeFor(worlds, seat);
  // The own cards are checked last, so that an answer takes as long without them.
  const verdict = judge(swap);
  const counter = verdict.good ? undefined : counterTo(swap, judge);
  if (!covers(hand, offer.want)) return { type: 'decline' };
  if (verdict.good) return { type: 'accept' };
  const step = counter && nextStep(state.drafts[seat], counter);
  return step ?? { type: 'decline' };
}

interface Verdict {
  readonly good: boolean;
  /** The gain of the seat on turn. */
  readonly theirs: number;
}

type Judge = (swap: Swap) => Verdict;

/** Swaps with the seat on turn, from the side of the asked seat. */
function judgeFor(worlds: readonly DasAtollState[], seat: Seat): Judge {
  const [state] = worlds;
  const { turn } = state;
  const own = { hand: state.players[seat].hand, projection: projectionOf(state, seat) };
  const projection = projectionOf(state, turn);
  const price = priceOfHelp(state, seat, turn);
  return (swap) => {
    const gain = gainOf(state, own, swap);
    let theirs = 0;
    for (const world of worlds)
      theirs +=
        gainOf(world, { hand: world.players[turn].hand, projection }, reversed(swap)) /
        worlds.length;
    return { good: agrees(gain, theirs, price), theirs };
  };
}

/** The offer with one card more in return, if that still helps the other side. */
function counterTo({ gives, gets }: Swap, judge: Judge): Plan | undefined {
  if (sumOf(gets) >= OFFER_CARDS) return undefined;
  for (let resource = 0; resource < gets.length; resource++) {
    if (gets[resource] === 0) continue;
    const more = gets.map((count, index) => count + (index === resource ? 1 : 0));
    const { good, theirs } = judge({ gives, gets: more });
    if (good && theirs > 0) return { give: gives, want: more, skipped: [] };
  }
  return undefined;
}

/** The partner for an open offer, or its withdrawal. */
export function concludeOrWithdraw(worlds: readonly DasAtollState[], seat: Seat): DasAtollAction {
  const [state] = worlds;
  const { answers, counters, give, want } = state.offer as Offer;
  const { hand } = state.players[seat];
  const own = { hand, projection: projectionOf(state, seat) };
  let most = 0;
  let partner = -1;
  answers.forEach((answer, other) => {
    if (answer !== 'yes' && answer !== 'counter') return;
    const gives: Counts = answer === 'yes' ? give : counters[other].want;
    const swap: Swap = { gives, gets: answer === 'yes' ? want : counters[other].give };
    if (!covers(hand, gives)) return;
    const gain = gainOf(state, own, swap);
    const theirs = gainOf(
      state,
      { hand: state.players[other].hand, projection: projectionOf(state, other) },
      reversed(swap),
    );
    const price = priceOfHelp(state, seat, other);
    const worth = price === Infinity ? -1 : gain - price * Math.max(0, theirs);
    if (worth > most) [most, partner] = [worth, other];
  });
  return partner < 0 ? { type: 'withdraw' } : { type: 'conclude', partner };
}
