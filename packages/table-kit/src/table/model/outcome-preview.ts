import type { GameDefinition } from '@atoll/engine';

/** A question about an action, in the types of the game. */
export interface OutcomeRequest<V, A> {
  readonly view: V;
  /** The knowledge of the own seat alone; left out in a game without secrets. */
  readonly privateView?: unknown;
  readonly seat: number;
  readonly action: A;
  /** Whether the action is settled in this view, so that nothing further belongs to it. */
  readonly settled: (view: V) => boolean;
  /**
   * The answers of a prompt worth following at that view; the others count as leading to the same
   * view.
   */
  readonly follow: (legal: readonly A[], view: V) => readonly A[];
}

/** The rules of a game with these views and actions. */
export type RulesFor<V, A> = GameDefinition<unknown, A, unknown, V, unknown>;

/** At most this many ways are followed: with more, the result is empty. */
const MOST = 120;

/**
 * The views to which an action can lead, played on the client's own copy of the rules: one for each
 * way to answer its further prompts. Cards drawn on the way are made up: nothing hidden is known
 * here, so a caller may read only the open parts of the views. Empty when there are too many ways.
 */
export function previewOutcomes<V, A>(
  game: RulesFor<V, A>,
  request: OutcomeRequest<V, A>,
): readonly V[] {
  const { view, privateView, seat, action, settled, follow } = request;
  const ends: V[] = [];
  let steps = 0;
  const walk = (state: unknown, next: A): void => {
    if (++steps > MOST) return;
    const step = game.apply(game.clone(state), seat, next);
    const after = game.publicView(step.state);
    const legal =
      step.sealed || step.ended || settled(after) ? [] : game.legalActions(step.state, seat);
    if (legal.length === 0) ends.push(after);
    else for (const answer of follow(legal, after)) walk(step.state, answer);
  };
  walk(game.determinize({ view, privateView }, seat, 'foresight'), action);
  return steps > MOST ? [] : ends;
}
