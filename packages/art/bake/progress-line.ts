import type { Progress } from './cache.ts';

/** Where lines go: a terminal, a file or a pipe. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const CLEAR = '\u001b[2K';
/**
 * Between two lines, in ms: where one replaces the other, and where they stand below each other.
 */
const PAUSE = { moving: 100, plain: 5_000 } as const;

/**
 * Tells how far something is: in one line that moves on a terminal, otherwise in plain lines now
 * and then. The cursor stays at the beginning of the moving line, so that whoever else writes there
 * writes over it.
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
