/** Milliseconds between two reports. */
const EVERY = 10_000;

/**
 * Reports the progress of a long job on stderr: called for each piece, it writes every ten seconds,
 * and for the last one.
 * @param what the name of the pieces of which there are `all`, such as matches
 */
export function progressOf(all: number, what: string): (about?: string) => void {
  const begin = performance.now();
  let printed = begin;
  let done = 0;
  return (about = '') => {
    done++;
    const now = performance.now();
    if (now - printed < EVERY && done < all) return;
    printed = now;
    const seconds = ((now - begin) / 1000).toFixed(0);
    const last = about === '' ? '' : `: ${about}`;
    process.stderr.write(`${done} of ${all} ${what}, ${seconds} s${last}\n`);
  };
}
