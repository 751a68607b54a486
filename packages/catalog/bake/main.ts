import { availableParallelism, constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { bake } from '@atoll/art/bake';
import type { BakeOptions, BakeReport } from '@atoll/art/bake';
import { hiddenArkBake } from '@atoll/game-hidden-ark/pictures';
import { progressLine } from '@atoll/art/bake/progress-line.ts';

const {
  values: { first, behind },
} = parseArgs({
  options: {
    /** Only the needs of a first table. */
    first: { type: 'boolean', default: false },
    /** At low priority, while more important work runs. */
    behind: { type: 'boolean', default: false },
  },
});

/** An error of the system, such as a full disk, is nothing that a stack would explain. */
const errorText = (error: unknown): string =>
  error instanceof Error && 'syscall' in error
    ? error.message
    : String(error instanceof Error ? error.stack : error);

const summary = ({ fresh, seconds, bytes, made, found }: BakeReport): string => {
  if (!fresh) return 'Pictures: up to date.';
  const size = `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s (${made} made, ${found} kept from before)`;
  return first ? `Pictures for a first table: ${size}.` : `Pictures: all there, ${size}.`;
};

if (behind) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const line = progressLine(behind ? 'Drawing finer pictures meanwhile' : 'Drawing the pictures', {
  output: process.stderr,
});
try {
  const options: BakeOptions = {
    games: [hiddenArkBake],
    extent: first ? 'first' : 'whole',
    onProgress: (progress) => line.show(progress),
    // one core is left to the others
    ...(behind && { threads: Math.max(1, availableParallelism() - 1) }),
  };
  const report = await bake(options);
  line.end();
  console.log(summary(report));
} catch (error) {
  line.end();
  console.error(
    `Not all pictures could be drawn: ${errorText(error)}\nWhat is done is kept; the next start goes on from there.`,
  );
  process.exitCode = 1;
}
