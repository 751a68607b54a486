import { commitmentTo, type MatchDraw, type MatchFile } from '@atoll/engine';

/** What a person is told of the seed of a match. */
export interface SeedReport {
  readonly commitment: string;
  readonly secret: string;
  readonly seed: string;
  /** By seat, '' for nothing. */
  readonly shares: readonly string[];
  /** Of what this browser added: it is there, it is missing, or it added nothing. */
  readonly own: 'there' | 'missing' | 'none';
  /** What this browser added, or ''. */
  readonly added: string;
}

/**
 * That the seed follows from secret and shares was seen to when the file was read. Undefined for a
 * match from before seeds were shared.
 * @param addedTo what this browser added where the server had committed to this
 */
export function seedReport(
  { seed, sharedSeed }: Pick<MatchFile, 'seed' | 'sharedSeed'>,
  addedTo: (commitment: string) => string | undefined,
): SeedReport | undefined {
  if (!sharedSeed) return undefined;
  const { secret, shares } = sharedSeed;
  const commitment = commitmentTo(secret);
  const added = addedTo(commitment) ?? '';
  const own = added === '' ? 'none' : shares.includes(added) ? 'there' : 'missing';
  return { commitment, secret, seed, shares, own, added };
}

/** How many numbers were drawn for each purpose, in the order in which they were first drawn. */
export function drawsByPurpose(
  draws: readonly MatchDraw[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { purpose } of draws) counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
  return [...counts];
}
