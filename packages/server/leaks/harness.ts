import type { PlayableGame } from '@atoll/catalog';
import type { AnyGame, Viewer } from '@atoll/engine';
import type { JoinOptions } from '@atoll/protocol';
import {
  type Client,
  type ClientPrivate,
  ClientState,
  CloseCode,
  connectClientToRoom,
  createAuthContext,
  matchMaker,
  Protocol,
  type Room,
  WebSocketClient,
} from 'colyseus';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { requestFrame } from '../fuzz/frame.ts';
import { Directory, ROOM_NAME } from '../src/room/directory.ts';
import { Limits } from '../src/limits/limits.ts';
import { readConfig } from '../src/process/config.ts';
import { createLogger } from '../src/process/logger.ts';
import { Turns } from '../src/match/turns.ts';
import { RoomClocks } from '../src/room/room-clocks.ts';
import { createMetrics } from '../src/process/metrics.ts';
import { ConnectionNetworks } from '../src/transport/connection-networks.ts';
import { hashToken } from '../src/match/secrets.ts';
import type { Services } from '../src/room/services.ts';
import { Notices } from '../src/notify/notices.ts';
import type { MatchRecord, StoredEntry } from '../src/store/match-store.ts';
import { speakJson } from '../src/transport/json-frames.ts';
import { OPEN_SEAT } from '../src/match/table.ts';
import { TableRoom } from '../src/room/table-room.ts';
import { FakeSocket } from './fake-socket.ts';
import { harnessStore } from './harness-store.ts';
import { type ScriptRequest, SLOW_BOT } from './script.ts';

const MATCH = 'leaks-leaks-leaks-leaks';
const NOW = 1_767_225_600_000;
/** How often a table is polled for its answer; it needs a few turns of the event loop. */
const TIMEOUT_MS = 200;
/** The beginning of an answer on a connection that speaks JSON. */
const ANSWER = Buffer.from('{"type":"answer"');

export interface StartingPosition {
  readonly playable: PlayableGame;
  readonly options: unknown;
  readonly seats: number;
  /** The state from which the match goes on. */
  readonly state: unknown;
  /** The seed of the match. */
  readonly seed: string;
  /** The form in which all viewers read the table's messages. */
  readonly form: 'plain' | 'compact' | 'json';
}

/**
 * Every byte that each viewer gets, and the server's log, in one part per line of the script, and
 * one part before them.
 */
export interface Transcript {
  readonly viewers: ReadonlyMap<Viewer, readonly string[]>;
  readonly log: readonly string[];
  /** The length of the match's log after each part. */
  readonly accepted: readonly number[];
}

/**
 * The real room with the real encoder, over a store in memory and connections that lead nowhere.
 * One at a time, since Colyseus keeps its rooms in the module.
 */
export class LeakHarness {
  readonly #logged: string[] = [];
  readonly #directory: Directory;
  #start: StartingPosition | undefined;
  #entries: StoredEntry[] = [];

  private constructor() {
    const services = this.#services();
    matchMaker.defineRoomType(ROOM_NAME, TableRoom, { services });
    this.#directory = new Directory(services);
  }

  static async open(): Promise<LeakHarness> {
    await matchMaker.setup();
    await matchMaker.accept();
    return new LeakHarness();
  }

  async close(): Promise<void> {
    await matchMaker.gracefullyShutdown();
  }

