/** How long work waits for a quiet moment, in ms: then it is done anyway. */
const LONGEST = 2_000;

/**
 * Does work in the next moment in which the page has nothing else to do, or after 2 s; browsers
 * without idle callbacks do it after 2 s. The returned function withdraws it.
 */
export function whenQuiet(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LONGEST);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LONGEST });
  return () => cancelIdleCallback(request);
}
