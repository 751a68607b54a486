import { TAKE_OVER } from '../../worker/take-over.ts';

export const SCRIPT = '/sw.js';

/** What of a browser's registration of a worker is asked for here. */
export type Registration = Pick<
  ServiceWorkerRegistration,
  'waiting' | 'installing' | 'addEventListener' | 'update'
>;

interface Browser {
  /** Whether a worker serves this page; what waits then is a newer version. */
  readonly isServed: () => boolean;
  /** Called when another worker serves this page. */
  readonly onServed: (then: () => void) => void;
  readonly reload: () => void;
}

/**
 * Tells whether a newer version of the program waits, and lets it take over when its person says
 * so. Only pages on which no match is played ask for it: a match goes on with the version with
 * which its page was opened. `subscribe` and `isReady` are bound.
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

  /** Watches for versions that come, and asks whether there is one by now. */
  follow(registration: Registration): void {
    this.#look(registration);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => this.#look(registration));
    });
    this.check(registration);
  }

  /** Asks whether there is a newer version by now; without an answer, all stays as it is. */
  check(registration: Registration): void {
    registration.update().catch(() => undefined);
  }

  /** Loads this page anew with the version that waits. */
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
