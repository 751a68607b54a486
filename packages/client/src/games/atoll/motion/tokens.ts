import type { TokenName } from '@atoll/art';
import type { AtollEvent } from '@atoll/game-atoll';
import type { Motion, Timing } from '../../../table/canvas/motion/motion.ts';
import type { Spot } from '../../../ui/rect.ts';
import type { Placement } from '../layout/placement.ts';
import { middle, spotOf, type Moment, type Told } from './moment.ts';

type Counts = Readonly<Partial<Record<'coin' | 'plankton' | 'scale' | 'popularity', number>>>;

/** More tokens of a kind than this fly as this many; the counters tell the rest. */
const MOST = 4;
/** One after the other, in ms; and how long the last ones take at the least. */
const APART = 45, LEAST = 200;
const SIZE = 25, SMALL = 17;

/** How tokens go from the supply to cards and purses, and back. */
export function tokenMotions(moment: Moment): Motion[] {
  return [...moment.told.flatMap((told, i) => ofEvent(moment, told, i)), ...restings(moment)];
}

function ofEvent(moment: Moment, { event, timing }: Told, index: number): Motion[] {
  const { anchors } = moment;
  switch (event.type) {
    case 'paid': {
      const to = targetOf(moment, event.seat) ?? anchors('supply');
      const counts = { coin: event.coins, plankton: event.plankton, scale: event.scales };
      return flights(counts, timing, (icon) => [purse(moment, event.seat, icon), to]);
    }
    case 'gained': {
      const { coins: coin, plankton, scales: scale, popularity } = event, from = sourceOf(moment, event, index);
      return flights({ coin, plankton, scale, popularity }, timing, (icon) => [from, purse(moment, event.seat, icon)]);
    }
    case 'incomeTaken': {
      const from = anchors(`income:${event.choice}`) ?? anchors('supply');
      return flights({ coin: event.coins, plankton: event.plankton }, timing, (icon) => [from, purse(moment, event.seat, icon)]);
    }
    case 'recovered':
      return flights({ plankton: event.plankton }, timing, (icon) => [heartOf(moment, event.seat), purse(moment, event.seat, icon)]);
    case 'wentExtinct': {
      const later = { start: timing.start + 220, duration: 320 }, from = spotOf(moment, event.card, event.seat);
      return flights({ plankton: event.plankton }, later, (icon) => [from, purse(moment, event.seat, icon)]);
    }
    case 'hunted':
      return flight('hunt', timing, [purse(moment, event.seat, 'hunt'), spotOf(moment, event.card, event.owner)]);
    case 'cleaned': {
      const from = spotOf(moment, event.card, event.seat);
      return flight('pollution', timing, [from, from === undefined ? undefined : { x: from.x, y: from.y - 46 }]);
    }
    default:
      return [];
  }
}

const purse = ({ anchors }: Moment, seat: number, icon: string): Spot | undefined =>
  anchors(`purse:${seat}:${icon}`) ?? anchors(`seat:${seat}`);

type Way = readonly [from: Spot | undefined, to: Spot | undefined];

function flights(counts: Counts, timing: Timing, way: (icon: TokenName) => Way): Motion[] {
  const out: Motion[] = [];
  for (const [icon, count] of Object.entries(counts) as [keyof Counts, number][])
    for (let i = 0; i < Math.min(MOST, count); i++) {
      const start = timing.start + out.length * APART;
      out.push(...flight(icon, { start, duration: Math.max(LEAST, timing.duration) }, way(icon)));
    }
  return out;
}

function flight(icon: TokenName, timing: Timing, [from, to]: Way): Motion[] {
  if (from === undefined || to === undefined || (from.x === to.x && from.y === to.y)) return [];
  return [{ kind: 'token', icon, from, to, size: SIZE, ...timing }];
}

/** What is paid for: the card that is placed, fed or used, also if it was placed a step before. */
function targetOf(moment: Moment, seat: number): Spot | undefined {
  const card = moment.told.map(({ event }) => actingCard(event)).find((id) => id !== undefined) ?? moment.asked;
  return card === '' ? undefined : spotOf(moment, card, seat);
}

const actingCard = (event: AtollEvent): string | undefined => {
  switch (event.type) {
    case 'animalPlaced': case 'coralPlaced': case 'feedingBegan': case 'coralUsed': case 'colonyPlaced': return event.card;
    default: return undefined;
  }
};

/** What gave it: a card, the bonus row of a pass, the coral polluted just before for a bloom; otherwise the supply. */
function sourceOf(moment: Moment, event: AtollEvent & { type: 'gained' }, index: number): Spot | undefined {
  if (event.card !== '') return spotOf(moment, event.card, event.seat);
  const before = moment.told[index - 1]?.event;
  if (before?.type === 'passed') return moment.anchors(`bonus:${before.row}`) ?? moment.anchors('supply');
  if (before?.type === 'polluted') return spotOf(moment, before.card, before.seat);
  return moment.anchors('supply');
}

/** The middle of what is shown of a seat's atoll. */
function heartOf({ after, anchors }: Moment, seat: number): Spot | undefined {
  const basic = [...after.values()].find((p) => p.key.endsWith(`@${seat}`));
  return basic === undefined ? anchors(`seat:${seat}`) : middle(basic);
}

/** Fatigue that leaves cards rises and is gone. */
function restings({ before, after, told }: Moment): Motion[] {
  const when = told.find(({ event }) => event.type === 'recovered' || event.type === 'rested')?.timing ?? { start: 0, duration: 240 };
  const less = (p: Placement): boolean => {
    const old = before.get(p.key);
    return 'fatigue' in p && old !== undefined && 'fatigue' in old && p.fatigue < old.fatigue;
  };
  return [...after.values()].filter(less).map((p): Motion => {
    const k = p.scale, from = { x: p.x + 17 * k, y: p.y + 17 * k };
    return { kind: 'token', icon: 'fatigue', from, to: { x: from.x, y: from.y - 30 * k }, size: Math.max(SMALL, SIZE * k), ...when };
  });
}
