import {
  LADDER_MATCHES,
  ladderQuery,
  type LadderTable,
  MOST_CHANGES,
  MOST_LADDER_ROWS,
  type OwnRatings,
  ratingsRequest,
} from '@atoll/protocol';
import type { Request, Router } from 'express';
import { botSkills } from '../match/rated/bot-skills.ts';
import { inSeason, seasonAt } from '../match/rated/season.ts';
import { pointsOf, uncertaintyOf } from '../match/rated/skill-rules.ts';
import { hashToken } from '../match/secrets.ts';
import type { Services } from '../room/services.ts';
import type { Skill } from '../store/ratings/rating-store.ts';
import type { ApiParts } from './api-parts.ts';
import { Refusal } from './refusal.ts';
import { read, readBody } from './request-reading.ts';

interface AskedLadder {
  readonly gameId: string;
  /** By default the least that can be rated. */
  readonly seats?: number | undefined;
  readonly season?: string | undefined;
  /** The hash of the player who asks, or ''. */
  readonly player: string;
}

/** Mounts the requests about ratings. */
export function mountLadders(
  api: Router,
  { services, limited }: Pick<ApiParts, 'services' | 'limited'>,
): void {
  const ladders = new Ladders(services);
  const asked = (request: Request): Omit<AskedLadder, 'player'> => ({
    gameId: String(request.params['game']),
    ...read(ladderQuery, request.query),
  });
  api.post('/ratings', limited('list'), readBody, async (request, response) => {
    const { player } = read(ratingsRequest, request.body);
    response.json(await ladders.own(hashToken(player)));
  });
  api.post('/ratings/forget', limited('list'), readBody, async (request, response) => {
    const { player } = read(ratingsRequest, request.body);
    response.json({ forgotten: await services.store.ratings.forget(hashToken(player)) });
  });
  api.get('/ladder/:game', limited('list'), async (request, response) => {
    response.json(await ladders.of({ ...asked(request), player: '' }));
  });
  api.post('/ladder/:game', limited('list'), readBody, async (request, response) => {
    const { player } = read(ratingsRequest, request.body);
    response.json(await ladders.of({ ...asked(request), player: hashToken(player) }));
  });
}

/** Answers about ratings, from the store only. */
class Ladders {
  readonly #services: Pick<Services, 'store' | 'catalog' | 'now'>;

  constructor(services: Pick<Services, 'store' | 'catalog' | 'now'>) {
    this.#services = services;
  }

  /** The ratings of a player as they would be in a match now. */
  async own(player: string): Promise<OwnRatings> {
    const { store, now } = this.#services;
    const season = seasonAt(now());
    const ratings = await store.ratings.own(player, MOST_CHANGES);
    return {
      season,
      ratings: ratings.map(({ ladder, changes, ...rating }) => ({
        ...{ game: ladder.gameId, seats: ladder.seats, matches: rating.matches },
        ...shown(inSeason(rating, { last: rating.season, now: season })),
        changes: changes.map((change) => ({
          ...{ matchId: change.matchId, season: change.season, at: change.at },
          ...{ place: change.place, before: pointsOf(change.before), ...shown(change) },
        })),
      })),
    };
  }

  /** Rejects with `Refusal` for a game or a number of seats without a ladder. */
  async of({ gameId, seats: asked, season: of, player }: AskedLadder): Promise<LadderTable> {
    const { store, catalog, now } = this.#services;
    const entry = Object.hasOwn(catalog, gameId) ? catalog[gameId] : undefined;
    if (!entry?.arena) {
      const known = Object.values(catalog).flatMap(({ id, arena }) => (arena ? [id] : []));
      throw new Refusal(
        404,
        'no-ladder',
        `there is no ladder of "${gameId}"; there are those of ${known.join(', ') || 'no game'}`,
      );
    }
    const { max } = entry.seats;
    const least = Math.max(2, entry.seats.min);
    const seats = asked ?? least;
    if (seats < least || seats > max)
      throw new Refusal(
        404,
        'no-ladder',
        `${entry.name} takes ${least} to ${max} seats in a rated match, not ${seats}`,
      );
    const season = of ?? seasonAt(now());
    const lines = await store.ratings.ladder({
      ...{ ladder: { gameId, seats }, season },
      ...{ leastMatches: LADDER_MATCHES, most: MOST_LADDER_ROWS },
    });
    const offered = [
      ...Object.keys(entry.builtInBots ?? {}),
      ...(entry.bots ?? []).map(({ id }) => id),
    ];
    const skills = botSkills(await entry.arena());
    return {
      ...{ game: gameId, seats, season, leastMatches: LADDER_MATCHES },
      rows: lines.map(({ name, matches, ...line }, at) => ({
        ...{ place: at + 1, name, matches, own: line.player === player, ...shown(line) },
      })),
      bots: offered.flatMap((bot) => {
        const skill = skills.get(bot);
        return skill ? [{ bot, rating: pointsOf(skill) }] : [];
      }),
    };
  }
}

const shown = (skill: Skill): { readonly rating: number; readonly uncertainty: number } => ({
  rating: pointsOf(skill),
  uncertainty: uncertaintyOf(skill),
});
