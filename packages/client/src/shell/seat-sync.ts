import { NOTICES } from '../net/notified-matches.ts';
import { SEATS_WRITTEN } from './person.ts';

/** Waits for so many ms without another change, so that several changes are synced together. */
const CALM = 1_500;

/** The storage key of the recovery words; missing without a backup. */
const RECOVERY = 'atoll.recovery';

/** A component that follows the seats of this browser. */
interface Follower {
  /** Whether a seat was added or removed since its last sync. */
  readonly behind: boolean;
  sync(): Promise<void>;
}

/** Keeps the sealed copy of the own seats and the notifications in sync with the seats. */
export function followSeats(): void {
  syncSeats(RECOVERY, async () => (await import('./later-parts.ts')).loadBackup());
  syncSeats(NOTICES, async () => (await import('./later-parts.ts')).loadNotices());
}

/**
 * Syncs a follower with the own seats: once when a page opens, for changes of other devices, and
 * whenever a seat was added or removed. It loads only when the browser stores something under
 * `key`. An error is left to the next time.
 */
function syncSeats(key: string, load: () => Promise<Follower>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = async (what: 'all' | 'changes'): Promise<void> => {
    if (localStorage.getItem(key) === null) return;
    try {
      const follower = await load();
      if (what === 'all' || follower.behind) await follower.sync();
    } catch {
      // The seats of this browser are unchanged.
    }
  };
  addEventListener(SEATS_WRITTEN, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void follow('changes'), CALM);
  });
  setTimeout(() => void follow('all'), CALM);
}
