import type { AtollEvent } from '../../src/index.ts';
import { isTopLevel } from '../../src/cards/tables.ts';
import type { Motion, Timing } from '@atoll/table-kit/table/canvas/motion/motion.ts';
import { cardItem } from '../ids.ts';
import { PITCH, type CoralPlacement, type Placement } from '../layout/placement.ts';
import { PART } from './card-part.ts';
import { middle, oldSpotOf, type AnimationInput, type TimedEvent } from './animation-input.ts';

/**
 * Movements of living things: they act, eat, greet a new neighbour, and celebrate; and the tide
 * turns.
 */
export function deedMotions(moment: AnimationInput): Motion[] {
  return moment.timedEvents.flatMap((timed) => ofEvent(moment, timed));
}

function ofEvent(moment: AnimationInput, { event, timing }: TimedEvent): Motion[] {
  switch (event.type) {
    case 'feedingBegan':
    case 'coralUsed': {
      const key = cardItem(event.card, event.seat);
      return moment.after.has(key) ? [{ kind: 'stir', key, ...timing }] : [];
    }
    case 'animalPlaced':
    case 'coralPlaced':
      return nods(moment, cardItem(event.card, event.seat), timing.start + timing.duration * 0.8);
    case 'reduced':
    case 'wentExtinct':
    case 'sheltered':
    case 'hunted':
      return meal(moment, { event, timing });
    case 'raised': {
      const place = moment.after.get(cardItem(event.card, event.seat));
      if (!isTopLevel(event.level) || place === undefined) return [];
      const feast = { start: timing.start + timing.duration * 0.7, duration: 480 };
      return [
        { kind: 'confetti', at: middle(place), size: place.scale, ...feast },
        { kind: 'stir', key: place.key, ...feast, duration: 260 },
      ];
    }
    case 'roundBegan':
      return [tideOf(moment, timing)];
    default:
      return [];
  }
}

const TIDE = 700;

/** The tide takes the old cards of the offers with it. */
function tideOf({ timedEvents }: AnimationInput, { start }: Timing): Motion {
  const ebb = timedEvents.find(({ event }) => event.type === 'offerDiscarded')?.timing.start;
  return { kind: 'effect', name: 'tide', start: ebb ?? start, duration: TIDE };
}

type Eaten = AtollEvent & { readonly type: 'reduced' | 'wentExtinct' | 'sheltered' | 'hunted' };

/** The animal that feeds is linked with its food, and lunges at it. */
function meal(
  moment: AnimationInput,
  { event: eaten, timing }: { event: Eaten; timing: TimedEvent['timing'] },
): Motion[] {
  const feeder = feederOf(moment, eaten.seat);
  const key = cardItem(feeder, eaten.seat);
  if (feeder === '' || feeder === eaten.card) return [];
  const from = oldSpotOf(moment, feeder, eaten.seat);
  const to = oldSpotOf(moment, eaten.card, 'owner' in eaten ? eaten.owner : eaten.seat);
  if (from === undefined || to === undefined) return [];
  const link: Motion = { kind: 'link', icon: 'hunt', from, to, ...timing };
  const reached = { start: timing.start + timing.duration * 0.4, duration: timing.duration * 0.6 };
  const away = { x: 2 * to.x - from.x, y: 2 * to.y - from.y };
  const prey = cardItem(eaten.card, 'owner' in eaten ? eaten.owner : eaten.seat);
  return [
    link,
    ...(moment.after.has(key) ? [{ kind: 'lunge', key, from, to, ...timing } as const] : []),
    ...(moment.after.has(prey)
      ? [{ kind: 'lunge', key: prey, from: to, to: away, ...reached } as const]
      : []),
  ];
}

function feederOf({ timedEvents, asked }: AnimationInput, seat: number): string {
  const fed = timedEvents.find(
    ({ event }) => event.type === 'raised' && event.cause === 'fed' && event.seat === seat,
  )?.event;
  if (fed !== undefined && 'card' in fed) return fed.card;
  const eating = timedEvents.some(
    ({ event }) =>
      event.type === 'hunted' ||
      event.type === 'sheltered' ||
      (event.type === 'tired' && event.card === asked),
  );
  return eating ? asked : '';
}

const SIDES: readonly (readonly [string, number, number])[] = [
  ['N', 0, 1],
  ['E', -1, 0],
  ['S', 0, -1],
  ['W', 1, 0],
];

/**
 * The colonies that face a card which has just landed; a coral's own when it is the coral that
 * lands.
 */
function nods({ after }: AnimationInput, key: string, start: number): Motion[] {
  const landed = after.get(key);
  if (landed === undefined) return [];
  const nod = (p: CoralPlacement, side: string): Motion => ({
    kind: 'nod',
    key: p.key,
    part: PART.colony(side),
    start,
    duration: 320,
  });
  if (landed.kind === 'coral') return [...landed.colonies].map((side) => nod(landed, side));
  return [...after.values()].flatMap((p) => {
    if (p.kind !== 'coral' || p.window !== landed.window) return [];
    const side = SIDES.find(([, dx, dy]) => beside(p, landed, [dx, dy]))?.[0];
    return side !== undefined && p.colonies.includes(side) ? [nod(p, side)] : [];
  });
}

/** Whether the coral lies in that direction of the card, one place away. */
function beside(coral: Placement, card: Placement, [dx, dy]: readonly [number, number]): boolean {
  const step = PITCH * card.scale;
  return Math.abs(coral.x - card.x - dx * step) < 1 && Math.abs(coral.y - card.y - dy * step) < 1;
}
