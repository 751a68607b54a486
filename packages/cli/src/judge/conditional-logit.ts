import { shares, weigh } from '@atoll/bots/judge';

/** A position: the figures of each seat, and the part of each in the victory (sum 1). */
export interface Judged {
  readonly traits: readonly (readonly number[])[];
  readonly won: readonly number[];
}

/** The strength of the prior, a normal distribution around 0; matters only with few positions. */
const PRIOR = 0.01;
const MOST_STEPS = 40;
const EXACT = 1e-7;
/** The greatest step, so that the first ones do not overshoot. */
const LONGEST_STEP = 2;

/**
 * The weights with which the chances fit the results best: the greatest likelihood of a conditional
 * logit, by Newton's method; the likelihood is concave, so there is one maximum. 0 for each figure
 * without positions.
 */
export function fitLogit(positions: readonly Judged[], figures: number): readonly number[] {
  let weights: readonly number[] = Array.from({ length: figures }, () => 0);
  for (let i = 0; i < MOST_STEPS; i++) {
    const step = stepFrom(weights, positions);
    const length = Math.hypot(...step);
    const part = length > LONGEST_STEP ? LONGEST_STEP / length : 1;
    weights = weights.map((weight, figure) => weight + part * (step[figure] as number));
    if (length < EXACT) break;
  }
  return weights;
}

/** A step of Newton's method: the gradient through the matrix of the second derivatives. */
function stepFrom(weights: readonly number[], positions: readonly Judged[]): readonly number[] {
  const gradient = weights.map((weight) => -PRIOR * weight);
  const matrix = weights.map((_, row) => weights.map((__, column) => (row === column ? PRIOR : 0)));
  for (const { traits, won } of positions) {
    const chances = shares(traits.map((figures) => weigh(weights, figures)));
    const means = weights.map((_, figure) =>
      chances.reduce((sum, chance, seat) => sum + chance * (traits[seat]?.[figure] as number), 0),
    );
    traits.forEach((figures, seat) => {
      const chance = chances[seat] as number;
      const missed = (won[seat] as number) - chance;
      figures.forEach((figure, row) => {
        gradient[row]! += missed * figure;
        const beside = chance * (figure - (means[row] as number));
        figures.forEach((other, column) => {
          matrix[row]![column]! += beside * (other - (means[column] as number));
        });
      });
    });
  }
  return solve(matrix, gradient);
}

/** Solves a system of linear equations with a positive definite matrix (Gauss and Jordan). */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  rows.forEach((pivot, i) => {
    rows.forEach((row, j) => {
      if (i === j) return;
      const factor = (row[i] as number) / (pivot[i] as number);
      pivot.forEach((value, column) => (row[column]! -= factor * value));
    });
  });
  return rows.map((row, i) => (row.at(-1) as number) / (row[i] as number));
}
