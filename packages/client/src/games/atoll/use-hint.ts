import type { AtollAction } from '@atoll/game-atoll';
import { useEffect, useEffectEvent } from 'react';
import type { RichText } from '../../ui/rich-text.ts';
import type { TableState } from '../../table/session/table-state.ts';
import { useAdvice, type AdviceState } from '../../table/model/use-advice.ts';
import { hintText } from './present/hint-text.ts';

export interface Hint extends AdviceState<AtollAction> {
  /** What the bot suggests in words, or nothing. */
  readonly text: RichText;
  /** Whether anything is told: a suggestion, or that the bot thinks or failed. */
  readonly open: boolean;
}

export interface HintParts {
  readonly state: TableState;
  readonly legal: readonly AtollAction[];
  readonly say: (action: AtollAction) => RichText;
  /** Called once when a hint arrives, so that what it suggests can come forward. */
  readonly onArrival: (action: AtollAction) => void;
  /** Called once when the hint is forgotten. */
  readonly onEnd: (action: AtollAction) => void;
}

/** A hint for the question that is asked now. */
export function useHint({ state, legal, say, onArrival, onEnd }: HintParts): Hint {
  const advice = useAdvice({ state, legal }), { suggestion } = advice, arrive = useEffectEvent(onArrival);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (suggestion === undefined) return undefined;
    const { action } = suggestion;
    arrive(action);
    return () => end(action);
  }, [suggestion]);
  const open = advice.thinking || advice.failed || suggestion !== undefined;
  return { ...advice, open, text: suggestion === undefined ? [] : hintText(suggestion, say) };
}
