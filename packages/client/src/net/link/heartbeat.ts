import type { AdaptiveTimeout } from './adaptive-timeout.ts';

/** Asks the server for a sign of life after so many ms without a message. */
const QUIET = 1_000;
/** How long the answer may take, in ms. */
const ANSWER = 1_500;
/** The interval of the check, in ms. */
const TICK = 250;

export interface PulseOptions {
  readonly patience: AdaptiveTimeout;
  /** Asks the server for a sign of life; `heard` follows with the answer. */
  readonly ask: () => void;
  /** Called once when no answer came: the connection is dead, though no close event was sent. */
  readonly onSilence: () => void;
  /** The time in ms; tests pass their own. */
  readonly now?: () => number;
}

/**
 * Detects a connection that is dead though neither end was told, as after a change of networks or a
 * sleep: a client that only waits for other seats would wait for ever. Silence counts only from the
 * request on, since timers of a background page run seldom.
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

  /** Must be called for every message of the server. */
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
