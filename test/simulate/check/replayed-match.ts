import {
  type AnyGame,
  createMatch,
  eventsFor,
  type LogEntry,
  type Match,
  type Seat,
  type Setup,
  viewerOf,
} from '@atoll/engine';
import { replayLog } from '@atoll/test-client/audit';
import { LateView } from '../../../packages/server/src/match/late-view.ts';
import { withStep } from '../../../packages/client/src/net/steps.ts';
import type { HistoryStep } from '@atoll/protocol';
import { textOf } from './plain-text.ts';

interface ReplayedStep {
  readonly events: string;
  readonly privateView: string;
}

/** A match as its log tells it. */
export interface ReplayedMatch {
  readonly match: Match<unknown>;
  /** What everybody sees after an entry, as text; undefined where no decision ended with it. */
  viewAt(seq: number): string | undefined;
  /** What belongs to a seat alone, or to a spectator (-1), after an entry and of its events. */
  heardAt(seq: number, seat: Seat): ReplayedStep | undefined;
  /** What a seat alone knew after an entry; undefined for what no decision ended with. */
  handAt(seq: number, seat: Seat): string | undefined;
  /** The steps that still count. */
  readonly steps: readonly HistoryStep[];
  /** The view of spectators who watch so many turns late. */
  lateBy(behind: number): LateView;
}

/** Plays a log anew, decision by decision. Throws where it comes out otherwise. */
export function replayedFrom(
  game: AnyGame,
  setup: Setup<unknown>,
  log: readonly LogEntry<unknown>[],
): ReplayedMatch {
  let match = createMatch(game, setup) as Match<unknown>;
  const states = new Map([[0, match.state]]);
  const followed: ((late: LateView) => void)[] = [];
  const happened = new Map<number, readonly unknown[]>();
  let steps: readonly HistoryStep[] = [];
  for (const { entry, after, match: next, events, sealed } of replayLog(game, { setup, log })) {
    const undone = entry.type === 'undo' || entry.type === 'revert' ? entry.backTo + 1 : 0;
    const { seat, at } = entry;
    match = next;
    const step = { seq: match.seq, after, seat, at, id: '', events, sealed, undone };
    steps = withStep(steps, { ...step, prompt: undefined as never });
    const before = match;
    followed.push((late) => late.follow(step, before));
    states.set(match.seq, match.state);
    happened.set(match.seq, events);
  }
  const viewAt = (seq: number): string | undefined =>
    states.has(seq) ? textOf(game.publicView(states.get(seq))) : undefined;
  const handAt = (seq: number, seat: Seat): string | undefined => {
    const viewer = viewerOf(seat);
    if (!states.has(seq) || viewer === 'spectator') return undefined;
    return textOf(game.privateView?.(states.get(seq), viewer));
  };
  const heardAt = (seq: number, seat: Seat): ReplayedStep | undefined => {
    const events = happened.get(seq);
    if (!events) return undefined;
    const privateView = handAt(seq, seat) ?? textOf(undefined);
    return { events: textOf(eventsFor(game, events, viewerOf(seat))), privateView };
  };
  const lateBy = (behind: number): LateView => {
    const late = new LateView({ game, setup, behind });
    for (const follow of followed) follow(late);
    return late;
  };
  return { match, viewAt, heardAt, handAt, steps, lateBy };
}
