import type { Progress } from './cache.ts';

/** Where lines go: a terminal, a file or a pipe. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const CLEAR = '\u001b[2K';
/**
 * The pause between two lines, in ms: for a line that replaces the last one, and for lines below
 * each other.
 */
const PAUSE = { moving: 100, plain: 5_000 } as const;

/**
 * Reports progress: on a terminal in one line that is redrawn, otherwise in plain lines at
 * intervals. The cursor stays at the start of the redrawn line, so that other output overwrites it.
 */
export function progressLine(
  what: string,
  { output, now = Date.now }: { output: Output; now?: () => number },
): {
  show(progress: Progress): void;
  /** Removes the moving line. */
  end(): void;
} {
  const moving = output.isTTY === true;
  let last = moving ? -Infinity : now();
  return {
    show({ done, asked }) {
      if (now() - last < PAUSE[moving ? 'moving' : 'plain']) return;
      last = now();
      const text = `${what}: ${done} done, ${asked - done} to go`;
      output.write(moving ? `${CLEAR}${text}\r` : `${text}\n`);
    },
    end() {
      if (moving) output.write(CLEAR);
    },
  };
}
