import type { AtollEvent, CardId } from '../../src/index.ts';
import {
  momentOf as readMoment,
  type AnimationInput as AnyMoment,
  type MomentInput,
  type TimedEvent as AnyTimedEvent,
} from '@atoll/table-kit/table/canvas/motion/animation-input.ts';
import type { Anchors } from '@atoll/table-kit/table/canvas/motion/motion.ts';
import { middleOf, type Spot } from '@atoll/table-kit/ui/rect.ts';
import { cardItem } from '../ids.ts';
import { area, type Placement } from '../layout/placement.ts';
import { PACE } from './pace.ts';

export type TimedEvent = AnyTimedEvent<AtollEvent>;

interface Asked {
  /** The card that was asked about before, or ''. */
  readonly asked: CardId;
}
export type PlanInput = MomentInput<Placement, AtollEvent> & Asked;
export type AnimationInput = AnyMoment<Placement, AtollEvent> & Asked;

export const momentOf = ({ asked, ...input }: PlanInput): AnimationInput => ({
  ...readMoment(input, PACE),
  asked,
});

export const middle = (p: Placement): Spot => middleOf(area(p));

/**
 * Where a card of a seat is visible: on the table, or, if its atoll is not shown, at the seat's
 * panel.
 */
export function spotOf(moment: AnimationInput, card: CardId, seat: number): Spot | undefined {
  return spotAmong([moment.after, moment.before], { card, seat, anchors: moment.anchors });
}

/** Where it was seen before everything moved. */
export function oldSpotOf(moment: AnimationInput, card: CardId, seat: number): Spot | undefined {
  return spotAmong([moment.before, moment.after], { card, seat, anchors: moment.anchors });
}

interface Sought {
  readonly card: CardId;
  readonly seat: number;
  readonly anchors: Anchors;
}

function spotAmong(
  moments: readonly AnimationInput['after'][],
  { card, seat, anchors }: Sought,
): Spot | undefined {
  const key = cardItem(card, seat);
  const place = moments.map((each) => each.get(key)).find((each) => each !== undefined);
  return place === undefined ? anchors(`seat:${seat}`) : middle(place);
}

/**
 * The event of one of these types that speaks of the card of that key, the last one if there are
 * several.
 */
export function timedEventOf(
  timedEvents: readonly TimedEvent[],
  key: string,
  types: readonly AtollEvent['type'][],
): TimedEvent | undefined {
  return timedEvents.findLast(
    ({ event }) =>
      types.includes(event.type) &&
      'card' in event &&
      cardItem(event.card, 'seat' in event ? event.seat : -1) === key,
  );
}
