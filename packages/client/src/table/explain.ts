import type { Reason } from '@atoll/engine';

export interface Attempt {
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly action: unknown;
}

export interface Attempts extends Omit<Attempt, 'action'> {
  readonly actions: readonly unknown[];
}

/** Why actions are refused, in their order, from the rules themselves; they are loaded only when somebody asks. */
export async function explainAttempts({ game, view, seat, actions }: Attempts): Promise<readonly (readonly Reason[])[]> {
  const { catalog } = await import('@atoll/catalog');
  const entry = catalog[game];
  if (entry === undefined) return actions.map(() => []);
  const { game: rules } = await entry.load(), state = rules.determinize(view, seat, 'why');
  return actions.map((action) => rules.explain(state, seat, action));
}

/** The same of one action. */
export async function explainAttempt({ action, ...rest }: Attempt): Promise<readonly Reason[]> {
  return (await explainAttempts({ ...rest, actions: [action] }))[0] ?? [];
}
