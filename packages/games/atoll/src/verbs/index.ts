import type { AtollAction, TurnAction } from '../action.ts';
import { buyAnimal, buyCoral } from './buy.ts';
import { feed } from './feed.ts';
import { grow } from './grow.ts';
import { pass } from './pass.ts';
import { bloom, purify, sell } from './support.ts';
import { useCoral } from './use-coral.ts';
import type { ActionOf, Verb } from './verb.ts';

/** All verbs, in the order in which they are listed to bots and people. */
const verbs = { buyAnimal, buyCoral, feed, useCoral, grow, purify, sell, bloom, pass } satisfies {
  readonly [K in TurnAction['type']]: Verb<ActionOf<K>>;
};

const byType = new Map<string, Verb<TurnAction>>(
  Object.entries(verbs as unknown as Readonly<Record<string, Verb<TurnAction>>>),
);

export function isTurnAction(action: AtollAction): action is TurnAction {
  return byType.has(action.type);
}

export function verbOf(action: TurnAction): Verb<TurnAction> {
  return byType.get(action.type) as Verb<TurnAction>;
}

export const allVerbs: readonly Verb<TurnAction>[] = [...byType.values()];
