import { type ReviewGrant, reviewCreateRequest } from '@atoll/protocol';
import type { Router } from 'express';
import { openReview } from '../../room/review/open-review.ts';
import type { ApiParts } from '../api-parts.ts';
import { Refusal } from '../refusal.ts';
import { read, readBody } from '../request-reading.ts';

/** Mounts the request for a review by several people. */
export function mountReviews(api: Router, { services, directory, limited }: ApiParts): void {
  api.post('/reviews', limited('create'), readBody, async (request, response) => {
    const { match: matchId } = read(reviewCreateRequest, request.body);
    const match = await directory.find(matchId);
    if (!match) throw new Refusal(404, 'unknown-match', 'there is no such match');
    if (match.table.endedAt === 0)
      throw new Refusal(409, 'not-over', 'a match can be reviewed once it is over');
    const last = await services.store.logLength(matchId);
    const review = await openReview({ matchId, last, seats: match.table.seats.length });
    response.status(201).json({ review } satisfies ReviewGrant);
  });
}
