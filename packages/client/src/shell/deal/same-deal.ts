import { hashState, type MatchFile } from '@atoll/engine';

/** The parts of a match that determine its deal. */
export type Dealt = Pick<MatchFile, 'game' | 'rules' | 'seed' | 'options' | 'origin'> & {
  readonly seats: readonly unknown[];
};

/** Whether two matches have the same deal: then their positions and turns can be compared. */
export const isSameDeal = (one: Dealt, other: Dealt): boolean => dealHash(one) === dealHash(other);

const dealHash = ({ game, rules, seed, options, origin, seats }: Dealt): string =>
  hashState({
    ...{ game, rules, seed, options, seats: seats.length },
    origin: origin ? { position: origin.position, knownTo: origin.knownTo } : 'none',
  });
