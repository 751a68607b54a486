import { commitmentTo, type MatchDraw, type MatchFile } from '@atoll/engine';
import type { AddedShare } from '../../net/seed-shares.ts';

/** What a person is told of the seed of a match. */
export interface SeedReport {
  readonly commitment: string;
  readonly secret: string;
  readonly seed: string;
  /** By seat, '' for nothing. */
  readonly shares: readonly string[];
  /** What became of what this browser added. */
  readonly own: OwnShare;
}

/**
 * 'there': it is in the seed. 'missing': it is not. 'exchanged': the server had committed to
 * something else when it was added. 'reused': the server had committed to the same before another
 * match, whose end told its secret. 'none': this browser added nothing. `detail` is what was added,
 * or the hash that was told then, or ''.
 */
export interface OwnShare {
  readonly is: 'there' | 'missing' | 'exchanged' | 'reused' | 'none';
  readonly detail: string;
}

/**
 * That the seed follows from secret and shares was seen to when the file was read. Undefined for a
 * match from before seeds were shared.
 * @param added what this browser added to seeds, those of other matches too
 */
export function seedReport(
  { match, seed, sharedSeed }: Pick<MatchFile, 'match' | 'seed' | 'sharedSeed'>,
  added: readonly AddedShare[],
): SeedReport | undefined {
  if (!sharedSeed) return undefined;
  const { secret, shares } = sharedSeed;
  const commitment = commitmentTo(secret);
  const own = ownShare(match, { commitment, shares, added });
  return { commitment, secret, seed, shares, own };
}

function ownShare(
  match: string,
  {
    commitment,
    shares,
    added,
  }: Pick<SeedReport, 'commitment' | 'shares'> & { readonly added: readonly AddedShare[] },
): OwnShare {
  // what was added to a rematch may not have learned the id of its match
  const mine = added.filter(({ table, share }) => table === match || shares.includes(share));
  const exchanged = mine.find((one) => one.commitment !== commitment);
  if (exchanged) return { is: 'exchanged', detail: exchanged.commitment };
  if (mine.length === 0) return { is: 'none', detail: '' };
  const reused = added.some((one) => !mine.includes(one) && one.commitment === commitment);
  if (reused) return { is: 'reused', detail: '' };
  const missing = mine.find(({ share }) => !shares.includes(share));
  return missing ? { is: 'missing', detail: missing.share } : { is: 'there', detail: '' };
}

/** How many numbers were drawn for each purpose, in the order in which they were first drawn. */
export function drawsByPurpose(
  draws: readonly MatchDraw[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { purpose } of draws) counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
  return [...counts];
}
