import type { Placed } from '../scene/placed.ts';
import { byKey, type ByKey } from './changes.ts';
import type { Anchors, Timing } from './motion.ts';
import { timeline, type Pace } from './timeline.ts';

/** An event and the time at which it is played. */
export interface TimedEvent<Event> {
  readonly event: Event;
  readonly timing: Timing;
}

export interface MomentInput<P extends Placed, Event> {
  readonly before: readonly P[];
  readonly after: readonly P[];
  /** The events in between; empty where the person has only turned to another part of the table. */
  readonly events: readonly Event[];
  readonly anchors: Anchors;
}

/**
 * The input of movements: things by key, before and after, and the events in the order in which
 * they are played.
 */
export interface AnimationInput<P extends Placed, Event> {
  readonly before: ByKey<P>;
  readonly after: ByKey<P>;
  readonly timedEvents: readonly TimedEvent<Event>[];
  readonly anchors: Anchors;
}

export function momentOf<P extends Placed, Event extends { readonly type: string }>(
  { before, after, events, anchors }: MomentInput<P, Event>,
  pace: Pace<Event['type']>,
): AnimationInput<P, Event> {
  const times = timeline<Event['type']>(events, pace);
  return {
    before: byKey(before),
    after: byKey(after),
    timedEvents: events.map((event, i) => ({ event, timing: times[i]! })),
    anchors,
  };
}
