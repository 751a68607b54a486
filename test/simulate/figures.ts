import type { Violation } from './check/audit.ts';
import type { RunResult } from './series-worker.ts';

/** A run in which a promise was broken. */
export interface Failure {
  readonly seed: string;
  readonly violations: readonly Violation[];
}

/** What many runs came to. */
export class Figures {
  readonly failures: Failure[] = [];
  runs = 0;
  /** Runs that were made twice, and those of them that came out otherwise. */
  repeated = 0;
  differing = 0;
  #faults = 0;
  #entries = 0;
  #acknowledged = 0;
  #pictures = 0;
  #happenings = 0;
  #ms = 0;
  readonly #converged: { readonly seed: string; readonly ms: number }[] = [];
  #hash = '';

  /** Counts one more run; the order of runs decides what the whole trace is. */
  add({ seed, outcome, faults, made }: RunResult): void {
    this.runs++;
    if (made !== 'once') this.repeated++;
    if (made === 'twice otherwise') this.differing++;
    this.#faults += faults;
    this.#entries += outcome.entries;
    this.#acknowledged += outcome.acknowledged;
    this.#pictures += outcome.pictures;
    this.#happenings += outcome.happenings;
    this.#ms += outcome.ms;
    this.#converged.push({ seed, ms: outcome.converged });
    this.#hash = mixed(this.#hash, outcome.hash);
    if (outcome.violations.length > 0) this.failures.push({ seed, violations: outcome.violations });
  }

  /** The lines of a report; `seconds` of the processor were used. */
  report(seconds: number): readonly string[] {
    const sorted = this.#converged.toSorted((one, other) => one.ms - other.ms);
    const at = (part: number): string =>
      `${((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.ms ?? 0) / 1000).toFixed(2)} s`;
    const within = sorted.filter(({ ms }) => ms <= 3_000).length;
    const slowest = sorted.slice(-5).map(({ seed, ms }) => `${seed} ${(ms / 1000).toFixed(2)} s`);
    const count = (value: number): string => value.toLocaleString('en');
    const hours = (this.#ms / 3_600_000).toFixed(1);
    return [
      `${count(this.runs)} runs, ${count(this.#faults)} faults, ${hours} hours of simulated time, ` +
        `${count(this.#happenings)} happenings`,
      `${count(this.#entries)} entries, ${count(this.#acknowledged)} acknowledged, ` +
        `${count(this.#pictures)} pictures`,
      `together again after the last fault: median ${at(0.5)}, 99 of 100 within ${at(0.99)}, ` +
        `most ${at(1)}; ${((100 * within) / Math.max(1, this.runs)).toFixed(1)} % within 3 s; ` +
        `slowest ${slowest.join(', ')}`,
      `${seconds.toFixed(1)} s of one processor, ${((1000 * seconds) / Math.max(1, this.runs)).toFixed(1)} ms a run`,
      `${this.repeated} of them made twice, ${this.differing} came out otherwise; trace ${this.#hash}`,
    ];
  }

  /** How many runs broke each promise. */
  get broken(): ReadonlyMap<string, number> {
    const broken = new Map<string, number>();
    for (const { violations } of this.failures)
      for (const promise of new Set(violations.map((violation) => violation.promise)))
        broken.set(promise, (broken.get(promise) ?? 0) + 1);
    return broken;
  }
}

function mixed(one: string, other: string): string {
  let hash = 0x811c9dc5;
  let hash2 = 0x2c1b3c6d;
  for (const sign of one + other) {
    hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
    hash2 = Math.imul(hash2 + sign.charCodeAt(0), 0x5bd1e995) ^ (hash2 >>> 13);
  }
  return [hash, hash2].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
