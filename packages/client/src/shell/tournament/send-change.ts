import type { TournamentChange } from '@atoll/protocol';

type Unsigned<T> = T extends unknown ? Omit<T, 'token'> : never;

/** Sends a request of the host or of a player, with the secret of this browser. */
export type SendChange = (change: Unsigned<TournamentChange>) => void;
