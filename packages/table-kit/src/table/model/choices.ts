import type { Choice, ChoiceGroup } from './table-model.ts';

/** A legal action as a choice. `advised` is the action that a hint suggests. */
export function choiceOf<A>(
  action: A,
  said: Omit<Choice, 'key' | 'action' | 'advised'>,
  advised: A | undefined,
): Choice {
  const key = JSON.stringify(action);
  return { key, action, advised: key === JSON.stringify(advised), ...said };
}

/**
 * The choices of each thing on the table, in their order; choices of buttons alone are left out.
 */
export function choicesByItem(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices)
    if (choice.item !== '') found.set(choice.item, [...(found.get(choice.item) ?? []), choice]);
  return found;
}

interface GroupsInput<Id extends string> {
  readonly choices: readonly Choice[];
  /** The label of a group's button. */
  readonly labels: Readonly<Record<Id, string>>;
  /** The letter that opens it, or ''. */
  readonly shortcuts: Readonly<Record<Id, string>>;
  /** The action of the whole group, where the group alone decides the refusal. */
  readonly attemptOf: (id: Id) => unknown;
}

/** The groups with these ids, in their order, each with its own choices of all of them. */
export function choiceGroups<Id extends string>(
  ids: readonly Id[],
  { choices, labels, shortcuts, attemptOf }: GroupsInput<Id>,
): readonly ChoiceGroup[] {
  return ids.map((id) => {
    const attempt = attemptOf(id);
    const own = choices.filter(({ group }) => group === id);
    const group = { id, label: labels[id], shortcut: shortcuts[id], choices: own };
    return attempt === undefined ? group : { ...group, attempt };
  });
}
