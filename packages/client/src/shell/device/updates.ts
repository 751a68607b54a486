import { TAKE_OVER } from '../../worker/take-over.ts';

export const SCRIPT = '/sw.js';

/** The parts of a worker registration that are used here. */
export type Registration = Pick<
  ServiceWorkerRegistration,
  'waiting' | 'installing' | 'addEventListener' | 'update'
>;

interface Browser {
  /** Whether a worker controls this page; then a waiting worker is a newer version. */
  readonly isServed: () => boolean;
  /** Calls `then` when another worker controls this page. */
  readonly onServed: (then: () => void) => void;
  readonly reload: () => void;
}

/**
 * Tracks whether a newer version of the program waits, and lets it take over when the person says
 * so. Only pages without a match check for it: a match continues with the version with which its
 * page was opened. `subscribe` and `isReady` are bound.
 */
export class Updates {
  readonly #browser: Browser;
  readonly #listeners = new Set<() => void>();
  #waiting: Pick<ServiceWorker, 'postMessage'> | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  readonly isReady = (): boolean => this.#waiting !== undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Watches for new versions, and checks for one now. */
  follow(registration: Registration): void {
    this.#look(registration);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => this.#look(registration));
    });
    this.check(registration);
  }

  /** Checks for a newer version; without an answer nothing changes. */
  check(registration: Registration): void {
    registration.update().catch(() => undefined);
  }

  /** Reloads this page with the waiting version. */
  takeOver(): void {
    const { onServed, reload } = this.#browser;
    onServed(reload);
    this.#waiting?.postMessage(TAKE_OVER);
  }

  #look({ waiting }: Registration): void {
    if (!this.#browser.isServed() || waiting === null) return;
    this.#waiting = waiting;
    this.#listeners.forEach((listen) => listen());
  }
}
