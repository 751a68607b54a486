import { expect, test } from '@jest/globals';
import { ClientState, Protocol } from 'colyseus';
import { catalog } from '@atoll/catalog';
import { Reflection, type Schema } from '@colyseus/schema';
import { OPEN_SEAT } from '../../src/match/table.ts';
import type { TableClient } from '../../src/room/request-handler.ts';
import { SeatConnections } from '../../src/room/seat-connections.ts';
import { tableFormOf } from '../../src/room/publish/table-form.ts';
import {
  TablePublisher,
  type TablePublisherParts,
} from '../../src/room/publish/table-publisher.ts';

const form = tableFormOf(await catalog['steere-atoll']!.load());

/** A table that waits, and one client, whose frames stay unsent until they are read. */
function table(state: ClientState) {
  const wire: Uint8Array[] = [];
  const client = {
    state,
    userData: { seat: 0, form: 'plain' },
    raw: (frame: Uint8Array) => void wire.push(frame),
  };
  const room = { clients: [client], metadata: {}, setMetadata: async () => undefined };
  const match = { record: recordOf(''), game: {}, match: undefined, over: false };
  const host = {
    ...{ state: match, clocks: {}, reverts: {}, seatOffers: {}, standIns: { after: 0 } },
  };
  const publisher = new TablePublisher({
    room,
    form,
    host,
    connections: new SeatConnections(() => [], Date.now),
    notices: { look: () => undefined },
    absences: { look: () => undefined, askedSince: () => 0 },
    hurried: () => false,
    aside: () => undefined,
    onError: () => undefined,
  } as unknown as TablePublisherParts);
  const say = (name: string): void => {
    match.record = recordOf(name);
    publisher.publish();
  };
  publisher.fullState(client as unknown as TableClient);
  return { wire, say, publisher };
}

function recordOf(name: string) {
  const seats = [{ ...OPEN_SEAT, name }];
  return {
    gameId: 'any',
    table: { seats, options: {}, access: 'private', host: 0, pace: 0, hints: true },
  };
}

test('frames that wait for a slow client stay as they were, whatever this table or another sends next', () => {
  const [ours, others] = [table(ClientState.JOINED), table(ClientState.JOINED)];
  ours.say('first');
  ours.wire.length = 0;
  const decoder = Reflection.decode(Buffer.from(form.handshake));
  ours.wire.push(ours.publisher.fullState(undefined));
  ours.say('second');
  others.say('another table');
  const long = 'a name that is longer than all of those before'.repeat(4000);
  ours.say(long);
  const shown = ours.wire.map((frame) => {
    decoder.decode(Buffer.from(frame), { offset: 1 });
    const { seats } = (decoder.state as Schema).toJSON() as { seats: { name: string }[] };
    return [frame[0], seats[0]?.name];
  });
  expect(shown).toEqual([
    [Protocol.ROOM_STATE, 'first'],
    [Protocol.ROOM_STATE_PATCH, 'second'],
    [Protocol.ROOM_STATE_PATCH, long],
  ]);
});

test('only clients that have joined are patched, and nobody when nothing changed', () => {
  const joined = table(ClientState.JOINED);
  joined.say('first');
  joined.say('first');
  expect(joined.wire).toHaveLength(1);
  const joining = table(ClientState.JOINING);
  joining.say('first');
  expect(joining.wire).toHaveLength(0);
});
