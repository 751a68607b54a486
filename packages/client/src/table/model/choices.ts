import type { Choice } from './table-model.ts';

/** A legal action as a choice. `advised` is the action that a hint suggests. */
export function choiceOf<A>(
  action: A,
  said: Omit<Choice, 'key' | 'action' | 'advised'>,
  advised: A | undefined,
): Choice {
  const key = JSON.stringify(action);
  return { key, action, advised: key === JSON.stringify(advised), ...said };
}

/** The choices of each thing on the table, in their order; those of buttons alone are left out. */
export function choicesByItem(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices)
    if (choice.item !== '') found.set(choice.item, [...(found.get(choice.item) ?? []), choice]);
  return found;
}
