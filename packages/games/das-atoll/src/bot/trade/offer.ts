import type { Seat } from '@atoll/engine';
import { noCounts, type Counts } from '../../resource.ts';
import type { DasAtollState } from '../../state.ts';
import { projectionOf } from '../projection.ts';
import { partnersOf, reception } from './partners.ts';
import { gainOf, priceOfHelp, type Swap } from './sides.ts';

/** An offer to put together, and the excluded seats. */
export interface Plan {
  readonly give: Counts;
  readonly want: Counts;
  readonly skipped: readonly Seat[];
}

/** The maximum number of offers of a bot in a turn. */
const OFFERS = 2;
/** The least gain that is worth an offer to all. */
const LEAST = 0.08;
/** The minimum gain of an offer, weighted by the chance that a seat agrees. */
const PROMISE = 0.04;
/** Swaps that are judged from the other side too. */
const LOOKED_AT = 8;

/** The next offer that makes sense in this turn and was not made in it, if there is one. */
export function bestOffer(worlds: readonly DasAtollState[], seat: Seat): Plan | undefined {
  const [state] = worlds;
  if (state.offers >= OFFERS) return undefined;
  const { hand } = state.players[seat];
  const own = { hand, projection: projectionOf(state, seat) };
  const promising = swapsFrom(hand)
    .filter((swap) => !wasOffered(state, swap))
    .map((swap) => ({ swap, gain: gainOf(state, own, swap) }))
    .filter(({ gain }) => gain > LEAST)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, LOOKED_AT);
  if (promising.length === 0) return undefined;
  const partners = partnersOf(state, seat);
  const prices = state.players.map((_, other) => priceOfHelp(state, seat, other));
  const rated = promising.map(({ swap, gain }) => {
    const now = { left: 1, worth: 0 };
    for (const partner of partners) {
      if (prices[partner.seat] === Infinity) continue;
      const { chance, gain: theirs } = reception(worlds, partner, { swap, gain, asker: seat });
      if (refuses(state, partner.seat, swap)) continue;
      now.worth += now.left * chance * (gain - prices[partner.seat] * theirs);
      now.left *= 1 - chance;
    }
    return { swap, worth: now.worth };
  });
  const sensible = rated.filter(({ worth }) => worth > PROMISE).sort((a, b) => b.worth - a.worth);
  const chosen = sensible[0]?.swap;
  if (!chosen) return undefined;
  const skipped = partners.flatMap(({ seat: other }) =>
    prices[other] === Infinity ? [other] : [],
  );
  return { give: chosen.gives, want: chosen.gets, skipped };
}

/** One card for one or two of the hand. */
function swapsFrom(hand: Counts): readonly Swap[] {
  const swaps: Swap[] = [];
  for (let first = 0; first < hand.length; first++) {
    if (hand[first] === 0) continue;
    for (let second = first; second <= hand.length; second++) {
      const gives = noCounts();
      gives[first]++;
      if (second < hand.length) gives[second]++;
      if (second < hand.length && hand[second] < gives[second]) continue;
      for (let want = 0; want < hand.length; want++) {
        if (gives[want] > 0) continue;
        const gets = noCounts();
        gets[want]++;
        swaps.push({ gives, gets });
      }
    }
  }
  return swaps;
}

/** Whether the swap was offered in this turn already: the others would answer the same again. */
const wasOffered = ({ offered }: DasAtollState, { gives, gets }: Swap): boolean =>
  offered.some(({ give, want }) => isSame(give, gives) && isSame(want, gets));

const isSame = (one: Counts, other: Counts): boolean =>
  one.every((count, index) => count === other[index]);

/** Whether a seat has declared that it never trades like this. */
function refuses({ refusals }: DasAtollState, seat: Seat, { gives, gets }: Swap): boolean {
  return refusals.some(
    (refusal) => refusal.seat === seat && isOnly(gets, refusal.give) && isOnly(gives, refusal.get),
  );
}

const isOnly = (cards: Counts, resource: number): boolean =>
  cards.every((count, index) => count > 0 === (index === resource));
