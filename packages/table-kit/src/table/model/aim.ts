import { allChoices, type Choice, type TableModel } from './table-model.ts';

/** The person's target: a thing, or a button that stands for one choice. */
export interface Aim {
  readonly item: string;
  /** The key of the choice, or ''. */
  readonly key: string;
}

export const NOWHERE: Aim = { item: '', key: '' };

/**
 * The aimed choice: that of the button, or the only one of the thing. A thing that is gone has
 * none.
 */
export function aimedAt({ item, key }: Aim, table: TableModel): Choice | undefined {
  if (key !== '') return allChoices(table).find((choice) => choice.key === key);
  const choices = table.items.get(item)?.choices ?? [];
  return choices.length === 1 ? choices[0] : undefined;
}
