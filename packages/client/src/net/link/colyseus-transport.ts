import {
  CompactReader,
  type CompactStep,
  type JoinOptions,
  type OldPromptField,
  promptOf,
  type ReportedMessage,
  type SaidMessage,
  type UnsaidMessage,
  type WelcomeMessage,
} from '@atoll/protocol';
import { Client, type Room } from 'colyseus.js';
import { ensureTable } from '../api.ts';
import { takeOpened } from '../opened-rooms.ts';
import { type JoinTries, triesOfPage } from './join-tries.ts';
import { AdaptiveTimeout } from './adaptive-timeout.ts';
import { Heartbeat } from './heartbeat.ts';
import type { RawTable } from '../snapshot.ts';
import { readSnapshot } from '../snapshot.ts';
import type { RoomLink, RoomListener, Transport } from './transport.ts';
import { JoinDenied, LinkLost, SeatGiven, ServerFailed } from './transport.ts';

/** How long a request may stay unanswered before the connection counts as lost, in ms. */
const REQUEST_TIMEOUT_MS = 8_000;
/** How long joining may take, in ms: the server that holds the table may be dying. */
const JOIN_TIMEOUT_MS = 2_500;

interface MirroredState {
  readonly toJSON: () => RawTable;
}

/** The error that a refusal to join means; undefined for a temporary one. */
function refusalToJoin(error: unknown): Error | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 401 || code === 403)
    return new JoinDenied('the room refuses this seat token', { cause: error });
  if (code === 410) return new SeatGiven('another person has the seat', { cause: error });
  return code === 500
    ? new ServerFailed('the server failed to let us in', { cause: error })
    : undefined;
}

/** The connection to one server, and its timeout. */
interface ServerRoute {
  readonly client: Client;
  readonly timeout: AdaptiveTimeout;
  readonly tries: JoinTries;
}

/** The SDK itself has no timeout; a room that comes too late is left again. */
async function joinInTime(
  route: ServerRoute,
  roomId: string,
  options: JoinOptions,
): Promise<Room<unknown, MirroredState>> {
  const { client, timeout, tries } = route;
  const begin = performance.now();
  const joining = client.joinById<MirroredState>(roomId, {
    ...options,
    attempt: tries.next(),
    compact: true,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      timeout.missed();
      reject(new LinkLost('the room did not let us in'));
      joining.then((room) => room.leave()).catch(() => {});
    }, timeout.of(JOIN_TIMEOUT_MS));
  });
  const room = await Promise.race([joining, late]).finally(() => clearTimeout(timer));
  timeout.met(performance.now() - begin, JOIN_TIMEOUT_MS);
  return room;
}

/**
 * The SDK's own reconnection is off: it tries only the address that failed, and `LiveSession` does
 * better.
 */
async function join(
  route: ServerRoute,
  roomId: string,
  options: JoinOptions,
  listener: RoomListener,
): Promise<RoomLink> {
  const room = await joinInTime(route, roomId, options).catch((error: unknown) => {
    throw refusalToJoin(error) ?? error;
  });
  room.reconnection.enabled = false;
  let open = true;
  let breakOff = (_error: LinkLost): void => {};
  const broken = new Promise<never>((_resolve, reject) => {
    breakOff = reject;
  });
  broken.catch(() => {});
  const end = (code: number): void => {
    if (!open) return;
    open = false;
    heartbeat.stop();
    breakOff(new LinkLost('the connection ended'));
    listener.closed(code);
  };
  const close = (): void => {
    if (!open) return;
    room.removeAllListeners();
    room.connection.close();
    end(1000);
  };
  const heartbeat = new Heartbeat({
    timeout: route.timeout,
    ask: () => room.ping(() => heartbeat.received()),
    onSilence: close,
  });
  const receiving =
    <T>(tell: (message: T) => void) =>
    (message: T): void => {
      heartbeat.received();
      tell(message);
    };
  let reader: CompactReader | undefined;
  let arrived = false;
  const tellState = (): void => {
    if (reader && arrived) listener.state(readSnapshot(room.state.toJSON(), reader.words));
  };
  const onState = (): void => {
    arrived = true;
    tellState();
  };
  const onWelcome = (sent: WelcomeMessage & OldPromptField): void => {
    const welcome = { ...sent, prompt: promptOf(sent) };
    if (!reader && welcome.compact) {
      reader = new CompactReader(welcome.compact, welcome.prompt);
      // It came before the reader was ready.
      tellState();
    } else reader?.welcome(welcome.prompt);
    listener.welcome(welcome);
  };
  const onStep = (step: CompactStep): void => {
    if (reader) listener.step(reader.step(step));
  };
  room.onMessage('welcome', receiving(onWelcome));
  room.onMessage('s', receiving(onStep));
  room.onMessage(
    'said',
    receiving((said: SaidMessage) => listener.said?.(said)),
  );
  room.onMessage(
    'unsaid',
    receiving((unsaid: UnsaidMessage) => listener.unsaid?.(unsaid)),
  );
  room.onMessage(
    'reported',
    receiving((reported: ReportedMessage) => listener.reported?.(reported)),
  );
  room.onStateChange(receiving(onState));
  room.onLeave(end);
  const ask = (name: string, body: unknown): Promise<unknown> =>
    room
      .request<unknown, unknown>(name, body, { timeout: REQUEST_TIMEOUT_MS })
      .catch((error: unknown) => {
        const silent =
          !open ||
          !room.connection.isOpen ||
          (error instanceof Error && error.message.includes('timed out'));
        throw silent ? new LinkLost(`no answer to ${name}`, { cause: error }) : error;
      });
  // An abandoned connection may take long to end; its messages are ignored.
  return { request: (name, body) => Promise.race([ask(name, body), broken]), close };
}

/** The transport to the server at `origin`: the one that served this page. */
export function colyseusTransport(origin: string, tries = triesOfPage): Transport {
  const route = { client: new Client(origin), timeout: new AdaptiveTimeout(), tries };
  return {
    // a room has the id of its match
    ensure: (matchId) =>
      takeOpened(matchId) ? Promise.resolve(matchId) : ensureTable(matchId, origin),
    join: (roomId, options, listener) => join(route, roomId, options, listener),
  };
}
