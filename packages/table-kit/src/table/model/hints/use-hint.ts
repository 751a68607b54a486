import { useEffect, useEffectEvent } from 'react';
import type { RichText } from '../../../ui/rich-text.ts';
import type { TableState } from '../../session/table-state.ts';
import type { Suggestion } from './advice.ts';
import { useAdvice, type AdviceState } from './use-advice.ts';
import { useLocale } from '../../../words/use-locale.ts';
import type { Locale } from '../../../words/locale.ts';

export interface Hint<A = unknown> extends AdviceState<A> {
  /** The bot's suggestion in words, or that it thinks or failed; empty for nothing. */
  readonly text: RichText;
  /** Whether there is a text: a suggestion, or that the bot thinks or failed. */
  readonly open: boolean;
}

/** A hint for the current prompt. */
export function useHint<A>({
  state,
  legal,
  say,
  onArrival,
  onEnd,
}: {
  readonly state: TableState;
  readonly legal: readonly A[];
  /** A suggestion in words. */
  readonly say: (suggestion: Suggestion<A>) => RichText;
  /** Called once when a hint arrives, so that the suggested thing can be brought forward. */
  readonly onArrival?: (action: A) => void;
  /** Called once when the hint is forgotten. */
  readonly onEnd?: (action: A) => void;
}): Hint<A> {
  const { words } = useLocale();
  const advice = useAdvice({ state, legal });
  const { suggestion } = advice;
  const arrive = useEffectEvent((action: A) => onArrival?.(action));
  const end = useEffectEvent((action: A) => onEnd?.(action));
  useEffect(() => {
    if (suggestion === undefined) return undefined;
    const { action } = suggestion;
    arrive(action);
    return () => end(action);
  }, [suggestion]);
  const open = advice.thinking || advice.failed || suggestion !== undefined;
  const { thinking, failed } = words.table.hint;
  const waiting = advice.thinking ? [thinking] : advice.failed ? [failed] : [];
  return { ...advice, open, text: suggestion === undefined ? waiting : say(suggestion) };
}

/** A smaller difference in points does not decide which of two actions is better. */
export const DIFFERENCE = 1;

/**
 * A bot's suggestion in words: the action, its expected points, and those of the next best, or that
 * this is about as good.
 */
export function hintText<A>(
  locale: Locale,
  { action, expected, next }: Suggestion<A>,
  say: (action: A) => RichText,
): RichText {
  const { hint } = locale.words.table;
  const advice = [hint.advice, ...say(action)];
  if (expected === undefined) return [...advice, '.'];
  if (next === undefined) return [...advice, '. ', hint.alone];
  const other = say(next.action);
  return [
    ...advice,
    hint.points(expected),
    ...(expected - next.expected < DIFFERENCE
      ? [hint.equal, ...other, '.']
      : [hint.next, ...other, hint.nextPoints(next.expected)]),
  ];
}
