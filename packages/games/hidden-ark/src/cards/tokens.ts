import { RESOURCES, type Resource } from './names.ts';

/** A kind of opportunity token. `value` is 1 where only one thing is done. */
export type TokenCard =
  | TokenOf<'instant', { readonly effect: 'resource'; readonly resource: Resource }>
  | TokenOf<'once', { readonly effect: 'movement' | 'rescue' | 'build' | 'upgrade' }>
  | TokenOf<'upgrade', { readonly effect: 'resource'; readonly resource: Resource }>
  | TokenOf<'upgrade', { readonly effect: 'movement' }>;

type TokenOf<K extends string, Effect> = Effect & {
  readonly id: string;
  /** Instant ones take effect when taken, the others are kept; upgrades go to a board. */
  readonly kind: K;
  readonly value: number;
  /** How many there are. */
  readonly count: number;
};

function instant(resource: Resource, counts: readonly number[]): readonly TokenCard[] {
  return counts.map((count, index) => {
    const value = 2 + index;
    return {
      id: `${resource}-${value}`,
      kind: 'instant',
      effect: 'resource',
      resource,
      value,
      count,
    };
  });
}

/** The 106 tokens by kind: 52 instant ones, 22 for one use, 32 upgrades. */
export const TOKENS: readonly TokenCard[] = [
  ...instant('chemical', [3, 4, 3]),
  ...instant('marine', [3, 4, 3]),
  ...instant('conservation', [3, 4, 3]),
  ...instant('technology', [3, 4, 3]),
  ...instant('money', [4, 5, 3]),
  { id: 'movement-2', kind: 'once', effect: 'movement', value: 2, count: 4 },
  { id: 'movement-3', kind: 'once', effect: 'movement', value: 3, count: 4 },
  { id: 'movement-4', kind: 'once', effect: 'movement', value: 4, count: 2 },
  { id: 'rescue', kind: 'once', effect: 'rescue', value: 1, count: 4 },
  { id: 'build', kind: 'once', effect: 'build', value: 1, count: 4 },
  { id: 'upgrade', kind: 'once', effect: 'upgrade', value: 1, count: 4 },
  ...RESOURCES.map(
    (resource): TokenCard => ({
      id: `upgrade-${resource}`,
      kind: 'upgrade',
      effect: 'resource',
      resource,
      value: 1,
      count: 6,
    }),
  ),
  { id: 'upgrade-movement', kind: 'upgrade', effect: 'movement', value: 1, count: 2 },
];
