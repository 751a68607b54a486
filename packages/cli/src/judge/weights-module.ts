import type { ChanceWeights } from '@atoll/engine';

/** Digits after the point: the chances differ by less than a tenth of a percent. */
const DIGITS = 4;

/** The source text of a module with the weights of a model. */
export function weightsModule(weights: ChanceWeights): string {
  const seats = Object.entries(weights).map(([count, stages]) => {
    const rows = stages.map((row) => `    [${row.map(rounded).join(', ')}],`);
    return `  ${count}: [\n${rows.join('\n')}\n  ],`;
  });
  return [
    "import type { ChanceWeights } from '@atoll/engine';",
    '',
    '/** The weights of the chances to win; fitted, see docs/coach.md. */',
    `export const CHANCE_WEIGHTS: ChanceWeights = {\n${seats.join('\n')}\n};`,
    '',
  ].join('\n');
}

const rounded = (weight: number): string => String(Number(weight.toFixed(DIGITS)) + 0);
