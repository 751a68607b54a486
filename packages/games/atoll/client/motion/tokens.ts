import type { AtollEvent } from '../../src/index.ts';
import { flight, flights, TOKEN_SIZE } from '@atoll/table-kit/table/canvas/motion/flights.ts';
import type { Motion } from '@atoll/table-kit/table/canvas/motion/motion.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import type { Placement } from '../layout/placement.ts';
import { middle, spotOf, type AnimationInput, type TimedEvent } from './animation-input.ts';

/** Fatigue of a small card flies no smaller than this. */
const SMALL = 17;

/** Tokens move from the supply to cards and purses, and back. */
export function tokenMotions(moment: AnimationInput): Motion[] {
  return [
    ...moment.timedEvents.flatMap((timed, i) => ofEvent(moment, timed, i)),
    ...restings(moment),
  ];
}

function ofEvent(moment: AnimationInput, { event, timing }: TimedEvent, index: number): Motion[] {
  const { anchors } = moment;
  switch (event.type) {
    case 'paid': {
      const to = targetOf(moment, event.seat) ?? anchors('supply');
      const counts = { coin: event.coins, plankton: event.plankton, scale: event.scales };
      return flights(counts, timing, (icon) => [purse(moment, event.seat, icon), to]);
    }
    case 'gained': {
      const { coins: coin, plankton, scales: scale, popularity } = event;
      const from = sourceOf(moment, event, index);
      return flights({ coin, plankton, scale, popularity }, timing, (icon) => [
        from,
        purse(moment, event.seat, icon),
      ]);
    }
    case 'incomeTaken': {
      const from = anchors(`income:${event.choice}`) ?? anchors('supply');
      return flights({ coin: event.coins, plankton: event.plankton }, timing, (icon) => [
        from,
        purse(moment, event.seat, icon),
      ]);
    }
    case 'recovered':
      return flights({ plankton: event.plankton }, timing, (icon) => [
        heartOf(moment, event.seat),
        purse(moment, event.seat, icon),
      ]);
    case 'wentExtinct': {
      const later = { start: timing.start + 220, duration: 320 };
      const from = spotOf(moment, event.card, event.seat);
      return flights({ plankton: event.plankton }, later, (icon) => [
        from,
        purse(moment, event.seat, icon),
      ]);
    }
    case 'hunted':
      return flight('hunt', timing, [
        purse(moment, event.seat, 'hunt'),
        spotOf(moment, event.card, event.owner),
      ]);
    case 'cleaned': {
      const from = spotOf(moment, event.card, event.seat);
      return flight('pollution', timing, [
        from,
        from === undefined ? undefined : { x: from.x, y: from.y - 46 },
      ]);
    }
    default:
      return [];
  }
}

const purse = ({ anchors }: AnimationInput, seat: number, icon: string): Spot | undefined =>
  anchors(`purse:${seat}:${icon}`) ?? anchors(`seat:${seat}`);

/**
 * The target of a payment: the card that is placed, fed or used, also if it was placed a step
 * before.
 */
function targetOf(moment: AnimationInput, seat: number): Spot | undefined {
  const card =
    moment.timedEvents.map(({ event }) => actingCard(event)).find((id) => id !== undefined) ??
    moment.asked;
  return card === '' ? undefined : spotOf(moment, card, seat);
}

const actingCard = (event: AtollEvent): string | undefined => {
  switch (event.type) {
    case 'animalPlaced':
    case 'coralPlaced':
    case 'feedingBegan':
    case 'coralUsed':
    case 'colonyPlaced':
      return event.card;
    default:
      return undefined;
  }
};

/**
 * The source of a gain: a card, the bonus row of a pass, the coral polluted just before for a
 * bloom; otherwise the supply.
 */
function sourceOf(
  moment: AnimationInput,
  event: AtollEvent & { type: 'gained' },
  index: number,
): Spot | undefined {
  if (event.card !== '') return spotOf(moment, event.card, event.seat);
  const before = moment.timedEvents[index - 1]?.event;
  if (before?.type === 'passed')
    return moment.anchors(`bonus:${before.row}`) ?? moment.anchors('supply');
  if (before?.type === 'polluted') return spotOf(moment, before.card, before.seat);
  return moment.anchors('supply');
}

/** The middle of the visible part of a seat's atoll. */
function heartOf({ after, anchors }: AnimationInput, seat: number): Spot | undefined {
  const basic = [...after.values()].find((p) => p.key.endsWith(`@${seat}`));
  return basic === undefined ? anchors(`seat:${seat}`) : middle(basic);
}

/** Fatigue that leaves cards rises and disappears. */
function restings({ before, after, timedEvents }: AnimationInput): Motion[] {
  const when = timedEvents.find(
    ({ event }) => event.type === 'recovered' || event.type === 'rested',
  )?.timing ?? { start: 0, duration: 240 };
  const less = (p: Placement): boolean => {
    const old = before.get(p.key);
    return 'fatigue' in p && old !== undefined && 'fatigue' in old && p.fatigue < old.fatigue;
  };
  return [...after.values()].filter(less).map((p): Motion => {
    const k = p.scale;
    const from = { x: p.x + 17 * k, y: p.y + 17 * k };
    return {
      kind: 'token',
      icon: 'fatigue',
      from,
      to: { x: from.x, y: from.y - 30 * k },
      size: Math.max(SMALL, TOKEN_SIZE * k),
      ...when,
    };
  });
}
