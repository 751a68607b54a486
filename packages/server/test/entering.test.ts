import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CLOSE_REMOVED } from '@atoll/protocol';
import { matchMaker } from '@colyseus/core';
import type { TableClient } from '../src/requests.ts';
import type { TableRoom } from '../src/table-room.ts';
import type { Guest } from './support/guest.ts';
import { dataFolder, House } from './support/house.ts';

const folder = dataFolder();
let house: House;

beforeAll(async () => {
  house = await House.open(folder.path);
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

/** A connection between having shown its token and sitting down. */
function waiting() {
  const told: unknown[] = [];
  const client = {
    ref: {}, auth: undefined as unknown,
    send: (name: string, message: object) => void told.push({ name, ...message }),
    leave: (code: number) => void told.push({ left: code }),
  };
  return { told, client: client as unknown as TableClient };
}

describe('between the check of its token and its entrance', () => {
  let ada: Guest;
  let room: TableRoom;
  let token: string;

  beforeEach(async () => {
    const grant = await house.create({ seats: 3 });
    ada = await house.sit(grant);
    await house.join(grant.code);
    ({ token } = await house.join(grant.code, 'Cleo'));
    room = matchMaker.getLocalRoomById(grant.matchId) as TableRoom;
  });
  afterEach(() => ada.leave());

  test('a connection loses a seat that the host opened again', async () => {
    const { client, told } = waiting();
    client.auth = room.onAuth(client, { token });
    await ada.change({ do: 'open', seat: 2 });
    room.onJoin(client);
    expect(told).toEqual([{ left: CLOSE_REMOVED }]);
    expect(client.userData).toBeUndefined();
  });

  test('a connection moves up with its seat when the match begins', async () => {
    const { client, told } = waiting();
    client.auth = room.onAuth(client, { token });
    await ada.change({ do: 'open', seat: 1 });
    await ada.start();
    room.onJoin(client);
    expect(told).toMatchObject([{ name: 'welcome', seat: 1 }]);
  });
});
