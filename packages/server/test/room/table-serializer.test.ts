import { expect, test } from '@jest/globals';
import { type Client, ClientState, Protocol } from 'colyseus';
import { Reflection, schema, t } from '@colyseus/schema';
import { TableSerializer } from '../../src/room/table-serializer.ts';

const Board = schema({ round: t.number(), kind: t.string() }, 'SerializedBoard');

/** A table with one client, whose frames stay unsent until they are read. */
function table() {
  const wire: Uint8Array[] = [];
  const client = {
    state: ClientState.JOINED,
    raw: (frame: Uint8Array) => void wire.push(frame),
  } as unknown as Client;
  const state = new Board();
  const serializer = new TableSerializer<InstanceType<typeof Board>>();
  serializer.reset(state);
  const say = (round: number, kind: string): void => {
    state.round = round;
    state.kind = kind;
    serializer.applyPatches([client]);
  };
  return { wire, say, serializer };
}

test('frames that wait for a slow client stay as they were, whatever this table or another sends next', () => {
  const [ours, others] = [table(), table()];
  ours.say(1, 'first');
  ours.wire.length = 0;
  const decoder = Reflection.decode(Buffer.from(ours.serializer.handshake()));
  ours.wire.push(ours.serializer.getFullState());
  ours.say(2, 'second');
  others.say(9, 'another table');
  ours.say(3, 'a kind that is longer than all of those before'.repeat(4000));
  const shown = ours.wire.map((frame) => {
    decoder.decode(Buffer.from(frame), { offset: 1 });
    return { code: frame[0], ...(decoder.state.toJSON() as object) };
  });
  expect(shown.map(({ code }) => code)).toEqual([
    Protocol.ROOM_STATE,
    Protocol.ROOM_STATE_PATCH,
    Protocol.ROOM_STATE_PATCH,
  ]);
  expect(shown.slice(0, 2)).toMatchObject([
    { round: 1, kind: 'first' },
    { round: 2, kind: 'second' },
  ]);
  expect(shown[2]).toMatchObject({ round: 3 });
});

test('only clients that have joined are patched, and nobody when nothing changed', () => {
  const { wire, say, serializer } = table();
  say(1, 'first');
  say(1, 'first');
  expect(wire).toHaveLength(1);
  const joining = {
    state: ClientState.JOINING,
    raw: () => wire.push(new Uint8Array()),
  } as unknown as Client;
  expect(serializer.applyPatches([joining])).toBe(false);
  expect(wire).toHaveLength(1);
});
