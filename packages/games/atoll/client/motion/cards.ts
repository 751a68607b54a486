import { changesOf } from '@atoll/table-kit/table/canvas/motion/changes.ts';
import type { Motion, Timing } from '@atoll/table-kit/table/canvas/motion/motion.ts';
import { isCard, type Placement } from '../layout/placement.ts';
import { middle, timedEventOf, type AnimationInput } from './animation-input.ts';

const GLIDE: Timing = { start: 0, duration: 260 };
const FADE: Timing = { start: 0, duration: 160 };
const FOLD = 280;
/** How far beside its place a new card of an offer begins, on the side of the deck. */
const DEAL = 64;
/** How far a card that leaves an offer sinks. */
const SINK = 46;

const inOffer = (p: Placement): boolean => isCard(p) && p.face === 'M';

/** How cards appear, move and leave: the difference of two moments, in the order of the events. */
export function cardMotions(moment: AnimationInput): Motion[] {
  const { came, moved, gone } = changesOf(moment.before, moment.after);
  return [
    ...came.filter(isCard).map((p) => arrival(moment, p)),
    ...moved.filter(({ to }) => isCard(to)).map(({ from, to }) => journey(moment, from, to)),
    ...gone.filter(isCard).map((p) => departure(moment, p)),
  ];
}

function journey(moment: AnimationInput, old: Placement, p: Placement): Motion {
  const placed = timedEventOf(moment.timedEvents, p.key, ['animalPlaced', 'coralPlaced']);
  if (placed !== undefined)
    return { kind: 'glide', key: p.key, height: 'high', ...GLIDE, start: placed.timing.start };
  const shift = inOffer(old) && inOffer(p) ? shiftOf(moment, p) : graceOf(moment, p);
  return {
    kind: 'glide',
    key: p.key,
    height: old.window === p.window ? 'low' : 'high',
    ...GLIDE,
    start: shift,
  };
}

/** When the cards that remain in an offer close ranks. */
function shiftOf({ timedEvents }: AnimationInput, { kind }: Placement): number {
  const gap = timedEvents.find(
    ({ event }) =>
      event.type === `${kind}Placed` ||
      (event.type === 'offerDiscarded' && event.offer === `${kind}s`),
  );
  return gap === undefined ? 0 : gap.timing.start + 90;
}

/** An atoll closes ranks only when the card that dies out on it has folded. */
function graceOf({ timedEvents, before }: AnimationInput, { window }: Placement): number {
  const gone = timedEvents.findLast(
    ({ event }) =>
      event.type === 'wentExtinct' && before.get(`card:${event.card}`)?.window === window,
  );
  return gone === undefined ? 0 : gone.timing.start + gone.timing.duration + FOLD / 2;
}

function arrival(moment: AnimationInput, p: Placement): Motion {
  const dealt = timedEventOf(moment.timedEvents, p.key, ['offerRefilled']);
  if (inOffer(p) && dealt !== undefined)
    return { kind: 'enter', key: p.key, from: { x: p.x - DEAL, y: p.y }, ...dealt.timing };
  const placed = timedEventOf(moment.timedEvents, p.key, ['animalPlaced', 'coralPlaced']);
  // it comes from an offer that is not on screen
  if (placed !== undefined) {
    const from = moment.anchors('offers') ?? { x: p.x, y: p.y - DEAL };
    return { kind: 'enter', key: p.key, from, ...placed.timing };
  }
  return { kind: 'appear', key: p.key, ...FADE };
}

function departure(moment: AnimationInput, p: Placement): Motion {
  const { timedEvents, anchors } = moment;
  const { key } = p;
  const gone = timedEventOf(timedEvents, key, ['wentExtinct']);
  if (gone !== undefined)
    return {
      kind: 'fold',
      key,
      start: gone.timing.start + gone.timing.duration - FOLD / 2,
      duration: FOLD,
    };
  const placed =
    timedEventOf(timedEvents, key, ['animalPlaced', 'coralPlaced']) ??
    // except a Basic Coral, a card of an offer belongs to no seat before it is placed
    timedEvents.find(
      ({ event }) =>
        (event.type === 'animalPlaced' || event.type === 'coralPlaced') &&
        key === `card:${event.card}`,
    );
  const home =
    placed !== undefined && 'seat' in placed.event
      ? anchors(`seat:${placed.event.seat}`)
      : undefined;
  if (placed !== undefined && home !== undefined)
    return { kind: 'depart', key, to: home, start: placed.timing.start, duration: 320 };
  const left = timedEvents.find(
    ({ event }) =>
      event.type === 'offerDiscarded' && event.cards.some((card) => key === `card:${card}`),
  );
  if (left === undefined) return { kind: 'vanish', key, ...FADE };
  const at = middle(p);
  return { kind: 'depart', key, to: { x: at.x, y: at.y + SINK }, ...left.timing };
}
