/** How long to wait after so many failures, in ms: 0.3 s, doubled with each, at most 5 s. */
const pause = (failures: number): number => Math.min(5_000, 300 * 2 ** failures);

/**
 * Browsers say it with a TypeError when a file of a script did not come, and Vite with an Error
 * when one of a style did not. Whatever else is thrown was thrown by what came.
 */
const didNotCome = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.message.includes('preload CSS'));

/**
 * A part of the program that loads late, asked for again for as long as it does not come: the
 * server may be starting anew, or the device be out of reach. A page that the server knows no
 * longer is loaded anew meanwhile (`shell/stale-page.ts`).
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
