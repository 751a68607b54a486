import { type AnyGame, privateViewOf, type Seat, viewerOf } from '@atoll/engine';
import {
  type HistoryStep,
  MOST_MOMENTS,
  type MomentsRequest,
  type VisiblePosition,
} from '@atoll/protocol';
import type { PastMatch } from './past-matches.ts';

/** The log entries that a request for moments covers, of the steps that count. */
export function momentsWanted(
  steps: readonly HistoryStep[],
  { from, before = Infinity }: MomentsRequest,
): readonly number[] {
  const counted = [...(from === 0 ? [0] : []), ...steps.map(({ seq }) => seq)];
  return counted.filter((seq) => seq >= from && seq < before).slice(-MOST_MOMENTS);
}

/** A past position, as the seat knew it then. */
export function visiblePosition(
  game: AnyGame,
  { seq, view, state }: PastMatch,
  seat: Seat,
): VisiblePosition {
  const privateView = privateViewOf(game, state, viewerOf(seat));
  return privateView === undefined ? { seq, view } : { seq, view, privateView };
}
