import type { AtollEvent, CardId } from '@atoll/game-atoll';
import type { Spot } from '../../../ui/rect.ts';
import { cardItem } from '../ids.ts';
import { area, type Placement } from '../layout/placement.ts';
import type { Anchors, Timing } from './motion.ts';
import { timeline } from './timeline.ts';

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
export interface Moment {
  readonly before: ReadonlyMap<string, Placement>;
  readonly after: ReadonlyMap<string, Placement>;
  readonly told: readonly Told[];
  readonly asked: CardId;
  readonly anchors: Anchors;
}

const byKey = (placements: readonly Placement[]): ReadonlyMap<string, Placement> => new Map(placements.map((p) => [p.key, p]));

export function momentOf({ before, after, events, asked, anchors }: PlanInput): Moment {
  const times = timeline(events);
  return { before: byKey(before), after: byKey(after), told: events.map((event, i) => ({ event, timing: times[i]! })), asked, anchors };
}

export function middle(p: Placement): Spot {
  const { x, y, width, height } = area(p);
  return { x: x + width / 2, y: y + height / 2 };
}

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
