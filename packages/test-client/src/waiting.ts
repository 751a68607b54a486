import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long a test waits for an expected event, in ms. It sets no speed requirement: it only ends a
 * test that would wait for ever.
 */
export const GUARD_MS = 120_000;
/** Polling interval for conditions without a notification, in ms. */
const STEP_MS = 10;

/** Returns the state to report when a wait fails. */
export type Seen = () => unknown;

/** Waits for conditions, which are checked after every event. */
export class Waiting {
  readonly #seen: Seen;
  #resolvers: (() => void)[] = [];

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  /** Checks the conditions after an event. */
  wake(): void {
    for (const resolve of this.#resolvers.splice(0)) resolve();
  }

  /** Resolves once `holds` returns true. Rejects after `GUARD_MS`, with the state instead. */
  async until(holds: () => boolean): Promise<void> {
    let late = false;
    const guard = setTimeout(() => {
      late = true;
      this.wake();
    }, GUARD_MS).unref();
    try {
      while (!holds()) {
        if (late) throw inVain(String(holds), this.#seen);
        await new Promise<void>((resolve) => this.#resolvers.push(resolve));
      }
    } finally {
      clearTimeout(guard);
    }
  }
}

/** Polls a condition without a notification. Rejects after `GUARD_MS`, with the state instead. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  seen: Seen = () => 'nothing',
): Promise<void> {
  for (const begin = performance.now(); !(await holds()); await wait(STEP_MS))
    if (performance.now() - begin > GUARD_MS) throw inVain(String(holds), seen);
}

/** Rejects if a promise does not settle within `GUARD_MS`. */
export async function guarded<T>(coming: Promise<T>, what: string, seen: Seen): Promise<T> {
  let guard: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    guard = setTimeout(() => reject(inVain(what, seen)), GUARD_MS);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(guard));
}

function inVain(what: string, seen: Seen): Error {
  return new Error(
    `waited in vain for ${GUARD_MS / 1000} s: ${what}\nthere was: ${String(seen())}`,
  );
}
