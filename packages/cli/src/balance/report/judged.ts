import type { Verdict } from '../figures/verdict.ts';

/** A target with what was measured. */
export interface Judged {
  readonly target: string;
  readonly measured: string;
  readonly verdict: Verdict;
}
