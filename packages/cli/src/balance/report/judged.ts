import type { Verdict } from '../figures/verdict.ts';

/** A target with its measured value. */
export interface Judged {
  readonly target: string;
  readonly measured: string;
  readonly verdict: Verdict;
}
