import { findCosts } from './costs.ts';

const TIMES = 20;
/** The longest allowed block of the event loop, in ms of processor time. */
const LONGEST = 100;

/** Measures the cost of every kind of request, prints it, and fails if one is too high. */
export async function reportCosts(seed: string): Promise<void> {
  const costs = await findCosts(TIMES, seed);
  const lines = costs.map(
    ({ kind, blockMs, heap }) =>
      `| ${kind} | ${blockMs.toFixed(1)} ms | ${(heap / 1024).toFixed(1)} KiB |`,
  );
  const head = [`| ${TIMES} at once | event loop held | heap left by each |`, '|---|---:|---:|'];
  process.stdout.write(`${[...head, ...lines].join('\n')}\n`);
  for (const { kind, blockMs } of costs.filter((cost) => cost.blockMs > LONGEST)) {
    process.exitCode = 1;
    process.stdout.write(`\n${kind} held the event loop for ${blockMs.toFixed(1)} ms\n`);
  }
}
