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
type Seeded = Pick<MatchRecord, 'seed' | 'repeats' | 'daily' | 'table'>;

/** The seed that was given to a match, in place of one that follows from its key. */
const givenSeed = ({ repeats, daily }: Seeded): string | undefined => (repeats ?? daily)?.seed;

/** The seed of every shuffle and draw of a match. */
export function seedOf(record: Seeded): string {
  const given = givenSeed(record);
  if (given !== undefined) return given;
  const { seed: key, table } = record;
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

/** A given seed is known before the match, so that no commitment to it is published. */
export function commitmentsOf(record: Seeded): Commitments {
  const { seed: key, table } = record;
  if (!sharedSeedOf(key, table)) return NONE;
  return {
    commitment: givenSeed(record) !== undefined ? '' : commitmentTo(secretOf(key)),
    nextCommitment: commitmentTo(secretOf(nextKeyOf(key))),
  };
}

/** The key of the rematch: the one to which this match has committed, or a new one. */
export const keyOfNext = (key: Key, table: TableRecord): Key =>
  sharedSeedOf(key, table) ? nextKeyOf(key) : newSeed();
