import type { HiddenArkAction } from '../../src/index.ts';

const rests = new WeakMap<object, readonly HiddenArkAction[]>();

/** The first of several actions, from which the others are known. Throws where there is none. */
export function errandAction(actions: readonly HiddenArkAction[]): HiddenArkAction {
  const [first, ...rest] = actions;
  if (first === undefined) throw new Error('an errand has one action at least');
  const action = { ...first };
  rests.set(action, rest);
  return action;
}

/** The actions that follow an action; none where it stands alone. */
export const restOf = (action: unknown): readonly HiddenArkAction[] =>
  (typeof action === 'object' && action !== null && rests.get(action)) || [];
