import type { ReviewGrant } from '@atoll/protocol';
import { call } from '../api.ts';
import { matchId, record } from '../read.ts';

const readReview = record<ReviewGrant>({ review: matchId });

/** Opens a review of a finished match, and returns its id. Throws as other requests. */
export const openReview = async (match: string): Promise<string> =>
  (await call('/api/reviews', readReview, { method: 'POST', body: { match } })).review;
