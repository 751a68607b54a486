import type {
  ForgottenRatings,
  LadderBot,
  LadderRow,
  LadderTable,
  OwnRating,
  OwnRatings,
  RatingChange,
} from '@atoll/protocol';
import { call } from './api.ts';
import { flag, like, listOf, matchId, number, record, text, whole } from './read.ts';

const season = like(/^\d{4}-Q[1-4]$/);
const points = { rating: whole, uncertainty: whole };

const readOwnRatings = record<OwnRatings>({
  season,
  ratings: listOf(
    record<OwnRating>({
      ...points,
      game: text,
      seats: whole,
      matches: whole,
      changes: listOf(
        record<RatingChange>({
          ...points,
          matchId: (data) => (data === '' ? '' : matchId(data)),
          season,
          at: number,
          place: whole,
          before: whole,
        }),
      ),
    }),
  ),
});

const readLadder = record<LadderTable>({
  game: text,
  seats: whole,
  season,
  leastMatches: whole,
  rows: listOf(
    record<LadderRow>({ ...points, place: whole, name: text, matches: whole, own: flag }),
  ),
  bots: listOf(record<LadderBot>({ bot: text, rating: whole })),
});

const readForgotten = record<ForgottenRatings>({ forgotten: whole });

/** The ratings of a player. Throws as other requests. */
export const askRatings = (player: string): Promise<OwnRatings> =>
  call('/api/ratings', readOwnRatings, { method: 'POST', body: { player } });

/** Deletes the ratings of a player. */
export const forgetRatings = (player: string): Promise<ForgottenRatings> =>
  call('/api/ratings/forget', readForgotten, { method: 'POST', body: { player } });

/** The ladder of a game and number of seats in the current season, with a player marked. */
export const askLadder = (
  game: string,
  { seats, player }: { readonly seats: number; readonly player: string | undefined },
): Promise<LadderTable> =>
  call(`/api/ladder/${encodeURIComponent(game)}?seats=${seats}`, readLadder, {
    ...(player === undefined ? { method: 'GET' } : { method: 'POST', body: { player } }),
  });
