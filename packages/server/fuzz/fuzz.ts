import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Reading } from './probe.ts';
import { type Sent, Siege } from './siege.ts';
import { Subject } from './subject.ts';
import type { Tally } from './tally.ts';
import { Witness } from './witness.ts';

export interface FuzzOptions {
  readonly frames: number;
  readonly seed: string;
  /** The run is cut short after so many minutes. */
  readonly minutes: number;
  /**
   * How long to rest before the last reading, in ms: tables that nobody is at any more leave memory
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
  /** Lines of output that are none of the log. */
  readonly odd: Tally;
  /** Lines of output with a token in them. */
  readonly told: Tally;
  /** Matches of others that changed, or could not go on. */
  readonly changed: number;
  readonly witnesses: number;
  /**
   * The longest that one frame, and that the event loop was held, in ms of the processor; and by
   * the clock.
   */
  readonly frameMs: number;
  readonly blockMs: number;
  readonly wallMs: number;
  /**
   * The heap after a collection of garbage, before the first frame, after each quarter of them and
   * after the rest, in bytes.
   */
  readonly heap: readonly number[];
}

const QUARTERS = 4;
const LOOK_MS = 50;

/** Lays siege to a real server in a process of its own, beside matches that must not notice. */
export async function fuzz({
  frames,
  seed,
  minutes,
  restMs,
  onQuarter,
}: FuzzOptions): Promise<FuzzReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atoll-fuzz-'));
  const secrets: string[] = [];
  const subject = await Subject.start(folder, { secrets });
  try {
    const witnesses = [];
    for (const game of ['atoll', 'steere-atoll'])
      witnesses.push(await Witness.seat(subject.address, { game, folder }));
    secrets.push(...witnesses.flatMap(({ grants }) => grants.map(({ token }) => token)));
    const readings: Reading[] = [await subject.read()];
    const begin = performance.now();
    const siege = new Siege(subject, {
      frames,
      seed,
      secrets,
      signal: AbortSignal.timeout(minutes * 60_000),
    });
    let over = false;
    const done = siege.run().finally(() => (over = true));
    for (let quarter = 1; quarter <= QUARTERS && subject.alive; quarter++) {
      while (!over && siege.total < (frames * quarter) / QUARTERS)
        await Promise.race([wait(LOOK_MS), done]);
      if (quarter === QUARTERS) await done;
      if (!subject.alive) break;
      readings.push(await subject.read());
      onQuarter?.(
        `${siege.total} sent in ${Math.round((performance.now() - begin) / 1000)} s, ${subject.crashes.count} crashes`,
      );
    }
    await done;
    const seconds = (performance.now() - begin) / 1000;
    if (restMs > 0 && subject.alive) {
      await wait(restMs);
      readings.push(await subject.read());
    }
    let changed = 0;
    for (const witness of witnesses)
      if (!subject.alive || !witness.unchanged || !(await witness.playOn())) changed++;
    const longest = (of: (reading: Reading) => number): number =>
      Math.max(...readings.slice(1).map(of));
    return {
      sent: siege.sent,
      total: siege.total,
      handled: readings.at(-1)?.frames ?? 0,
      connections: siege.connections,
      seconds,
      crashes: subject.crashes,
      errors: subject.errors,
      odd: subject.odd,
      told: subject.told,
      changed,
      witnesses: witnesses.length,
      frameMs: longest(({ frameMs }) => frameMs),
      blockMs: longest(({ blockMs }) => blockMs),
      wallMs: longest(({ wallMs }) => wallMs),
      heap: readings.map(({ heap }) => heap),
    };
  } finally {
    await subject.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
