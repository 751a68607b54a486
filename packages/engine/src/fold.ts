import { BrokenLog } from './errors.ts';
import type { GameDefinition, Reason, Seat, Setup } from './game.ts';
import { hashState } from './hash.ts';
import type { LogEntry } from './log.ts';
import { admit, createMatch, reach, type Match } from './match.ts';

/**
 * The match that a log tells: the same as was played live, with what was taken back played and taken back again.
 * Throws `BrokenLog` for a gap in the numbering, a refused action or undo, or a checkpoint whose hash differs.
 *
 * Actions are applied in place. Only the states that an undo of the log goes back to are copied; those before the steps
 * that are still open at the end are known only then, and are copied in a second run.
 */
export function fold<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  setup: Setup<O>,
  log: readonly LogEntry<A>[],
): Match<S> {
  const goneBackTo = new Set<number>();
  for (const entry of log) if (entry.type === 'undo') goneBackTo.add(entry.backTo + 1);
  const told = retell(game, setup, { log, copied: goneBackTo });
  if (told.trail.length === 0) return { ...told, trail: [] };
  const again = retell(game, setup, { log, copied: new Set([...goneBackTo, ...told.trail.map((step) => step.seq)]) });
  return { ...again, trail: again.trail.map((step) => ({ ...step, before: step.before as S })) };
}

interface Telling<A> {
  readonly log: readonly LogEntry<A>[];
  /** The entries before which the state is copied. */
  readonly copied: ReadonlySet<number>;
}

interface Told<S> {
  state: S;
  seq: number;
  trail: readonly { readonly seat: Seat; readonly seq: number; readonly before: S | undefined }[];
}

function retell<S, A, E, V, O>(game: GameDefinition<S, A, E, V, O>, setup: Setup<O>, { log, copied }: Telling<A>): Told<S> {
  const told: Told<S> = { state: createMatch(game, setup).state, seq: 0, trail: [] };
  for (const entry of log) {
    const { seq } = entry;
    if (seq !== told.seq + 1) throw new BrokenLog(`entry ${seq} stands where ${told.seq + 1} was expected`);
    told.seq = seq;
    if (entry.type === 'check') {
      const hash = hashState(told.state);
      if (hash !== entry.hash) throw new BrokenLog(`checkpoint ${seq} is of another position than the rules of today lead to`);
    } else if (entry.type === 'undo') {
      const reached = reach(told, { seat: entry.seat, from: entry.backTo + 1 });
      if (!reached.ok) throw refusal(seq, reached.reasons);
      told.state = told.trail[reached.cut]?.before as S;
      told.trail = told.trail.slice(0, reached.cut);
    } else {
      const { seat } = entry;
      const admitted = admit(game, told.state, entry);
      if (!admitted.ok) throw refusal(seq, admitted.reasons);
      const before = copied.has(seq) ? game.clone(told.state) : undefined;
      const step = game.apply(told.state, seat, admitted.action);
      told.state = step.state;
      if (step.sealed) told.trail = [];
      else told.trail = [...told.trail, { seat, seq, before }];
    }
  }
  return told;
}

function refusal(seq: number, reasons: readonly Reason[]): BrokenLog {
  const codes = reasons.map((reason) => reason.code).join(', ');
  return new BrokenLog(`entry ${seq} is refused by the rules of today: ${codes}`);
}
