import { PLAYER } from '@atoll/protocol';
import { PLAYER_KEY, type SeatStore } from '../../net/seats/seats.ts';
import { randomText } from '../../net/random-text.ts';

/** The parts of a browser that know its player. */
export interface PlayerPlaces {
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  readonly seats: Pick<SeatStore, 'list'>;
}

/** The parts of a browser that tell its player. */
type KnownPlaces = Pick<PlayerPlaces, 'seats'> & { readonly store: Pick<Storage, 'getItem'> };

/**
 * The secret id of this browser's player, for daily and rated matches and for blocked players: the
 * kept one, or that of a seat which a backup brought here; undefined before the first match.
 */
export function knownPlayer({ store, seats }: KnownPlaces): string | undefined {
  const kept = store.getItem(PLAYER_KEY) ?? '';
  if (PLAYER.test(kept)) return kept;
  return seats
    .list()
    .map(({ daily, player }) => daily?.player ?? player ?? '')
    .find((id) => PLAYER.test(id));
}

/** The same for a person who begins to play: a new id without a known one. It is kept here. */
export function ownPlayer({ store, seats }: PlayerPlaces): string {
  const player = knownPlayer({ store, seats }) ?? randomText(16);
  if (store.getItem(PLAYER_KEY) === player) return player;
  try {
    store.setItem(PLAYER_KEY, player);
  } catch {
    // without storage every visit is another player
  }
  return player;
}
