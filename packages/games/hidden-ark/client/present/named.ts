import { actionType } from '@atoll/table-kit/table/model/reasons.ts';
import type { Gesture, Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import type { Choice, TableModel } from '@atoll/table-kit/table/model/table-model.ts';

/** The actions that a press on a token, a track, a column or a slot names whole. */
const NAMED: ReadonlySet<string> = new Set([
  ...(['take', 'study', 'install', 'play', 'column'] as const),
]);

/**
 * A gesture with its meaning: a press on a thing that stands for one choice, and shows all of it,
 * chooses it.
 */
export function asMeant(
  gesture: Gesture,
  { items }: Pick<TableModel, 'items'>,
  { group, asking }: Pick<Interaction, 'group' | 'asking'>,
): Gesture {
  if (gesture.do !== 'point' || asking !== undefined) return gesture;
  const own = items.get(gesture.item)?.choices ?? [];
  const meant = own.filter((choice: Choice) => group === '' || choice.group === group);
  const [only, ...others] = meant.length > 0 ? meant : own;
  if (only === undefined || others.length > 0) return gesture;
  return NAMED.has(actionType(only.action)) ? { do: 'choose', choice: only } : gesture;
}
