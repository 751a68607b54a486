import { ReviewClient } from '@atoll/test-client/review-client';
import { until } from '@atoll/test-client/waiting';
import type { ReviewGrant } from '@atoll/protocol';
import { expect, test } from '@jest/globals';
import { matchMaker } from 'colyseus';
import { openServer } from '../support/open-server.ts';
import { throughOpening, twoPlaying } from '../support/test-server.ts';

const house = openServer({ idleMs: 40, graceMs: 50 });

test('a review forgets people who do not come back, and ends when all are gone', async () => {
  const { grant, ada: one, ben: two } = await twoPlaying(house.server);
  await throughOpening(one, two);
  await Promise.all([one.playOn(), two.playOn()]);
  const { address } = house.server;
  const create = async (): Promise<string> => {
    const body = { match: grant.matchId };
    const answer = await house.server.call('POST', '/api/reviews', body);
    return ((await answer.json()) as ReviewGrant).review;
  };
  let review = '';
  let ada: ReviewClient | undefined;
  // a slow machine may find that the review has ended before anybody came
  await until(async () => {
    review = await create();
    ada = await ReviewClient.join(address, { review, name: 'Ada' }).catch(() => undefined);
    return ada !== undefined;
  });
  const ben = await ReviewClient.join(address, { review, name: 'Ben' });
  ada?.cut();
  await ben.until(() => ben.seen.people.length === 1 && ben.leader === 'Ben');
  await ben.room.leave();
  await until(() => matchMaker.getLocalRoomById(review) === undefined);
  await expect(ReviewClient.join(address, { review, name: 'Ben' })).rejects.toThrow('not found');
});
