import {
  knowledgeOf,
  momentsOfFile,
  viewerOf,
  type AnyGame,
  type MatchFile,
  type Seat,
} from '@atoll/engine';
import type { Known } from './worlds.ts';

/** A decision of a finished match that counts. */
export interface PastDecision {
  readonly seat: Seat;
  readonly action: unknown;
  /** The position in which it was taken, and the one after it. */
  readonly before: unknown;
  readonly after: unknown;
  /** It drew or revealed something. */
  readonly sealed: boolean;
  /** It ended the turn or question; if not, the seat is asked again within it. */
  readonly ended: boolean;
}

/** A finished match as its log tells it. */
export interface PastMatch {
  /** By position, from 0, the start. */
  readonly states: readonly unknown[];
  /**
   * The decision that led to each position after the start, by that position less one; undefined
   * for a concession and for a decision that was taken back.
   */
  readonly decisions: readonly (PastDecision | undefined)[];
}

/** Throws as `momentsOfFile`. */
export function pastMatchOf(game: AnyGame, file: MatchFile): PastMatch {
  const moments = momentsOfFile(game, file);
  const actions = new Map(
    file.log.map((entry) => [entry.seq, entry.type === 'action' ? entry : undefined]),
  );
  return {
    states: moments.map(({ state }) => state),
    decisions: moments.slice(1).map(({ seq, seat, state, sealed }, index) => {
      const entry = actions.get(seq);
      const before = moments[index]?.state;
      if (entry === undefined) return undefined;
      const { action } = entry;
      const { ended } = game.apply(game.clone(before), seat, action);
      return { seat, action, before, after: state, sealed, ended };
    }),
  };
}

/** What a seat knew in a position. */
export const knownTo = (game: AnyGame, state: unknown, seat: Seat): Known => ({
  ...knowledgeOf(game, state, viewerOf(seat)),
  seat,
});
