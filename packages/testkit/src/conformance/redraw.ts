import { hashState, knowledgeOf } from '@atoll/engine';
import { difference, seatsOf, type Position } from './finding.ts';
import { viewersOf } from './views.ts';

/** Whether two seeds give two matches. */
export function examineChance({ game, setup, match, report }: Position): void {
  if (game.redraw) return;
  const other = game.setup({ ...setup, seed: `not ${setup.seed}` });
  if (hashState(other) !== hashState(match.base))
    report('redraw', 'something is drawn, and cannot be drawn anew');
}

/**
 * Draws hidden parts anew: no viewer can tell the difference, and no generator continues its old
 * stream.
 */
export function examineRedraw(position: Position, seed: string): void {
  const { game, setup, match, report } = position;
  if (!game.redraw) return;
  const before = hashState(match.state);
  const other = game.redraw(match.state, seed);
  if (hashState(match.state) !== before) report('purity', 'redraw changed the state');
  if (hashState(game.redraw(match.state, seed)) !== hashState(other))
    report('determinism', 'one seed redraws into two states');
  for (const viewer of viewersOf(position)) {
    const found = difference(
      knowledgeOf(game, match.state, viewer),
      knowledgeOf(game, other, viewer),
    );
    if (found) report('redraw', `${viewer} sees what was drawn anew: ${found}`);
  }
  for (const seat of seatsOf(setup)) {
    const found = difference(game.legalActions(match.state, seat), game.legalActions(other, seat));
    if (found) report('redraw', `a new draw changes the legal actions of seat ${seat}: ${found}`);
  }
  const old = new Set(keysIn(match.state));
  if (keysIn(other).some((key) => old.has(key)))
    report('redraw', 'a generator goes on although all was to be drawn anew');
}

/** The keys of all generators in a state. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { key, taken } = value as { readonly key?: unknown; readonly taken?: unknown };
  if (typeof key === 'string' && typeof taken === 'number') return [key];
  return Object.values(value).flatMap(keysIn);
}
