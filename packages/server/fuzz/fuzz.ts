import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reading } from './probe.ts';
import { type Sent, Attack } from './attack.ts';
import { FuzzedServer } from './fuzzed-server.ts';
import type { Tally } from './tally.ts';
import type { Turn } from './turn.ts';
import { ControlMatch } from './control-match.ts';

export interface FuzzOptions {
  readonly frames: number;
  readonly seed: string;
  /** The run is cut short after so many minutes. */
  readonly minutes: number;
  /**
   * How long to rest before the last reading, in ms: tables without connections leave memory
   * meanwhile.
   */
  readonly restMs: number;
  readonly onQuarter?: (line: string) => void;
}

export interface FuzzReport {
  readonly sent: Sent;
  readonly total: number;
  /** Frames that reached the program behind the socket. */
  readonly handled: number;
  readonly connections: number;
  readonly seconds: number;
  readonly crashes: Tally;
  /** Errors in the log of the server. */
  readonly errors: Tally;
  /** Output lines that are not log entries. */
  readonly odd: Tally;
  /** Output lines that contain a token. */
  readonly leakedTokens: Tally;
  /** Control matches that changed, or could not go on. */
  readonly changed: number;
  readonly controlMatches: number;
  /** The longest time of one frame, in ms of processor time. */
  readonly frameMs: number;
  /** The longest turns of the event loop, the longest first. */
  readonly turns: readonly Turn[];
  /** The longest block by wall clock, in ms. */
  readonly wallMs: number;
  /**
   * The heap after a garbage collection, before the first frame, after each quarter of them and
   * after the rest, in bytes.
   */
  readonly heap: readonly number[];
}

const QUARTERS = 4;
const LOOK_MS = 50;

/**
 * Attacks a real server in a process of its own, beside control matches that must stay unchanged.
 */
export async function fuzz({
  frames,
  seed,
  minutes,
  restMs,
  onQuarter,
}: FuzzOptions): Promise<FuzzReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atoll-fuzz-'));
  const secrets: string[] = [];
  const server = await FuzzedServer.start(folder, { secrets });
  try {
    const controlMatches = [];
    for (const game of ['atoll', 'steere-atoll'])
      controlMatches.push(await ControlMatch.seat(server.address, { game, folder }));
    secrets.push(...controlMatches.flatMap(({ grants }) => grants.map(({ token }) => token)));
    const readings: Reading[] = [await server.read()];
    const begin = performance.now();
    const attack = new Attack(server, {
      frames,
      seed,
      secrets,
      signal: AbortSignal.timeout(minutes * 60_000),
    });
    await readByQuarters({ attack, server, readings, frames, onQuarter });
    const seconds = (performance.now() - begin) / 1000;
    if (restMs > 0 && server.alive) {
      await wait(restMs);
      readings.push(await server.read());
    }
    let changed = 0;
    for (const controlMatch of controlMatches)
      if (!server.alive || !controlMatch.unchanged || !(await controlMatch.playOn())) changed++;
    const longest = (of: (reading: Reading) => number): number =>
      Math.max(...readings.slice(1).map(of));
    return {
      sent: attack.sent,
      total: attack.total,
      handled: readings.at(-1)?.frames ?? 0,
      connections: attack.connections,
      seconds,
      crashes: server.crashes,
      errors: server.errors,
      odd: server.odd,
      leakedTokens: server.leakedTokens,
      changed,
      controlMatches: controlMatches.length,
      frameMs: longest(({ frameMs }) => frameMs),
      turns: readings
        .slice(1)
        .flatMap(({ turns }) => turns)
        .toSorted((one, other) => other.ms - one.ms),
      wallMs: longest(({ wallMs }) => wallMs),
      heap: readings.map(({ heap }) => heap),
    };
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface QuarterParts {
  readonly attack: Attack;
  readonly server: FuzzedServer;
  /** Grows by a reading after each quarter. */
  readonly readings: Reading[];
  readonly frames: number;
  readonly onQuarter: FuzzOptions['onQuarter'];
}

/** Attacks, and reads the server after each quarter of the frames for as long as it lives. */
async function readByQuarters({
  attack,
  server,
  readings,
  frames,
  onQuarter,
}: QuarterParts): Promise<void> {
  let over = false;
  const begin = performance.now();
  const done = attack.run().finally(() => (over = true));
  for (let quarter = 1; quarter <= QUARTERS && server.alive; quarter++) {
    while (!over && attack.total < (frames * quarter) / QUARTERS)
      await Promise.race([wait(LOOK_MS), done]);
    if (quarter === QUARTERS) await done;
    if (!server.alive) break;
    readings.push(await server.read());
    onQuarter?.(
      `${attack.total} sent in ${Math.round((performance.now() - begin) / 1000)} s, ${server.crashes.count} crashes`,
    );
  }
  await done;
}
