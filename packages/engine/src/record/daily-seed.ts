import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The day of a daily match: what `docs/daily.md` calls a day, in UTC. */
export interface DailyDeal {
  /** YYYY-MM-DD. */
  readonly day: string;
}

/**
 * The seed of the daily match of a game, as 64 hexadecimal digits: the same on every server, and
 * known to whoever has this function. `day` is YYYY-MM-DD in UTC.
 */
export const dailySeed = (gameId: string, day: string): string =>
  bytesToHex(sha256(utf8ToBytes(`atoll daily ${gameId} ${day}`)));
