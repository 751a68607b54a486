import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long a test waits for what must come, in ms. It says nothing of how quick anything has to be:
 * it only ends a test that would wait for ever.
 */
export const GUARD_MS = 120_000;
/** How often is asked for what nothing tells of, in ms. */
const STEP_MS = 10;

/** Says what there was instead of what was waited for. */
export type Seen = () => unknown;

/** Waits for conditions, looked at whenever something happened. */
export class Waiting {
  readonly #seen: Seen;
  #resolvers: (() => void)[] = [];

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  /** Something happened. */
  wake(): void {
    for (const resolve of this.#resolvers.splice(0)) resolve();
  }

  /** Resolves once `holds` holds. Rejects after `GUARD_MS`, with what there was instead. */
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

/**
 * Asks until it holds, for what nothing tells of. Rejects after `GUARD_MS`, with what there was
 * instead.
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  seen: Seen = () => 'nothing',
): Promise<void> {
  for (const begin = performance.now(); !(await holds()); await wait(STEP_MS))
    if (performance.now() - begin > GUARD_MS) throw inVain(String(holds), seen);
}

/** Rejects when what must come does not within `GUARD_MS`. */
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
