import type { HiddenArkAction, HiddenArkView } from '../../src/index.ts';
import type { Suggestion } from '@atoll/table-kit/table/model/hints/advice.ts';
import { DIFFERENCE, hintText } from '@atoll/table-kit/table/model/hints/use-hint.ts';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';
import type { ArkLocale } from '../words/ark-locale.ts';

/**
 * A bot's suggestion, as one sentence: with the expected points, and the lead over the next best,
 * where it weighed more than one action.
 */
export function hintSentence(
  locale: ArkLocale,
  suggestion: Suggestion<HiddenArkAction>,
  view: HiddenArkView,
): RichText {
  const say = (action: HiddenArkAction): RichText => [locale.text.actionText(action, view)];
  const { action, expected, next } = suggestion;
  if (next === undefined) return hintText(locale, { action }, say);
  // beside a common result, points of the own sheet alone would be another figure
  if (!view.cooperative || next.expected === undefined || expected === undefined)
    return hintText(locale, suggestion, say);
  const other = locale.text.actionText(next.action, view);
  const gain = expected - next.expected;
  const { hint, hintEqual } = locale.game.common;
  return [
    locale.words.table.hint.advice,
    ...say(action),
    gain < DIFFERENCE ? hintEqual(other) : hint(Math.round(gain), other),
  ];
}
