import { cardMotions } from './cards.ts';
import { deedMotions } from './event-summary.ts';
import { momentOf, type PlanInput } from './moment.ts';
import type { Motion } from './motion.ts';
import { partMotions } from './parts.ts';
import { tokenMotions } from './tokens.ts';

/** The movements that lead from one moment of the table to the next. Pure; where everything goes is the business of the scene. */
export function planMotions(input: PlanInput): readonly Motion[] {
  const moment = momentOf(input);
  return [...cardMotions(moment), ...partMotions(moment), ...deedMotions(moment), ...tokenMotions(moment)];
}

/** The same for people who want less motion: what changes its place or its face fades, and nothing else happens. */
export function fadesOf(input: PlanInput): readonly Motion[] {
  const timing = { start: 0, duration: 120 } as const, moment = momentOf({ ...input, events: [] });
  const faded = cardMotions(moment).map(({ kind, ...motion }): Motion => {
    const { key } = motion as { readonly key: string };
    return { kind: kind === 'vanish' || kind === 'depart' ? 'vanish' : 'appear', key, ...timing };
  });
  return [...faded, ...redraws(moment.before, moment.after)];
}

type Placed = ReturnType<typeof momentOf>['after'];

function redraws(before: Placed, after: Placed): Motion[] {
  const facts = (p: object): string => JSON.stringify({ ...p, x: 0, y: 0, scale: 1, window: '' });
  return [...after.values()].filter((p) => {
    const old = before.get(p.key);
    return old !== undefined && (p.kind === 'animal' || p.kind === 'coral') && facts(old) !== facts(p);
  }).map((p) => ({ kind: 'redraw', key: p.key, start: 0, duration: 120 }));
}
