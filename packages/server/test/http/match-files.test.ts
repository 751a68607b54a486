import { expect, test } from '@jest/globals';
import { hashState, momentsOf, readMatchFile, scoresOf } from '@atoll/engine';
import { dive } from '@atoll/testkit/fixture';
import { openServer } from '../support/open-server.ts';
import { throughOpening, twoPlaying } from '../support/test-server.ts';

const house = openServer();

const fileOf = (matchId: string): Promise<Response> =>
  house.server.call('GET', `/api/matches/${matchId}/file`);

test('a finished match can be taken along as a file, from which the very match follows', async () => {
  const { grant, ada, ben } = await twoPlaying(house.server);
  await throughOpening(ada, ben);
  await Promise.all([ada.playOn(), ben.playOn()]);
  const response = await fileOf(grant.matchId);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/jsonl');
  expect(response.headers.get('content-disposition')).toContain(`${grant.matchId}.jsonl`);
  const text = await response.text();
  expect(text).not.toContain(grant.token);
  const file = readMatchFile(text);
  expect(file.seats).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }]);
  const options = dive.parseOptions(file.options);
  const moments = momentsOf(dive, { seed: file.seed, seats: 2, options }, file.log as never);
  expect(file.endHash).toBe(hashState(moments.at(-1)!.state));
  expect(scoresOf(dive.outcome(moments.at(-1)!.state)).map(({ total }) => total)).toEqual(
    ada.table.scores.map(({ total }) => total),
  );
});

test('a match that is not over tells nobody its seed, and an unknown one is unknown', async () => {
  const { grant } = await twoPlaying(house.server);
  const response = await fileOf(grant.matchId);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: { code: 'not-over' } });
  expect((await fileOf('x'.repeat(20))).status).toBe(404);
});
