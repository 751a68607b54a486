import { ReviewClient } from '@atoll/test-client/review-client';
import type { ReviewAnswer, ReviewGrant } from '@atoll/protocol';
import { MOST_REVIEWERS } from '@atoll/protocol';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'colyseus.js';
import { openServer } from '../support/open-server.ts';
import { throughOpening, twoPlaying } from '../support/test-server.ts';

const house = openServer();
let matchId = '';

beforeAll(async () => {
  const { grant, ada, ben } = await twoPlaying(house.server);
  await throughOpening(ada, ben);
  await Promise.all([ada.playOn(), ben.playOn()]);
  ({ matchId } = grant);
});

const create = (match = matchId): Promise<Response> =>
  house.server.call('POST', '/api/reviews', { match });

const join = (review: string, name: string, token?: string): Promise<ReviewClient> =>
  ReviewClient.join(house.server.address, { review, name, ...(token && { token }) });

async function reviewing<const Names extends readonly string[]>(...names: Names) {
  const response = await create();
  const { review } = (await response.json()) as ReviewGrant;
  const people: ReviewClient[] = [];
  for (const name of names) people.push(await join(review, name));
  for (const each of people) await each.until(() => each.seen.people.length === names.length);
  return { review, people: people as unknown as { [K in keyof Names]: ReviewClient } };
}

const codes = (answer: ReviewAnswer): readonly string[] =>
  answer.ok ? [] : answer.reasons.map(({ code }) => code);

describe('a shared review', () => {
  test('shows everybody who is there, and what the person who came first shows', async () => {
    const { review, people } = await reviewing('Ada', 'Ben');
    const [ada, ben] = people;
    expect(review).toMatch(/^[\w-]{20}$/);
    expect([ada.leader, ben.leader]).toEqual(['Ada', 'Ada']);
    expect(ben.seen).toMatchObject({ match: matchId, people: [{ here: true }, { here: true }] });
    expect(codes(await ben.show(1))).toEqual(['not-leading']);
    expect(await ada.show(3, 1)).toMatchObject({ ok: true });
    await ben.until(() => ben.seen.shown?.at === 3);
    expect(ben.seen.shown).toEqual({ at: 3, seat: 1 });
    const late = await join(review, 'Cid');
    expect(late.seen.shown).toEqual({ at: 3, seat: 1 });
    expect(JSON.stringify(late.seen)).not.toContain(ada.token);
    expect(house.server.logs.join('')).not.toContain(review);
  });

  test('changes its lead only with the consent of a leader who is present', async () => {
    const [ada, ben, cid] = (await reviewing('Ada', 'Ben', 'Cid')).people;
    await ben.lead({ do: 'ask' });
    await ada.until(() => ada.person('Ben')?.asks === true);
    expect(ada.leader).toBe('Ada');
    expect(codes(await cid.lead({ do: 'give', to: cid.seen.you }))).toEqual(['not-leading']);
    expect(codes(await ada.lead({ do: 'give', to: 'nobody' }))).toEqual(['no-such-person']);
    await ada.lead({ do: 'refuse', to: ben.seen.you });
    await ben.until(() => ben.person('Ben')?.asks === false);
    expect(ben.leader).toBe('Ada');
    await cid.lead({ do: 'ask' });
    await cid.lead({ do: 'withdraw' });
    await ada.until(() => ada.person('Cid')?.asks === false);
    await ada.lead({ do: 'give', to: ben.seen.you });
    await cid.until(() => cid.leader === 'Ben');
    expect(codes(await ada.show(1))).toEqual(['not-leading']);
    expect(await ben.show(1, 'open')).toMatchObject({ ok: true });
  });

  test('has a new leader at once when the old one is cut off, and takes people back', async () => {
    const { review, people } = await reviewing('Ada', 'Ben', 'Cid');
    const [ada, ben, cid] = people;
    ada.cut();
    await ben.until(() => ben.person('Ada')?.here === false);
    expect(ben.leader).toBe('Ada');
    const back = await join(review, 'Ada', ada.token);
    expect(back.seen.you).toBe(ada.seen.you);
    expect(back.leader).toBe('Ada');
    back.cut();
    await ben.until(() => ben.person('Ada')?.here === false);
    await ben.lead({ do: 'ask' });
    await cid.until(() => cid.leader === 'Ben');
    await cid.lead({ do: 'ask' });
    await ben.until(() => ben.person('Cid')?.asks === true);
    await ben.room.leave();
    await cid.until(() => cid.leader === 'Cid');
  });

  test('knows a person in one place, the newest', async () => {
    const { review, people } = await reviewing('Ada', 'Ben');
    const [ada, ben] = people;
    const again = await join(review, 'Ada L', ada.token);
    await ada.until(() => ada.closed === 4101);
    await ben.until(() => ben.person('Ada L') !== undefined);
    expect(ben.seen.people).toHaveLength(2);
    expect(await again.show(1)).toMatchObject({ ok: true });
  });

  test('keeps notes of everybody, for those who come later too', async () => {
    const { review, people } = await reviewing('Ada', 'Ben');
    const [ada, ben] = people;
    await ada.note(2, ' Here it turned ');
    await ben.note(1, 'A start');
    await ben.note(2, 'I see');
    await ben.note(1, '');
    const late = await join(review, 'Cid');
    await late.until(() => late.notes.length === 2);
    expect(late.notes).toEqual([
      { by: ada.seen.you, name: 'Ada', at: 2, text: 'Here it turned' },
      { by: ben.seen.you, name: 'Ben', at: 2, text: 'I see' },
    ]);
  });
});

describe('a review refuses', () => {
  test('a match that is unknown or not over', async () => {
    const { grant } = await twoPlaying(house.server);
    const answers = [await create(grant.matchId), await create('x'.repeat(20)), await create('?')];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 400]);
    expect(await answers[0]?.json()).toMatchObject({ error: { code: 'not-over' } });
  });

  test('more people than there are places', async () => {
    const names = [...Array(MOST_REVIEWERS).keys()].map((n) => `Person ${n}`);
    const { review } = await reviewing(...names);
    await expect(join(review, 'One more')).rejects.toThrow('takes 8 people');
  });

  test('names, tokens and messages that are wrong, and says why', async () => {
    const { review, people } = await reviewing('Ada');
    const [ada] = people;
    const enter = async (body: object): Promise<string> => {
      const answer = await house.server.call('POST', `/matchmake/joinById/${review}`, body);
      return `${answer.status} ${await answer.text()}`;
    };
    const token = 't'.repeat(32);
    expect(await enter({ token, name: 'n'.repeat(25) })).toMatch(/^400 .*24/);
    expect(await enter({ token: 'short', name: 'Eve' })).toMatch(/^400 .*token/);
    const nameless = new Client(house.server.address).joinById(review, { token });
    await expect(nameless).rejects.toThrow('name');
    expect(codes(await ada.show(99_999))).toEqual(['no-such-moment']);
    expect(codes(await ada.show(1, 2))).toEqual(['no-such-seat']);
    expect(codes(await ada.note(99_999, 'Far'))).toEqual(['no-such-moment']);
    for (const [name, body] of [
      ['show', { at: -1, seat: 0 }],
      ['show', { at: 1, seat: 0, more: 1 }],
      ['lead', { do: 'steal' }],
      ['lead', { do: 'give' }],
      ['note', { at: 1, text: 'n'.repeat(281) }],
      ['note', { at: 1, text: 'turned\u202eround' }],
    ] as const)
      expect([name, codes(await ada.ask(name, body))]).toEqual([name, ['malformed']]);
    expect(ada.closed).toBeUndefined();
  });
});
