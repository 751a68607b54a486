import { matchMaker } from 'colyseus';
import { newMatchId } from '../../match/secrets.ts';
import { Unreadable } from '../../store/match-store.ts';
import { REVIEW_ROOM } from './review-room.ts';
import type { ReviewedMatch } from './shared-review.ts';

/** Opens a review on this server; resolves to its id. Rejects with `Unreadable`. */
export async function openReview(match: ReviewedMatch): Promise<string> {
  const reviewId = newMatchId();
  try {
    await matchMaker.createRoom(REVIEW_ROOM, { reviewId, match });
  } catch (error) {
    throw new Unreadable('the review could not be put on the list', { cause: error });
  }
  return reviewId;
}
