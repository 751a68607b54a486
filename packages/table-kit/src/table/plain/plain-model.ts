import { choiceOf, choicesByItem } from '../model/choices.ts';
import type { Interaction } from '../model/interaction.ts';
import type { Choice, ChoiceGroup, Item, Mark, TableModel } from '../model/table-model.ts';

/** The kind of the prompt: 'turn' where groups of actions are offered, 'none' for nothing. */
export interface Asked {
  readonly question: string;
  /** The groups that have a button each. */
  readonly groups: readonly Pick<ChoiceGroup, 'id' | 'label' | 'attempt'>[];
}

/** The name of a choice, its group, and the thing that stands for it. */
export type Said = Omit<Choice, 'key' | 'action' | 'advised'>;

export interface PlainModelInput<A> {
  readonly legal: readonly A[];
  /** The text of a hint's suggestion. */
  readonly advised: A | undefined;
  readonly interaction: Pick<Interaction, 'asking' | 'item'>;
  readonly asked: Asked;
  /** Everything on the table that can be pointed at. */
  readonly items: readonly string[];
  readonly say: (action: A) => Said;
}

/** All possible choices at a table where a thing means only the choices it stands for. */
export function plainModel<A>({
  legal,
  advised,
  interaction: { asking, item: opened },
  asked: { question, groups },
  items,
  say,
}: PlainModelInput<A>): TableModel {
  const choices = legal.map((action) => choiceOf(action, say(action), advised));
  const byItem = choicesByItem(choices);
  const itemOf = (id: string): Item => {
    const own = byItem.get(id) ?? [];
    const chosen = id === opened || id === asking?.item;
    const open: Mark = own.some((choice) => choice.advised) ? 'advised' : 'legal';
    return {
      id,
      mark: chosen ? 'chosen' : own.length > 0 ? open : 'plain',
      card: '',
      choices: own,
    };
  };
  return {
    question,
    items: new Map(items.map((id) => [id, itemOf(id)])),
    groups: groups.map((group) => ({
      ...group,
      shortcut: '',
      choices: choices.filter((choice) => choice.group === group.id),
    })),
  };
}
