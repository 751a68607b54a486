import type { Reason } from '@atoll/engine';

export interface Attempt {
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly action: unknown;
}

/** Why an action is refused, from the rules themselves; they are loaded only when somebody asks. */
export async function explainAttempt({ game, view, seat, action }: Attempt): Promise<readonly Reason[]> {
  const { catalog } = await import('@atoll/catalog');
  const entry = catalog[game];
  if (entry === undefined) return [];
  const { game: rules } = await entry.load();
  return rules.explain(rules.determinize(view, seat, 'why'), seat, action);
}
