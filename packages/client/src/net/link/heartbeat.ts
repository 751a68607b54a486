import type { AdaptiveTimeout } from './adaptive-timeout.ts';

/** Asks the server for a sign of life after so many ms without a message. */
const QUIET = 1_000;
/** How long the answer may take, in ms. */
const ANSWER = 1_500;
/** The interval of the check, in ms. */
const TICK = 250;

export interface HeartbeatOptions {
  readonly timeout: AdaptiveTimeout;
  /** Asks the server for a sign of life; `received` follows with the answer. */
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
  readonly #options: HeartbeatOptions;
  readonly #now: () => number;
  readonly #timer: ReturnType<typeof setInterval>;
  #receivedAt: number;
  #askedAt: number | undefined;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#receivedAt = this.#now();
    this.#timer = setInterval(() => this.look(), TICK);
  }

  /** Must be called for every message of the server. */
  received(): void {
    this.#receivedAt = this.#now();
    if (this.#askedAt === undefined) return;
    this.#options.timeout.met(this.#receivedAt - this.#askedAt, ANSWER);
    this.#askedAt = undefined;
  }

  look(): void {
    const { timeout, ask, onSilence } = this.#options;
    const now = this.#now();
    if (this.#askedAt === undefined) {
      if (now - this.#receivedAt < QUIET) return;
      this.#askedAt = now;
      ask();
    } else if (now - this.#askedAt >= timeout.of(ANSWER)) {
      this.stop();
      timeout.missed();
      onSilence();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
