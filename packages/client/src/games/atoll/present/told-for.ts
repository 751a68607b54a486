import { plain } from '../../../ui/rich-text.ts';
import type { Interaction } from '../../../table/model/interaction.ts';
import type { TableModel } from '../../../table/model/table-model.ts';
import { words } from '../words/interface.ts';
import { isTurnGroup } from './groups.ts';

/** What the status line says while a choice is half made; undefined while nothing is. */
export function toldFor(
  { state, asking, group }: Interaction,
  { groups }: TableModel,
): string | undefined {
  if (state === 'selected' && asking !== undefined)
    return asking.confirm === undefined
      ? `${words.askFirst(plain(asking.words))} ${plain(asking.later ?? [])}`.trim()
      : words.passAsk;
  if (state === 'which') return words.which;
  if (state !== 'kind' || !isTurnGroup(group)) return undefined;
  const count = groups.find(({ id }) => id === group)?.choices.length ?? 0;
  const { chooseOne } = words;
  const say = group in chooseOne ? chooseOne[group as keyof typeof chooseOne] : chooseOne.other;
  return say(words.groups[group], count);
}
