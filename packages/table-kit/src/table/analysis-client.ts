import type { Reason } from '@atoll/engine';
import type { ComponentType } from 'react';
import type { Settings } from '../settings/settings.ts';

/** What a game adds to the page of analysis, in one language; `P` as in its `AnalysisRules`. */
export interface AnalysisClient<P = unknown> {
  readonly Board: ComponentType<AnalysisBoardProps<P>>;
  readonly words: AnalysisGameWords;
}

/** What a game says about its positions; ids and names are those of its `AnalysisRules`. */
export interface AnalysisGameWords {
  /** The name of a side, as in a sentence. */
  side(id: string): string;
  /** What the editor puts on a place. */
  piece(id: string): string;
  /** The label of a tag with a few values, and its values. */
  tag(name: string): string;
  value(tag: string, value: string): string;
  move(move: string): string;
  /** Why a move or the value of a tag is refused, and what is allowed. */
  reason(reason: Reason): string;
}

export interface AnalysisBoardProps<P = unknown> {
  readonly position: P;
  /** The last move, or ''. */
  readonly last: string;
  readonly marks: readonly BoardMark[];
  /** Whether a press makes a move, or sets the position up. */
  readonly use: 'play' | 'set up';
  readonly settings: Settings;
  readonly onPlace: (place: string) => void;
}

/** A place with a short text on it; the page has the same in words. */
export interface BoardMark {
  readonly place: string;
  readonly text: string;
  readonly kind: 'best' | 'good' | 'loss' | 'must';
}
