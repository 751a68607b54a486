import { BrokenLog } from './errors.ts';
import type { GameDefinition, Reason, Setup } from './game.ts';
import { hashState } from './hash.ts';
import type { LogEntry } from './log.ts';
import { admit, carryOut, createMatch, type Match, takenBack } from './match.ts';
import { reach } from './trail.ts';

/**
 * The match that a log tells: the same as was played live, with what was taken back played and taken back again.
 * Throws `BrokenLog` for a gap in the numbering, a refused action or undo, or a checkpoint whose hash differs.
 */
export function fold<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  setup: Setup<O>,
  log: readonly LogEntry<A>[],
): Match<S> {
  return log.reduce((match, entry) => folded(game, match, entry), createMatch(game, setup));
}

/** The match after one more entry of its log. Throws `BrokenLog` as `fold` does; how often was taken back is no matter here. */
export function folded<S, A, E, V, O>(game: GameDefinition<S, A, E, V, O>, match: Match<S>, entry: LogEntry<A>): Match<S> {
  const { seq } = entry;
  if (seq !== match.seq + 1) throw new BrokenLog(`entry ${seq} stands where ${match.seq + 1} was expected`);
  if (entry.type === 'check') {
    if (hashState(match.state) !== entry.hash)
      throw new BrokenLog(`checkpoint ${seq} is of another position than the rules of today lead to`);
    return { ...match, seq };
  }
  if (entry.type === 'undo') {
    const { seat, backTo } = entry;
    const reached = reach(match, { seat, from: backTo + 1 });
    if (!reached.ok) throw refusal(seq, reached.reasons);
    return { ...takenBack(game, match, { seat, cut: reached.cut }), seq };
  }
  const admitted = admit(game, match.state, entry);
  if (!admitted.ok) throw refusal(seq, admitted.reasons);
  return carryOut(game, match, { ...entry, action: admitted.action }).match;
}

function refusal(seq: number, reasons: readonly Reason[]): BrokenLog {
  const codes = reasons.map((reason) => reason.code).join(', ');
  return new BrokenLog(`entry ${seq} is refused by the rules of today: ${codes}`);
}
