import { commitmentTo, type MatchDraw, type MatchFile } from '@atoll/engine';
import type { AddedShare } from '../../net/seed-shares.ts';

/** The facts about the seed of a match that are shown to a person. */
export interface SeedReport {
  readonly commitment: string;
  readonly secret: string;
  readonly seed: string;
  /** By seat, '' for nothing. */
  readonly shares: readonly string[];
  /** The check of this browser's own share. */
  readonly own: OwnShare;
}

/**
 * 'there': it is in the seed. 'missing': it is not. 'exchanged': the server had another commitment
 * when it was added. 'reused': the server had the same commitment for an earlier match, whose end
 * revealed its secret. 'none': this browser added nothing. `detail` is the missing share, or the
 * commitment of that time, or ''.
 */
export interface OwnShare {
  readonly is: 'there' | 'missing' | 'exchanged' | 'reused' | 'none';
  readonly detail: string;
}

/**
 * Reading the file has already verified that the seed follows from secret and shares. Undefined for
 * a match from before seeds were shared.
 * @param added the shares that this browser added to seeds, those of other matches too
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
  // the share of a rematch may lack the id of its match
  const mine = added.filter(({ table, share }) => table === match || shares.includes(share));
  const exchanged = mine.find((one) => one.commitment !== commitment);
  if (exchanged) return { is: 'exchanged', detail: exchanged.commitment };
  if (mine.length === 0) return { is: 'none', detail: '' };
  const reused = added.some((one) => !mine.includes(one) && one.commitment === commitment);
  if (reused) return { is: 'reused', detail: '' };
  const missing = mine.find(({ share }) => !shares.includes(share));
  return missing ? { is: 'missing', detail: missing.share } : { is: 'there', detail: '' };
}

/** How many numbers were drawn for each purpose, in the order of their first draws. */
export function drawsByPurpose(
  draws: readonly MatchDraw[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { purpose } of draws) counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
  return [...counts];
}
