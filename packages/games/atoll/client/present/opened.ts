import type { Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import type { TableModel } from '@atoll/table-kit/table/model/table-model.ts';

/**
 * The elements that an unfinished selection has opened, and the places for a bought card, as a
 * selector: a keyboard continues there. '' for none.
 */
export function opened(interaction: Interaction, { question, groups }: TableModel): string {
  // in a question that would give a choice up, the way back is at hand
  if (interaction.asking !== undefined)
    return interaction.asking.confirm === undefined ? '.tb-answers .on' : '.tb-answers .calm';
  if (interaction.item !== '') return '.tb-answers button';
  if (interaction.group !== '') return '.tb-choices button';
  if (question === 'cell') return '#at-reef [data-open=true]';
  const choices = groups.flatMap((group) => group.choices);
  return question !== 'turn' && choices.length > 0 && choices.every(({ item }) => item === '')
    ? '.tb-answers'
    : '';
}
