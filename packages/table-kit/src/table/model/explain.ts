import type { Reason } from '@atoll/engine';

export interface Attempt {
  readonly game: string;
  readonly view: unknown;
  /** The knowledge of the own seat alone; left out in a game without secrets. */
  readonly privateView?: unknown;
  readonly seat: number;
  readonly action: unknown;
}

export interface Attempts extends Omit<Attempt, 'action'> {
  readonly actions: readonly unknown[];
}

/**
 * Why actions are refused, in their order, from the rules themselves; the rules are loaded only on
 * the first request.
 */
export async function explainAttempts({
  game,
  view,
  privateView,
  seat,
  actions,
}: Attempts): Promise<readonly (readonly Reason[])[]> {
  const { catalog } = await import('@atoll/catalog');
  const entry = catalog[game];
  if (entry === undefined) return actions.map(() => []);
  const { game: rules } = await entry.load();
  const state = rules.determinize({ view, privateView }, seat, 'why');
  return actions.map((action) => rules.explain(state, seat, action));
}

/** The same of one action. */
export async function explainAttempt({ action, ...rest }: Attempt): Promise<readonly Reason[]> {
  return (await explainAttempts({ ...rest, actions: [action] }))[0] ?? [];
}
