import type { GameDefinition } from '../game.ts';
import type { LogEntry } from '../log.ts';
import type { Match } from '../match.ts';
import { replayed } from '../replayed.ts';
import { settledWith } from '../revert-points.ts';
import { keptBy, type OpenStep } from '../undo-stack.ts';

/**
 * The match after the actions that follow each other in a log from `place` on, up to entry `end`,
 * with the place of the entry behind them. They must be known to be legal, and checkpoints between
 * them are not compared. Does what `carryOut` does for each, without a match for each: making those
 * costs a fold as much as a third of the rules. Throws `BrokenLog` for a gap in the numbering.
 */
export function afterKnownActions<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  begin: Match<S>,
  {
    log,
    place,
    end,
  }: { readonly log: readonly LogEntry<A>[]; readonly place: number; readonly end: number },
): { readonly match: Match<S>; readonly place: number } {
  let { state, base, settled, undos, seq } = begin;
  let trail: OpenStep[] = [...begin.trail];
  /** The state of `begin` belongs to the caller. */
  let isOurs = false;
  let next = place;
  for (; next < log.length; next++) {
    const entry = log[next] as LogEntry<A>;
    if (entry.seq >= end || entry.seq !== seq + 1) break;
    if (entry.type === 'check') {
      seq++;
      continue;
    }
    if (entry.type !== 'action') break;
    const { seat, openTo = seat } = entry;
    const action = game.parseAction(entry.action);
    const kept = keptBy({ trail, undos }, openTo);
    const before = isOurs && kept > 0 ? state : game.clone(state);
    const step = game.apply(before, seat, action);
    isOurs = true;
    seq++;
    const open = { seat, seq, action, openTo, ended: step.ended };
    const over = game.activeSeats(step.state).length === 0;
    if (step.sealed || over) {
      trail.push(open);
      settled = over ? [] : settledWith({ base, trail, settled }, trail);
      base = step.state;
      trail = [];
      undos = [];
    } else {
      const closed = trail.slice(0, trail.length - kept);
      if (closed.length > 0) {
        settled = settledWith({ base, trail, settled }, closed);
        undos = [];
      }
      base = kept === 0 ? state : replayed(game, base, closed);
      if (closed.length > 0) trail = trail.slice(closed.length);
      trail.push(open);
    }
    ({ state } = step);
  }
  return { match: { ...begin, state, base, settled, trail, undos, seq }, place: next };
}
