/** The pause after so many failures, in ms: 0.3 s, doubled with each, at most 5 s. */
const pause = (failures: number): number => Math.min(5_000, 300 * 2 ** failures);

/**
 * Browsers throw a TypeError when a script file did not load, and Vite an Error for a style file.
 * Any other error comes from the loaded code.
 */
const didNotCome = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.includes('preload CSS'));

/**
 * Loads a part of the program and retries until it arrives: the server may be restarting, or the
 * device may be offline. A page whose build the server no longer has is reloaded meanwhile
 * (`shell/stale-page.ts`).
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!didNotCome(error)) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pause(failures));
    });
  }
}
