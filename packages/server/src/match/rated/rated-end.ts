import type { AnyGame, Match } from '@atoll/engine';
import { type MatchRecord, NotStored, Unreadable } from '../../store/match-store.ts';
import type { RatedResult, RatingStore } from '../../store/ratings/rating-store.ts';
import type { BotSkills } from './bot-skills.ts';
import { newSkills } from './new-skills.ts';
import { ratedPlaces } from './rated-places.ts';
import { inSeason, seasonAt } from './season.ts';
import { START } from './skill-rules.ts';

/** Other matches of the same players may end meanwhile; then the changes are computed anew. */
const TRIES = 8;

export interface Ended {
  readonly game: AnyGame;
  readonly match: Match<unknown>;
  /** The time of the last action, in ms since 1970. */
  readonly at: number;
}

/** Changes the ratings by the end of a rated match. */
export class RatedEnd {
  readonly #store: Pick<RatingStore, 'isRated' | 'find' | 'store'>;
  readonly #bots: BotSkills;

  constructor(store: Pick<RatingStore, 'isRated' | 'find' | 'store'>, bots: BotSkills) {
    this.#store = store;
    this.#bots = bots;
  }

  /**
   * Stores the changes by a match, once; none for a match without an order of seats. Rejects with
   * `NotStored`: then it must be tried again.
   */
  async store(record: MatchRecord, ended: Ended): Promise<void> {
    const places = ratedPlaces(record.table, ended);
    if (!places) return;
    try {
      if (await this.#store.isRated(record.matchId)) return;
      for (let tried = 0; tried < TRIES; tried += 1)
        if (await this.#store.store(await this.#resultOf(record, { places, at: ended.at }))) return;
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new NotStored('the ratings before this match cannot be read', { cause: error });
    }
    throw new NotStored('the ratings change too often to store those of this match');
  }

  async #resultOf(
    { matchId, gameId, table: { seats } }: MatchRecord,
    { places, at }: { readonly places: readonly number[]; readonly at: number },
  ): Promise<RatedResult> {
    const ladder = { gameId, seats: seats.length };
    const season = seasonAt(at);
    const players = seats.flatMap(({ player }) => player ?? []);
    const known = await this.#store.find(ladder, players);
    const before = seats.map(({ player, bot }) => {
      const stored = known.find((rating) => rating.player === player);
      if (stored) return inSeason(stored, { last: stored.season, now: season });
      return (player === undefined ? this.#bots.get(bot) : undefined) ?? START;
    });
    const after = newSkills(before.map((skill, seat) => ({ skill, place: places[seat] ?? 1 })));
    const changes = seats.flatMap(({ player, name }, seat) => {
      const [old, skill] = [before[seat], after[seat]];
      if (player === undefined || !old || !skill) return [];
      const matchesBefore = known.find((rating) => rating.player === player)?.matches ?? 0;
      const { mu, sigma } = skill;
      return [{ player, name, matchesBefore, before: old, mu, sigma, place: places[seat] ?? 1 }];
    });
    return { matchId, ladder, season, at, changes };
  }
}
