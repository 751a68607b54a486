import {
  commitmentTo,
  nextKeyOf,
  secretOf,
  seedFrom,
  type Setup,
  type SharedSeed,
} from '@atoll/engine';
import type { MatchRecord, TableRecord } from '../store/match-store.ts';
import { newSeed } from './secrets.ts';

type Key = MatchRecord['seed'];

/**
 * Published commitments to the draws of a match, before the first draw, and to those of a rematch.
 */
export interface Commitments {
  readonly commitment: string;
  readonly nextCommitment: string;
}

/** Of a match that began before seeds were shared. */
const NONE: Commitments = { commitment: '', nextCommitment: '' };

/**
 * The parts of a match's seed; undefined for a match that began before seeds were shared, which
 * stores its seed itself.
 */
export function sharedSeedOf(key: Key, { seats, startedAt }: TableRecord): SharedSeed | undefined {
  const shares = seats.map(({ share }) => share);
  if (startedAt > 0 && shares.includes(undefined)) return undefined;
  return { secret: secretOf(key), shares: shares.map((share) => share ?? '') };
}

/** The parts of a record that determine its seed. */
type Seeded = Pick<MatchRecord, 'seed' | 'repeats' | 'table'>;

/** The seed of every shuffle and draw of a match. */
export function seedOf({ seed: key, repeats, table }: Seeded): string {
  if (repeats) return repeats.seed;
  const shared = sharedSeedOf(key, table);
  return shared ? seedFrom(shared) : key;
}

/** The setup from which a match begins, or began. */
export const setupOf = ({
  origin,
  ...record
}: Seeded & Pick<MatchRecord, 'origin'>): Setup<unknown> => ({
  seed: seedOf(record),
  seats: record.table.seats.length,
  options: record.table.options,
  begins: origin,
});

/** A repeated seed is known before the match, so that no commitment to it is published. */
export function commitmentsOf({ seed: key, repeats, table }: Seeded): Commitments {
  if (!sharedSeedOf(key, table)) return NONE;
  return {
    commitment: repeats ? '' : commitmentTo(secretOf(key)),
    nextCommitment: commitmentTo(secretOf(nextKeyOf(key))),
  };
}

/** The key of the rematch: the one to which this match has committed, or a new one. */
export const keyOfNext = (key: Key, table: TableRecord): Key =>
  sharedSeedOf(key, table) ? nextKeyOf(key) : newSeed();
