import { isKeyOf } from '@atoll/engine';
import { plain } from '@atoll/table-kit/ui/rich-text.ts';
import type { Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import type { TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import { isTurnGroup } from '../groups.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';

/** The status line during an unfinished selection; undefined without one. */
export function selectionText(
  locale: AtollLocale,
  { state, asking, group }: Interaction,
  { groups }: TableModel,
): string | undefined {
  if (state === 'selected' && asking !== undefined)
    return asking.confirm === undefined
      ? `${locale.game.askFirst(plain(asking.words))} ${plain(asking.later ?? [])}`.trim()
      : locale.game.passAsk;
  if (state === 'which') return locale.game.which;
  if (state !== 'kind' || !isTurnGroup(group)) return undefined;
  const count = groups.find(({ id }) => id === group)?.choices.length ?? 0;
  const { chooseOne } = locale.game;
  const say = isKeyOf(chooseOne, group) ? chooseOne[group] : chooseOne.other;
  return say(locale.game.groups[group], count);
}
