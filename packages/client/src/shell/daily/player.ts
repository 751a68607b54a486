import { PLAYER } from '@atoll/protocol';
import type { SeatStore } from '../../net/seats/seats.ts';
import { randomText } from '../../net/random-text.ts';

const KEY = 'atoll.player';

/** The parts of a browser that know its player. */
export interface PlayerPlaces {
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  readonly seats: Pick<SeatStore, 'list'>;
}

/**
 * The secret id of this browser's player of daily and rated matches: the kept one, or that of a
 * seat which a backup brought here, or a new one.
 */
export function ownPlayer({ store, seats }: PlayerPlaces): string {
  const kept = store.getItem(KEY) ?? '';
  if (PLAYER.test(kept)) return kept;
  const brought = seats
    .list()
    .map(({ daily, player }) => daily?.player ?? player ?? '')
    .find((id) => PLAYER.test(id));
  const player = brought ?? randomText(16);
  try {
    store.setItem(KEY, player);
  } catch {
    // without storage every visit is another player
  }
  return player;
}
