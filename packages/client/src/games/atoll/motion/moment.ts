import type { AtollEvent, CardId } from '@atoll/game-atoll';
import { byKey, type ByKey } from '../../../table/canvas/motion/changes.ts';
import type { Anchors, Timing } from '../../../table/canvas/motion/motion.ts';
import { timeline } from '../../../table/canvas/motion/timeline.ts';
import { middleOf, type Spot } from '../../../ui/rect.ts';
import { cardItem } from '../ids.ts';
import { area, type Placement } from '../layout/placement.ts';
import { PACE } from './pace.ts';

export interface PlanInput {
  readonly before: readonly Placement[];
  readonly after: readonly Placement[];
  /** What happened in between; nothing where a hand has only turned to another part of the table. */
  readonly events: readonly AtollEvent[];
  /** The card that was asked about before, or ''. */
  readonly asked: CardId;
  readonly anchors: Anchors;
}

/** An event and when it is told. */
export interface Told {
  readonly event: AtollEvent;
  readonly timing: Timing;
}

/** All that movements are made of, looked up by key. */
export interface Moment extends Pick<PlanInput, 'asked' | 'anchors'> {
  readonly before: ByKey<Placement>;
  readonly after: ByKey<Placement>;
  readonly told: readonly Told[];
}

export function momentOf({ before, after, events, asked, anchors }: PlanInput): Moment {
  const times = timeline(events, PACE);
  return { before: byKey(before), after: byKey(after), told: events.map((event, i) => ({ event, timing: times[i]! })), asked, anchors };
}

export const middle = (p: Placement): Spot => middleOf(area(p));

/** Where a card of a seat is seen: on the table, or, if its atoll is not shown, at what tells of the seat. */
export function spotOf(moment: Moment, card: CardId, seat: number): Spot | undefined {
  return spotAmong([moment.after, moment.before], { card, seat, anchors: moment.anchors });
}

/** Where it was seen before everything moved. */
export function oldSpotOf(moment: Moment, card: CardId, seat: number): Spot | undefined {
  return spotAmong([moment.before, moment.after], { card, seat, anchors: moment.anchors });
}

type Sought = Pick<Moment, 'anchors'> & { readonly card: CardId; readonly seat: number };

function spotAmong(moments: readonly Moment['after'][], { card, seat, anchors }: Sought): Spot | undefined {
  const key = cardItem(card, seat), place = moments.map((each) => each.get(key)).find((each) => each !== undefined);
  return place === undefined ? anchors(`seat:${seat}`) : middle(place);
}

/** The event of one of these types that speaks of the card of that key, the last one if there are several. */
export function toldOf(told: readonly Told[], key: string, types: readonly AtollEvent['type'][]): Told | undefined {
  return told.findLast(({ event }) =>
    types.includes(event.type) && 'card' in event && cardItem(event.card, 'seat' in event ? event.seat : -1) === key);
}
