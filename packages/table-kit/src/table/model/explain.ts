import type { AnyGame, Reason } from '@atoll/engine';

export interface Attempt {
  readonly view: unknown;
  /** The knowledge of the own seat alone; left out in a game without secrets. */
  readonly privateView?: unknown;
  readonly seat: number;
  readonly action: unknown;
}

export interface Attempts extends Omit<Attempt, 'action'> {
  readonly actions: readonly unknown[];
}

/** Why actions are refused, in their order, from the rules themselves. */
export function explainAttempts(
  rules: AnyGame,
  { view, privateView, seat, actions }: Attempts,
): readonly (readonly Reason[])[] {
  const state = rules.determinize({ view, privateView }, seat, 'why');
  return actions.map((action) => rules.explain(state, seat, action));
}

/** The same of one action. */
export const explainAttempt = (rules: AnyGame, { action, ...rest }: Attempt): readonly Reason[] =>
  explainAttempts(rules, { ...rest, actions: [action] })[0] ?? [];
