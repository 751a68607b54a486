import type { HiddenArkAction, HiddenArkView } from '@atoll/game-hidden-ark';
import type { Suggestion } from '../../../table/model/advisor.ts';
import { hintText } from '../../../table/model/use-hint.ts';
import type { RichText } from '../../../ui/rich-text.ts';
import type { ArkLocale } from '../words/ark-locale.ts';

/**
 * What a bot suggests, as one sentence: with the points that it expects, and how much better that
 * is than what comes next, where it had more than one thing to weigh.
 */
export function hintSentence(
  locale: ArkLocale,
  suggestion: Suggestion<HiddenArkAction>,
  view: HiddenArkView,
): RichText {
  const said = (action: HiddenArkAction): string => locale.text.actionText(action, view);
  const { action, expected, next } = suggestion;
  // beside a common result, points of the own sheet alone would be another figure
  if (view.cooperative && next?.expected !== undefined && expected !== undefined)
    return [
      locale.game.common.hint(
        said(action),
        locale.format.tenth(Math.max(0, expected - next.expected)),
        said(next.action),
      ),
    ];
  return suggestion.next === undefined
    ? [locale.game.hint(said(suggestion.action))]
    : hintText(locale, suggestion, (action) => [said(action)]);
}
