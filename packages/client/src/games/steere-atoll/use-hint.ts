import type { SteereAtollAction, SteereAtollView } from '@atoll/game-steere-atoll';
import { boardOf } from '@atoll/game-steere-atoll/board';
import type { TableState } from '../../table/session/table-state.ts';
import { useAdvice, type AdviceState } from '../../table/model/use-advice.ts';
import { words } from './words/interface.ts';

export interface Hint extends Pick<AdviceState<SteereAtollAction>, 'offered' | 'thinking' | 'ask' | 'forget'> {
  /** The suggested cell. */
  readonly cell: number | undefined;
  /** What the bot said, or ''. */
  readonly sentence: string;
}

export interface HintParts {
  readonly view: SteereAtollView;
  readonly state: TableState;
  readonly legal: readonly SteereAtollAction[];
}

/** A hint from a bot that runs in this browser; it is forgotten as soon as the table moves on. */
export function useHint({ view, state, legal }: HintParts): Hint {
  const advice = useAdvice({ state, legal }), action = advice.suggestion?.action;
  return {
    ...advice,
    cell: action?.type === 'place' ? boardOf(view.size).cellNamed(action.cell) : undefined,
    sentence: sentenceOf(advice),
  };
}

function sentenceOf({ thinking, failed, suggestion }: AdviceState<SteereAtollAction>): string {
  if (thinking) return words.hintThinking;
  if (failed) return words.hintFailed;
  if (suggestion === undefined) return '';
  return suggestion.action.type === 'swap' ? words.hintSwap : words.hintCell(suggestion.action.cell);
}
