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

/** What is told of the draws of a match before anything is drawn, and of those of a rematch. */
export interface Commitments {
  readonly commitment: string;
  readonly nextCommitment: string;
}

/** Of a match that began before seeds were shared. */
const NONE: Commitments = { commitment: '', nextCommitment: '' };

/**
 * What the seed of a match is made of; undefined for one that began before seeds were shared: what
 * is stored of those is their seed itself.
 */
export function sharedSeedOf(key: Key, { seats, startedAt }: TableRecord): SharedSeed | undefined {
  const shares = seats.map(({ share }) => share);
  if (startedAt > 0 && shares.includes(undefined)) return undefined;
  return { secret: secretOf(key), shares: shares.map((share) => share ?? '') };
}

/** From what every shuffle and draw of a match follows. */
export function seedOf(key: Key, table: TableRecord): string {
  const shared = sharedSeedOf(key, table);
  return shared ? seedFrom(shared) : key;
}

/** From what a match begins, or began. */
export const setupOf = ({
  seed,
  origin,
  table,
}: Pick<MatchRecord, 'seed' | 'origin' | 'table'>): Setup<unknown> => ({
  seed: seedOf(seed, table),
  seats: table.seats.length,
  options: table.options,
  begins: origin,
});

export function commitmentsOf(key: Key, table: TableRecord): Commitments {
  if (!sharedSeedOf(key, table)) return NONE;
  return {
    commitment: commitmentTo(secretOf(key)),
    nextCommitment: commitmentTo(secretOf(nextKeyOf(key))),
  };
}

/** The key of the rematch: that to which this match has committed, or a new one. */
export const keyOfNext = (key: Key, table: TableRecord): Key =>
  sharedSeedOf(key, table) ? nextKeyOf(key) : newSeed();
