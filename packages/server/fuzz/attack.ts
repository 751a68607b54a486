import { catalog } from '@atoll/catalog';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '@atoll/test-client/random';
import { frameProblem } from '../src/transport/frame-check.ts';
import { type Frame, type FrameKind, nextFrame } from './frame.ts';
import type { Known } from './http-cases.ts';
import { ask, oddRequest } from './http-request.ts';
import { openKnownTables } from './known-tables.ts';
import { JsonSocket, nextText } from './json-socket.ts';
import { NoAnswer } from './socket.ts';
import type { FuzzedServer } from './fuzzed-server.ts';
import { TargetTable } from './target-table.ts';
import { sendRaw } from './raw-connection.ts';

/** The number of messages sent, by kind. */
export type Sent = Record<FrameKind | 'http' | 'raw' | 'json', number>;

/**
 * Frames to a table before the server gets time to process them: attackers differ, the machine is
 * shared.
 */
const BATCH = 24;
/** Batches after which an attacker opens a fresh connection. */
const STAY = 40;
const GAMES = Object.keys(catalog);
/** The shares of messages other than frames at a table. */
const HTTP_SHARE = 0.03;
const RAW_SHARE = 0.005;
const HTTP_WORKERS = 3;
const UNKNOWN: Known = { matchId: 'A'.repeat(20), code: 'AAAAAA', token: 'x'.repeat(32) };
const RAW_WORKERS = 3;
const JSON_SHARE = 0.04;
const JSON_WORKERS = 2;

/**
 * One in so many of the frames that end their connection is sent: each costs as much as fifty
 * others, and Colyseus never sees it.
 */
const ROUGH = 4;
/** Consecutive failed requests that count as a crash, and the pause after each, in ms. */
const MOST_FAILURES = 10;
const PAUSE_MS = 100;

export interface AttackOptions {
  /** Counts all messages: frames at tables, HTTP requests and raw connections. */
  readonly frames: number;
  readonly seed: string;
  /** Collects the tokens that become known. */
  readonly secrets: string[];
  /** The attack ends early when this is aborted. */
  readonly signal: AbortSignal;
}

/**
 * Attackers at several tables, on the HTTP interface and on the bare connection, all at the same
 * time.
 */
export class Attack {
  readonly sent: Sent = {
    honest: 0,
    disturbed: 0,
    flipped: 0,
    protocol: 0,
    oversized: 0,
    random: 0,
    http: 0,
    raw: 0,
    json: 0,
  };
  /** Connections to tables that were opened; the server ends most of them. */
  connections = 0;
  readonly #server: FuzzedServer;
  readonly #options: AttackOptions;
  #left: number;

  constructor(server: FuzzedServer, options: AttackOptions) {
    this.#server = server;
    this.#options = options;
    const { frames } = options;
    const elsewhere = [HTTP_SHARE, RAW_SHARE, JSON_SHARE];
    this.#left = elsewhere.reduce((left, share) => left - Math.ceil(frames * share), frames);
  }

  get total(): number {
    return Object.values(this.sent).reduce((sum, count) => sum + count, 0);
  }

  /** Resolves when everything is sent. */
  async run(): Promise<void> {
    const { frames } = this.#options;
    await Promise.all([
      ...GAMES.map((game, index) => this.#atTable(game, this.#random(`table ${index}`))),
      ...shares(Math.ceil(frames * HTTP_SHARE), HTTP_WORKERS).map((share, index) =>
        this.#byHttp(share, this.#random(`http ${index}`)),
      ),
      ...shares(Math.ceil(frames * RAW_SHARE), RAW_WORKERS).map((share, index) =>
        this.#raw(share, this.#random(`raw ${index}`)),
      ),
      ...shares(Math.ceil(frames * JSON_SHARE), JSON_WORKERS).map((share, index) =>
        this.#byJson(share, this.#random(`json ${index}`)),
      ),
    ]);
  }

  get #goesOn(): boolean {
    return this.#server.alive && !this.#options.signal.aborted;
  }

  #random(name: string): Random {
    return new Random(`${this.#options.seed} ${name}`);
  }

  async #atTable(game: string, random: Random): Promise<void> {
    const target = new TargetTable(this.#server.address, { game, secrets: this.#options.secrets });
    for (let failures = 0; this.#left > 0 && this.#goesOn; ) {
      try {
        await this.#stay(target, random);
        failures = 0;
      } catch (error) {
        // The server may have closed a kept-alive connection meanwhile.
        const broke = error instanceof TypeError && ++failures < MOST_FAILURES;
        if (!broke) this.#server.crashes.add(String(error));
        if (!broke && !(error instanceof NoAnswer)) return;
        await wait(PAUSE_MS);
      }
    }
  }

  async #stay(target: TargetTable, random: Random): Promise<void> {
    const socket = await target.enter();
    this.connections++;
    for (let batch = 0; batch < STAY && socket.open && this.#left > 0 && this.#goesOn; batch++) {
      const frames = this.#batch(random, () => nextFrame(random, socket.situation));
      this.#left -= frames.length;
      for (const { kind } of frames) this.sent[kind]++;
      await socket.send(frames.map(({ bytes }) => bytes));
    }
    socket.end();
  }

  /** A frame that ends its connection comes last; the server would not read later ones. */
  #batch(random: Random, next: () => Frame): readonly Frame[] {
    const frames: Frame[] = [];
    while (frames.length < Math.min(BATCH, this.#left)) {
      const frame = next();
      const lasts = frameProblem(frame.bytes) === undefined;
      if (!lasts && !random.once(ROUGH)) continue;
      frames.push(frame);
      if (!lasts) break;
    }
    return frames;
  }

  async #byHttp(share: number, random: Random): Promise<void> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const tables = await openKnownTables(this.#server.address, this.#options.secrets);
    const known = (): Known => random.pick([...tables, UNKNOWN]);
    for (let count = 0; count < share && this.#goesOn; count++) {
      await ask(this.#server.address, agent, oddRequest(random, known()));
      this.sent.http++;
    }
    agent.destroy();
  }

  async #byJson(share: number, random: Random): Promise<void> {
    const target = new TargetTable(this.#server.address, {
      game: 'steere-atoll',
      secrets: this.#options.secrets,
    });
    for (let count = 0; count < share && this.#goesOn; ) {
      const socket = await JsonSocket.enter(this.#server.address, await target.door());
      this.connections++;
      for (let stay = 0; stay < STAY && socket.open && count < share && this.#goesOn; stay++) {
        await socket.send(nextText(random, socket.prompt));
        this.sent.json++;
        count++;
      }
      socket.end();
    }
  }

  async #raw(share: number, random: Random): Promise<void> {
    for (let count = 0; count < share && this.#goesOn; count++) {
      await sendRaw(random, this.#server.address);
      this.sent.raw++;
    }
  }
}

/** Divides a number as evenly as integers allow. */
function shares(whole: number, parts: number): readonly number[] {
  return Array.from({ length: parts }, (_, index) => Math.floor((whole + index) / parts));
}

/** A seed for a run without a given one. */
export function freshSeed(): string {
  const random = new Random(`${Date.now()} ${process.pid}`);
  return Array.from({ length: 8 }, () => 'abcdefghijkmnpqrstuvwxyz'[random.below(24)]).join('');
}
