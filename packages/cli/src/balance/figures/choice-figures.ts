import { mean, shareOf, type Estimate } from '../../statistics.ts';
import type { MatchRecord } from '../recording/record.ts';

export interface ChoiceFigures {
  /** For each seat and match. */
  readonly turns: number;
  /** The share of the turns with only one sensible move. */
  readonly single: Estimate | undefined;
}

/** Undefined where no choices were counted. */
export function choiceFigures(records: readonly MatchRecord[]): ChoiceFigures | undefined {
  const seats = records.flatMap(({ choices = [] }) => choices);
  if (seats.length === 0) return undefined;
  const sum = (of: 'turns' | 'single'): number =>
    seats.reduce((total, choices) => total + choices[of], 0);
  return {
    turns: mean(seats.map(({ turns }) => turns)),
    single: shareOf(sum('single'), sum('turns')),
  };
}