  /** Plays a script at a table with people in all seats and a spectator. */
  async show(start: StartingPosition, script: readonly ScriptRequest[]): Promise<Transcript> {
    this.#start = start;
    this.#entries = [];
    this.#logged.length = 0;
    await matchMaker.createRoom(ROOM_NAME, { matchId: MATCH });
    const room = matchMaker.getLocalRoomById(MATCH);
    const guests = new Map<Viewer, Guest>();
    for (const viewer of viewersOf(start.seats))
      guests.set(viewer, await Guest.enter(room, viewer, { form: start.form }));
    const heard = new Map([...guests.keys()].map((viewer): [Viewer, string[]] => [viewer, []]));
    const log: string[] = [];
    const accepted: number[] = [];
    const note = async (): Promise<void> => {
      const api = JSON.stringify([
        await this.#directory.listPublic(),
        await this.#directory.summary(this.#record()),
      ]);
      for (const [viewer, guest] of guests) heard.get(viewer)?.push(`${guest.heard()} ${api}`);
      log.push(this.#logged.splice(0).join(''));
      accepted.push(this.#entries.length);
    };
    await note();
    for (const [id, { viewer, request, body }] of script.entries()) {
      const asked =
        start.form === 'json'
          ? Buffer.from(JSON.stringify({ request, n: id, body }))
          : requestFrame(request, { id, body });
      await (guests.get(viewer) as Guest).ask(asked);
      await note();
    }
    await room.disconnect(CloseCode.CONSENTED);
    return { viewers: heard, log, accepted };
  }

  #record(): MatchRecord {
    const {
      playable: { game },
      options,
      seats,
      seed,
    } = this.#shown;
    const people = Array.from({ length: seats }, (_, seat) => ({
      ...OPEN_SEAT,
      name: `Person ${seat}`,
      kind: 'person' as const,
      tokenHash: hashToken(tokenOf(seat)),
    }));
    return {
      matchId: MATCH,
      code: 'AAAAAA',
      gameId: game.id,
      seed,
      createdAt: NOW,
      table: {
        gameVersion: game.version,
        access: 'public',
        options,
        seats: people,
        host: 0,
        pace: 0,
        hints: false,
        clock: { terms: { kind: 'bank', minutes: 5, seconds: 15, atZero: 'others' } },
        startedAt: NOW,
        endedAt: 0,
      },
    };
  }

  get #shown(): StartingPosition {
    if (!this.#start) throw new Error('nothing is shown');
    return this.#start;
  }

  #services(): Services {
    const shown = (): StartingPosition => this.#shown;
    const load = async (): Promise<PlayableGame> => ({
      ...shown().playable,
      game: startingFrom(shown()),
    });
    const entry = (id: string) => ({ id, name: id, seats: { min: 1, max: 8 }, options: {}, load });
    const shared = {
      // Any id returns the game under test.
      catalog: new Proxy({}, { get: (_target, id) => entry(String(id)) }),
      store: harnessStore({ record: () => this.#record(), entries: () => this.#entries }),
      metrics: createMetrics(),
      clocks: new RoomClocks(),
      logger: createLogger('debug', {
        write: (line) => void this.#logged.push(line.replace(/"time":\d+,/, '')),
      }),
      now: () => NOW,
      leaving: new AbortController().signal,
    };
    return {
      ...shared,
      notices: new Notices({ ...shared, config: readConfig({}), holds: () => true }),
      bots: () => ({ [SLOW_BOT]: { choose: () => new Promise(() => undefined) } }),
      limits: new Limits({ enabled: false }),
      idleMs: 2 ** 30,
      grace: 0,
      standInAfter: 0,
      leastPace: 0,
      networks: new ConnectionNetworks(0),
      throttled: false,
      turns: new Turns(),
      cluster: undefined,
      closing: new Map(),
    };
  }
}

/** All seats, and a spectator. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** One viewer at the table. */
class Guest {
  readonly #socket: FakeSocket;
  readonly #client: Client & ClientPrivate;
  #kept: Buffer[] = [];
  #answered = false;

  private constructor(socket: FakeSocket, client: Client & ClientPrivate) {
    this.#socket = socket;
    this.#client = client;
  }

  static async enter(
    room: Room,
    viewer: Viewer,
    { form }: Pick<StartingPosition, 'form'>,
  ): Promise<Guest> {
    const options: JoinOptions = {
      ...(viewer === 'spectator' ? {} : { token: tokenOf(viewer) }),
      ...(form === 'compact' ? { compact: true } : {}),
    };
    const { sessionId } = await matchMaker.joinById(MATCH, options);
    const socket = new FakeSocket();
    if (form === 'json') speakJson(socket as never, () => undefined);
    const client = new WebSocketClient(sessionId, socket as never) as Client & ClientPrivate;
    await connectClientToRoom(room, client, createAuthContext({ headers: {} }), {});
    // For a JSON connection the server's transport sends this.
    if (form !== 'json') socket.emit('message', Buffer.of(Protocol.JOIN_ROOM));
    else while (client.state !== ClientState.JOINED) await yieldToEventLoop();
    return new Guest(socket, client);
  }

  /** Resolves when the request is answered. */
  async ask(frame: Buffer): Promise<void> {
    this.#answered = false;
    this.#socket.emit('message', frame);
    for (let turn = 0; !this.#hasAnswer(); turn++) {
      if (turn > TIMEOUT_MS) throw new Error('a request got no answer');
      await yieldToEventLoop();
    }
  }

  /**
   * Every byte since the last call, as text; without the name of the connection, which is random.
   */
  heard(): string {
    this.#collect();
    const heard = this.#kept.map((data) =>
      data.toString('latin1').replaceAll(this.#client.reconnectionToken, 'TOKEN'),
    );
    this.#kept = [];
    return heard.join('\n');
  }

  #hasAnswer(): boolean {
    this.#collect();
    return this.#answered;
  }

  #collect(): void {
    for (const data of this.#socket.take()) {
      if (data[0] === Protocol.ROOM_RESPONSE || data.subarray(0, ANSWER.length).equals(ANSWER))
        this.#answered = true;
      this.#kept.push(data);
    }
  }
}

/** The same rules, for a match that begins in the middle. */
export function startingFrom({
  playable: { game },
  state,
}: Pick<StartingPosition, 'playable' | 'state'>): AnyGame {
  return { ...game, setup: () => game.clone(state) };
}

function tokenOf(seat: number): string {
  return `token-of-seat-${seat}-for-leak-tests`;
}
