import { cornerAt } from './graph.ts';

/** A harbour lies on one edge of the outer coast and serves the corners at its ends. */
export interface HarbourPlace {
  /** Trades one kind two for one, which kind is drawn; or any kind three for one. */
  readonly kind: 'special' | 'plain';
  readonly corners: readonly [number, number];
  /** Omitted with the harbours of the base set. */
  readonly isExtra: boolean;
}

const special = (one: string, other: string): HarbourPlace => ({
  kind: 'special',
  corners: [cornerAt(one), cornerAt(other)],
  isExtra: false,
});
const plain = (one: string, other: string): HarbourPlace => ({
  ...special(one, other),
  kind: 'plain',
});

/**
 * The eleven harbours: one kind each at the six corner hexes of the large atoll, on the coast of
 * theirs that comes first clockwise, and plain ones between them.
 */
export const HARBOURS: readonly HarbourPlace[] = [
  special('-3,0,S', '-4,1,N'),
  special('-1,-2,N', '0,-4,S'),
  special('3,-4,S', '3,-3,N'),
  special('3,0,N', '4,-1,S'),
  special('1,2,S', '0,4,N'),
  special('-3,4,N', '-3,3,S'),
  plain('-2,-2,S', '-2,-1,N'),
  plain('1,-3,N', '2,-4,S'),
  plain('3,-1,N', '4,-3,S'),
  { ...plain('2,1,S', '2,2,N'), isExtra: true },
  plain('-2,4,N', '-1,3,S'),
];

/** The harbour of each corner that has one; two are never on one corner. */
export const HARBOUR_AT: ReadonlyMap<number, number> = new Map(
  HARBOURS.flatMap(({ corners }, harbour) => corners.map((corner) => [corner, harbour] as const)),
);
