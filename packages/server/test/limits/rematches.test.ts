import { expect, test } from '@jest/globals';
import { Limits } from '../../src/limits/limits.ts';
import { RematchChain } from '../../src/room/rematch-chain.ts';
import type { MatchRecord } from '../../src/store/match-store.ts';
import { JsonClient } from '@atoll/test-client/json-client';
import { openServer } from '../support/open-server.ts';

const house = openServer({ limits: 'on' });

test('rematches count towards the limit of tables of an address', async () => {
  const { matchId: first, token } = await house.server.create();
  let opened = 1;
  let client = await JsonClient.enter(house.server.address, { matchId: first, token });
  await client.ask('seats', { do: 'bot', seat: 1, bot: 'random' });
  await client.ask('start');
  for (;;) {
    await client.ask('concede', { bot: 'random' });
    const answer = await client.ask('rematch', { do: 'agree' });
    if (!('ok' in answer) || !answer.ok) {
      expect(answer).toMatchObject({
        reasons: [{ code: 'too-often', details: { seconds: expect.any(Number) } }],
      });
      break;
    }
    opened++;
    await client.until(() => (client.table?.next ?? '') !== '');
    client.socket.close();
    client = await JsonClient.enter(house.server.address, {
      matchId: client.table?.next ?? '',
      token,
    });
  }
  expect(opened).toBe(60);
  expect(client.table).toMatchObject({ again: [], next: '' });
  expect((await house.server.call('POST', '/api/matches', {})).status).toBe(429);
});

test('an IPv6 network counts as it does for other tables', async () => {
  const limits = new Limits({ enabled: true });
  for (let opened = 0; opened < 60; opened++)
    expect(await limits.secondsUntil('create', '2001:db8::1')).toBe(0);
  expect(await limits.secondsUntil('create', '2001:db8::2')).toBeGreaterThan(0);
  expect(await limits.secondsUntil('create', '2001:db8:1::1')).toBe(0);
});

test('a row of rematches is gone through once, however often its first code is asked for', async () => {
  const row = Array.from({ length: 500 }, (_, place) => ({
    matchId: `m${place}`,
    table: { rematch: { agreed: [], next: place < 499 ? `m${place + 1}` : '' } },
  })) as unknown as MatchRecord[];
  let found = 0;
  const find = async (matchId: string): Promise<MatchRecord | undefined> => {
    found++;
    return row[Number(matchId.slice(1))];
  };
  const chain = new RematchChain();
  const [first] = row as [MatchRecord];
  expect(await chain.newestOf(first, find)).toBe(row.at(-1));
  expect(found).toBe(499);
  for (let asked = 0; asked < 10; asked++)
    expect(await chain.newestOf(first, find)).toBe(row.at(-1));
  expect(found).toBe(509);
  row.pop();
  expect(await chain.newestOf(first, find)).toBeUndefined();
});
