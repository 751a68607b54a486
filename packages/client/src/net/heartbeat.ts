import type { AdaptiveTimeout } from './adaptive-timeout.ts';

/** After so many ms without a word from the server it is asked for a sign of life. */
const QUIET = 1_000;
/** How long that sign may take, in ms. */
const ANSWER = 1_500;
/** How often it is looked at, in ms. */
const TICK = 250;

export interface PulseOptions {
  readonly patience: AdaptiveTimeout;
  /** Asks the server for a sign of life; `heard` follows when it comes. */
  readonly ask: () => void;
  /** Told once, when no sign came: the connection is dead, though nobody said so. */
  readonly onSilence: () => void;
  /** In ms; tests pass their own. */
  readonly now?: () => number;
}

/**
 * Finds out that a connection is dead when neither end was told, as after a change of networks or a
 * sleep: whoever only waits for others would wait for ever. Silence counts only from the question
 * on, since a page in the background is woken seldom.
 */
export class Heartbeat {
  readonly #options: PulseOptions;
  readonly #now: () => number;
  readonly #timer: ReturnType<typeof setInterval>;
  #heardAt: number;
  #askedAt: number | undefined;

  constructor(options: PulseOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#heardAt = this.#now();
    this.#timer = setInterval(() => this.look(), TICK);
  }

  /** To be called for whatever comes from the server. */
  heard(): void {
    this.#heardAt = this.#now();
    if (this.#askedAt === undefined) return;
    this.#options.patience.met(this.#heardAt - this.#askedAt, ANSWER);
    this.#askedAt = undefined;
  }

  look(): void {
    const { patience, ask, onSilence } = this.#options;
    const now = this.#now();
    if (this.#askedAt === undefined) {
      if (now - this.#heardAt < QUIET) return;
      this.#askedAt = now;
      ask();
    } else if (now - this.#askedAt >= patience.of(ANSWER)) {
      this.stop();
      patience.missed();
      onSilence();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
