import { expect, test } from '@jest/globals';
import { tableList } from '@atoll/protocol';
import { Client } from 'colyseus.js';
import { inFairTurns } from '../../src/room/publish/public-list.ts';
import { openServer } from '../support/open-server.ts';

const house = openServer({ env: { TRUST_PROXY: '1' } });

test('everybody has a turn before anybody has a second one', () => {
  const tables = [
    ['a', 1],
    ['a', 2],
    ['a', 9],
    ['b', 3],
    ['c', 8],
    ['b', 4],
  ] as const;
  const ordered = inFairTurns(tables.map(([from, createdAt]) => ({ from, createdAt })));
  expect(ordered.map(({ from, createdAt }) => `${from}${createdAt}`)).toEqual([
    'a9',
    'c8',
    'b4',
    'b3',
    'a2',
    'a1',
  ]);
});

test('sixty public tables of one address hide no other', async () => {
  const open = async (name: string, address: string): Promise<void> => {
    const { matchId, token } = await house.server.create({ access: 'public', name });
    // what a client says of its own address counts for nothing
    const headers = { 'x-forwarded-for': address, 'x-real-ip': `10.1.1.${name.length}` };
    const room = await new Client(house.server.address, { headers }).joinById(matchId, { token });
    room.reconnection.enabled = false;
    room.onMessage('*', () => undefined);
  };
  for (const name of ['Quiet', 'Other'])
    await open(name, name === 'Quiet' ? '192.0.2.1' : '2001:db8:1:1::1');
  for (let table = 0; table < 60; table++) await open(`Loud ${table}`, '192.0.2.66');
  const { tables } = tableList.parse(await (await house.server.call('GET', '/api/matches')).json());
  expect(tables).toHaveLength(50);
  expect(tables.slice(0, 3).map(({ seats }) => seats[0]?.name)).toEqual([
    'Loud 59',
    'Other',
    'Quiet',
  ]);
});
