import { NOTICES } from '../net/told-matches.ts';
import { SEATS_WRITTEN } from './person.ts';

/** After so many ms without another change: several come together. */
const CALM = 1_500;

/** What a browser without recovery words has not. */
const RECOVERY = 'atoll.recovery';

/** Something that follows the seats of this browser. */
interface Follower {
  /** Whether a seat came or went that it does not know of. */
  readonly behind: boolean;
  sync(): Promise<void>;
}

/** Has the sealed copy of the own seats follow them, and what their person is told of them. */
export function followSeats(): void {
  syncSeats(RECOVERY, async () => (await import('./later-parts.ts')).loadBackup());
  syncSeats(NOTICES, async () => (await import('./later-parts.ts')).loadNotices());
}

/**
 * Has something follow the own seats: once when a page opens, for what other devices did, and
 * whenever a seat came or went. It loads only where the browser keeps something under `key`. An
 * error is left to the next time.
 */
function syncSeats(key: string, load: () => Promise<Follower>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = async (what: 'all' | 'changes'): Promise<void> => {
    if (localStorage.getItem(key) === null) return;
    try {
      const follower = await load();
      if (what === 'all' || follower.behind) await follower.sync();
    } catch {
      // The seats of this browser are as they were.
    }
  };
  addEventListener(SEATS_WRITTEN, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void follow('changes'), CALM);
  });
  setTimeout(() => void follow('all'), CALM);
}
