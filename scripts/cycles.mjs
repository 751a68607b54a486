import { program, runNode } from './support/run.mjs';

/** Counts the import cycles among all packages and prints each of them. */
await program(async () => {
  const args = [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
  ];
  const { output } = await runNode([...args, 'json', 'packages'], { capture: true });
  const { violations, totalCruised } = readSummary(output);
  for (const { rule, from, to, cycle } of violations) {
    const route = cycle ? cycle.map((step) => step.name ?? step) : [to];
    console.error(`${rule.name}: ${[from, ...route].join(' → ')}`);
  }
  const cycles = violations.filter(({ rule }) => rule.name === 'no-circular').length;
  console.log(`${cycles} import cycles in ${totalCruised} files.`);
  if (violations.length > 0) process.exitCode = 1;
});

function readSummary(output) {
  try {
    return JSON.parse(output).summary;
  } catch {
    throw new Error(`dependency-cruiser failed:\n${output}`);
  }
}
