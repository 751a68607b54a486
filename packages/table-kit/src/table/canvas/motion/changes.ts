import { atSamePlace, factsOf, type Placed } from '../scene/placed.ts';
import type { Motion } from './motion.ts';

/** The things that appeared, moved, and disappeared between two moments, in their drawing order. */
export interface Changes<P extends Placed> {
  readonly came: readonly P[];
  readonly moved: readonly { readonly from: P; readonly to: P }[];
  readonly gone: readonly P[];
}

export type ByKey<P extends Placed> = ReadonlyMap<string, P>;

export const byKey = <P extends Placed>(placements: readonly P[]): ByKey<P> =>
  new Map(placements.map((p) => [p.key, p]));

/** The difference of two moments. */
export function changesOf<P extends Placed>(before: ByKey<P>, after: ByKey<P>): Changes<P> {
  const moved: { from: P; to: P }[] = [];
  const came: P[] = [];
  for (const to of after.values()) {
    const from = before.get(to.key);
    if (from === undefined) came.push(to);
    else if (!atSamePlace(from, to)) moved.push({ from, to });
  }
  return { came, moved, gone: [...before.values()].filter(({ key }) => !after.has(key)) };
}

const GLIDE = { start: 0, duration: 260 };
const FADE = { start: 0, duration: 160 };
const LESS = { start: 0, duration: 120 };

/**
 * Movements without knowledge of the events: things glide to their new places, others appear and
 * disappear.
 */
export function plainMotions<P extends Placed>(
  before: ByKey<P>,
  after: ByKey<P>,
): readonly Motion[] {
  const { came, moved, gone } = changesOf(before, after);
  return [
    ...came.map(({ key }): Motion => ({ kind: 'appear', key, ...FADE })),
    ...moved.map(
      ({ from, to }): Motion => ({
        kind: 'glide',
        key: to.key,
        height: from.window === to.window ? 'low' : 'high',
        ...GLIDE,
      }),
    ),
    ...gone.map(({ key }): Motion => ({ kind: 'vanish', key, ...FADE })),
  ];
}

/**
 * The same for people who want less motion: a thing that changes its place or its drawing fades,
 * and nothing else happens.
 */
export function fadesOf<P extends Placed>(before: ByKey<P>, after: ByKey<P>): readonly Motion[] {
  const { came, moved, gone } = changesOf(before, after);
  const redrawn = [...after.values()].filter((p) => {
    const old = before.get(p.key);
    return old !== undefined && factsOf(old) !== factsOf(p);
  });
  return [
    ...[...came, ...moved.map(({ to }) => to)].map(
      ({ key }): Motion => ({ kind: 'appear', key, ...LESS }),
    ),
    ...gone.map(({ key }): Motion => ({ kind: 'vanish', key, ...LESS })),
    ...redrawn.map(({ key }): Motion => ({ kind: 'redraw', key, ...LESS })),
  ];
}
