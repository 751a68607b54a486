import {
  type AnyGame,
  concede,
  createMatch,
  type LogEntry,
  type Match,
  play,
  type Played,
  revert,
  type Setup,
  undo,
} from '@atoll/engine';
import { withStep } from '../../../packages/client/src/net/steps.ts';
import type { HistoryStep } from '@atoll/protocol';
import { textOf } from './plain-text.ts';

/** A match as its log tells it. */
export interface ToldMatch {
  readonly match: Match<unknown>;
  /** What everybody sees after each entry at which a decision ended, as text. */
  readonly views: ReadonlyMap<number, string>;
  /** The steps that still count. */
  readonly steps: readonly HistoryStep[];
}

/** Plays a log anew, decision by decision. Throws where it comes out otherwise. */
export function toldBy(
  game: AnyGame,
  setup: Setup<unknown>,
  log: readonly LogEntry<unknown>[],
): ToldMatch {
  let match = createMatch(game, setup) as Match<unknown>;
  const views = new Map([[0, textOf(game.publicView(match.state))]]);
  let steps: readonly HistoryStep[] = [];
  for (const entry of log) {
    if (entry.seq <= match.seq) continue;
    const played = playAgain(game, match, entry);
    if (!played.ok)
      throw new Error(`entry ${entry.seq} is refused: ${JSON.stringify(played.reasons)}`);
    const { entries, events, sealed } = played;
    if (textOf(log.slice(match.seq, played.match.seq)) !== textOf(entries))
      throw new Error(`entry ${entry.seq} comes out otherwise`);
    const undone = entry.type === 'undo' || entry.type === 'revert' ? entry.backTo + 1 : 0;
    const { seat = -1, at = 0 } = entry as { seat?: number; at?: number };
    const after = match.seq;
    match = played.match;
    const told = { seq: match.seq, after, seat, at, id: '', events, sealed, undone };
    steps = withStep(steps, { ...told, duty: undefined as never });
    views.set(match.seq, textOf(game.publicView(match.state)));
  }
  return { match, views, steps };
}

function playAgain(
  game: AnyGame,
  match: Match<unknown>,
  entry: LogEntry<unknown>,
): Played<unknown, unknown, unknown> {
  switch (entry.type) {
    case 'action':
      return play(game, match, { ...entry });
    case 'undo':
      return undo(game, match, { seat: entry.seat, from: entry.backTo + 1, at: entry.at });
    case 'concede':
      return concede(game, match, entry);
    case 'revert':
      return revert(game, match, entry);
    case 'check':
      throw new Error(`entry ${entry.seq} is a checkpoint of nothing`);
  }
}
