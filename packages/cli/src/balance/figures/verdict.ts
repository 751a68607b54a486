import type { Estimate } from '../../statistics.ts';

/**
 * Missed only if the whole interval lies outside; doubtful if the figure does, but not all of its
 * interval.
 */
export type Verdict = 'met' | 'doubtful' | 'missed' | 'not measured';

export function judge(estimate: Estimate | undefined, from: number, to: number): Verdict {
  if (!estimate) return 'not measured';
  const { value, low, high } = estimate;
  if (value >= from && value <= to) return 'met';
  return low > to || high < from ? 'missed' : 'doubtful';
}

const ORDER: readonly Verdict[] = ['missed', 'doubtful', 'met'];

/** The least grave; 'not measured' ranks before 'missed'. */
export function mildest(verdicts: readonly Verdict[]): Verdict {
  const order = ['met', 'doubtful', 'not measured', 'missed'] as const;
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'not measured';
}

/** The gravest of the measured ones. */
export function worst(verdicts: readonly Verdict[]): Verdict {
  return ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'not measured';
}
