import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type { ReviewWords } from '@atoll/table-kit/words/load-replay-words.ts';

/** What every list of the panel needs to word and to show a decision. */
export interface Reviewed {
  readonly words: ReviewWords;
  /** A decision in the words of the game; '' until these have loaded. */
  readonly say: (position: number, decision: Said) => string;
  readonly coach: Coach | undefined;
  readonly names: readonly string[];
  readonly onShow: (position: number) => void;
  readonly onPlay: (position: number) => void;
}

export interface Said {
  readonly seat: number;
  readonly action: unknown;
}
