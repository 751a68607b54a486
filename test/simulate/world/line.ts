import type { Random } from '@atoll/test-client/random';

/** Something that is under way over a line, or may be. */
export interface Carried {
  /** Breaks off; both ends are told. */
  cut(): void;
  /** Nothing arrives any more, and nobody is told. */
  silence(ways: 'both' | 'down'): void;
  /** Its client is told that it broke, while what was sent still arrives at the server. */
  delayEnd(ms: number): void;
}

/** The way of one person to the servers. */
export class Line {
  readonly random: Random;
  readonly carried = new Set<Carried>();
  /** Until when it is slow, in ms of simulated time, and by how much. */
  slowUntil = 0;
  slowBy = 0;
  /** Until when nothing can be reached over it. */
  offlineUntil = 0;
  /** Until when every request over HTTP arrives twice. */
  doubledUntil = 0;
  readonly #usual: number;

  constructor(random: Random) {
    this.random = random;
    this.#usual = random.chance(20) ? random.between(40, 150) : random.between(1, 30);
  }

  /** How long something takes one way, in ms. */
  time(now: number): number {
    const late = this.random.chance(4) ? this.random.fraction() * 60 : 0;
    const slow = now < this.slowUntil ? this.random.fraction() * this.slowBy : 0;
    return this.#usual * (0.7 + 0.6 * this.random.fraction()) + late + slow;
  }

  /** All that is under way, in a copy: what breaks leaves the line. */
  get all(): readonly Carried[] {
    return [...this.carried];
  }
}
