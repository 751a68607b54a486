import { QUIET_TOURNAMENT_DAYS } from '@atoll/protocol';
import type { Services } from '../room/services.ts';
import type { Tournament } from '../store/tournaments/tournament-store.ts';
import { openMatches } from './tournament-progress.ts';

const QUIET_MS = QUIET_TOURNAMENT_DAYS * 86_400_000;
/** Longer than the longest bank of a clock. */
const EVERY_MS = 6 * 3_600_000;

/**
 * Finds running tournaments that hang: for `QUIET_TOURNAMENT_DAYS` no round began, no match ended
 * and no player acted, although a turn takes 14 days at most.
 */
export class QuietTournaments {
  readonly #services: Pick<Services, 'store' | 'now'>;
  /** When a tournament is examined next, by id, in ms since 1970. */
  readonly #nextAt = new Map<string, number>();

  constructor(services: Pick<Services, 'store' | 'now'>) {
    this.#services = services;
  }

  /**
   * Whether a tournament hangs. Call often: the store is asked every six hours only, and not before
   * this server has run the tournament for so long. So after a long standstill of all servers the
   * clocks of the matches decide first.
   */
  async isQuiet(tournament: Tournament): Promise<boolean> {
    const { id, startedAt, changedAt = startedAt } = tournament;
    const now = this.#services.now();
    const nextAt = this.#nextAt.get(id);
    if (nextAt !== undefined && now < nextAt) return false;
    this.#nextAt.set(id, now + EVERY_MS);
    if (nextAt === undefined || now - changedAt < QUIET_MS) return false;
    for (const { matchId } of openMatches(tournament))
      if (now - (await this.#lastIn(matchId)) < QUIET_MS) return false;
    return true;
  }

  /** Drops what is known of all tournaments but these. */
  forgetOthers(ids: readonly string[]): void {
    for (const id of this.#nextAt.keys()) if (!ids.includes(id)) this.#nextAt.delete(id);
  }

  /** The time of the last entry of a match, in ms since 1970; 0 for none. */
  async #lastIn(matchId: string): Promise<number> {
    const { store } = this.#services;
    const length = await store.logLength(matchId);
    if (length === 0) return 0;
    const [last] = await store.readNext(matchId, { after: length - 1, most: 1 });
    return last?.entry.at ?? 0;
  }
}
