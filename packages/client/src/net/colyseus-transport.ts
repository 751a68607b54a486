import type { JoinOptions, StepMessage, WelcomeMessage } from '@atoll/protocol';
import { Client, type Room } from 'colyseus.js';
import { ensureTable } from './api.ts';
import type { RawTable } from './snapshot.ts';
import { readSnapshot } from './snapshot.ts';
import type { RoomLink, RoomListener, Transport } from './transport.ts';
import { JoinDenied, LinkLost } from './transport.ts';

/** How long a request may stay without an answer before the connection counts as lost, in ms. */
const PATIENCE = 8_000;
/** How long joining may take, in ms: the server that holds the table may be dying. */
const JOIN_PATIENCE = 5_000;

interface MirroredState {
  readonly toJSON: () => RawTable;
}

const isDenial = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === 401 || error.code === 403);

/** The SDK waits for as long as it takes; a room that comes too late is left again. */
async function joinInTime(client: Client, roomId: string, options: JoinOptions): Promise<Room<unknown, MirroredState>> {
  const joining = client.joinById<MirroredState>(roomId, options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new LinkLost('the room did not let us in'));
      joining.then((room) => room.leave()).catch(() => {});
    }, JOIN_PATIENCE);
  });
  return Promise.race([joining, late]).finally(() => clearTimeout(timer));
}

/** The SDK's own reconnection is off: it tries only the address that failed, and `LiveTable` does better. */
async function join(client: Client, roomId: string, options: JoinOptions, listener: RoomListener): Promise<RoomLink> {
  const room = await joinInTime(client, roomId, options).catch((error: unknown) => {
    throw isDenial(error) ? new JoinDenied('the room refuses this seat token', { cause: error }) : error;
  });
  room.reconnection.enabled = false;
  let open = true;
  room.onMessage<WelcomeMessage>('welcome', listener.welcome);
  room.onMessage<StepMessage>('step', listener.step);
  room.onStateChange((state) => listener.state(readSnapshot(state.toJSON())));
  room.onLeave((code) => {
    open = false;
    listener.closed(code);
  });
  return {
    request: (name, body) => room.request<unknown, unknown>(name, body, { timeout: PATIENCE }).catch((error: unknown) => {
      const silent = !open || !room.connection.isOpen || (error instanceof Error && error.message.includes('timed out'));
      throw silent ? new LinkLost(`no answer to ${name}`, { cause: error }) : error;
    }),
    close: () => {
      if (!open) return;
      open = false;
      room.removeAllListeners();
      room.connection.close();
      listener.closed(1000);
    },
  };
}

/** The way to the server that served this page. */
export function colyseusTransport(origin: string): Transport {
  const client = new Client(origin);
  return { ensure: ensureTable, join: (roomId, options, listener) => join(client, roomId, options, listener) };
}
