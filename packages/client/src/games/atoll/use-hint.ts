import type { AtollAction } from '@atoll/game-atoll';
import { useEffect, useEffectEvent } from 'react';
import type { RichText } from '../../kit/rich.ts';
import type { TableState } from '../../table-host.ts';
import { useAdvice, type AdviceState } from '../../table/use-advice.ts';
import { hintText } from './present/hint-text.ts';

export interface Hint extends AdviceState<AtollAction> {
  /** What the bot suggests in words, or nothing. */
  readonly text: RichText;
}

export interface HintParts {
  readonly state: TableState;
  readonly legal: readonly AtollAction[];
  readonly say: (action: AtollAction) => RichText;
  /** Called once when a hint arrives, so that what it suggests can come forward. */
  readonly onArrival: (action: AtollAction) => void;
}

/** A hint for the question that is asked now. */
export function useHint({ state, legal, say, onArrival }: HintParts): Hint {
  const advice = useAdvice({ state, legal }), { suggestion } = advice, arrive = useEffectEvent(onArrival);
  useEffect(() => {
    if (suggestion !== undefined) arrive(suggestion.action);
  }, [suggestion]);
  return { ...advice, text: suggestion === undefined ? [] : hintText(suggestion, say) };
}
