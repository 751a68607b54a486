import type { AtollEvent } from '../../src/index.ts';
import type { Motion, Timing } from '@atoll/table-kit/table/canvas/motion/motion.ts';
import type { AnimalPlacement, CoralPlacement, Placement } from '../layout/placement.ts';
import { PART } from './card-part.ts';
import { timedEventOf, type AnimationInput } from './animation-input.ts';

const HOP = 220;
const LAND = 200;
/** From the middle of one abundance step to the next, in widths of a card. */
const STEP = 1 / 3;
const AT_ONCE: Timing = { start: 0, duration: LAND };

/** Changes of the parts on cards: pearls, colonies, slicks, fatigue. */
export function partMotions(moment: AnimationInput): Motion[] {
  const out: Motion[] = [];
  for (const [key, p] of moment.after) {
    const old = moment.before.get(key);
    if (old === undefined || old.kind !== p.kind) continue;
    if (p.kind === 'animal' && old.kind === 'animal') out.push(...ofAnimal(moment, old, p));
    if (p.kind === 'coral' && old.kind === 'coral') out.push(...ofCoral(moment, old, p));
    if ('face' in p && 'face' in old && p.face !== old.face)
      out.push({ kind: 'redraw', key, ...redrawn(moment, key), duration: 90 });
  }
  return out;
}

const redrawn = (moment: AnimationInput, key: string): { start: number } => ({
  start: at(moment, key, ['animalPlaced', 'coralPlaced']).start,
});

function at(
  { timedEvents }: AnimationInput,
  key: string,
  types: readonly AtollEvent['type'][],
): Timing {
  return timedEventOf(timedEvents, key, types)?.timing ?? AT_ONCE;
}

function ofAnimal(moment: AnimationInput, old: AnimalPlacement, p: AnimalPlacement): Motion[] {
  const { key } = p;
  const out = fatigueOf(moment, old, p);
  if (old.level > 0 && p.level !== old.level) {
    const { start, duration } = at(moment, key, ['raised', 'reduced']);
    // an animal that is eaten from waits until it has been reached
    const by = (p.level - old.level) * STEP;
    out.push({
      kind: 'hop',
      key,
      part: PART.pearl,
      by,
      start: start + Math.max(0, duration - HOP),
      duration: HOP,
    });
  }
  if (p.paired && !old.paired)
    out.push({ kind: 'land', key, part: PART.symbiosis, ...at(moment, key, ['paired']) });
  return out;
}

function ofCoral(moment: AnimationInput, old: CoralPlacement, p: CoralPlacement): Motion[] {
  const { key } = p;
  const out = fatigueOf(moment, old, p);
  // a face of another size shows other colonies anyway
  const grown =
    p.face === old.face ? [...p.colonies].filter((side) => !old.colonies.includes(side)) : [];
  for (const side of grown)
    out.push({ kind: 'land', key, part: PART.colony(side), ...at(moment, key, ['colonyPlaced']) });
  if (p.polluted === old.polluted) return out;
  const timing = at(moment, key, ['polluted', 'cleaned']);
  if (p.polluted) out.push({ kind: 'land', key, part: PART.slick, ...timing });
  out.push({ kind: 'redraw', key, start: timing.start + (p.polluted ? 120 : 40), duration: LAND });
  return out;
}

function fatigueOf(
  moment: AnimationInput,
  old: Placement & { fatigue: number },
  p: Placement & { fatigue: number },
): Motion[] {
  const timing = at(moment, p.key, ['tired']);
  const more = Math.max(0, p.fatigue - old.fatigue);
  return Array.from(
    { length: more },
    (_, i): Motion => ({
      kind: 'land',
      key: p.key,
      part: PART.fatigue(old.fatigue + i),
      ...timing,
      start: timing.start + i * 60,
    }),
  );
}
