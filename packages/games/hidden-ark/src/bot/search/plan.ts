import type { HiddenArkAction } from '../../action.ts';
import type { HiddenArkState } from '../../state.ts';
import { ALIKE, turns, type Breadth, type Turn } from './turns.ts';

/** What begins with an action, and what it is thought to be worth. */
export interface Line {
  readonly first: HiddenArkAction;
  readonly worth: number;
}

export interface PlanOptions {
  /** Turns of a seat that are looked through, about; 1 or more. */
  readonly iterations: number;
}

/** How a turn is looked through at first, and further ahead. */
const NOW: Breadth = { takes: 4, width: 2 };
const LATER: Breadth = { takes: 2, width: 1 };
/** Own turns of a line at the most. */
const DEPTH = 3;

/**
 * The most promising lines of play of the seat on turn through its coming turns, the best first.
 */
export function plan(
  root: HiddenArkState,
  { iterations }: PlanOptions,
): readonly [Line, ...Line[]] {
  const { seat } = root.turn;
  const begun = turns(root, NOW);
  const width = Math.floor(iterations / ((DEPTH - 1) * root.players.length));
  let lines = select(begun, Math.max(1, width));
  if (width > 1 && root.phase !== 'placing')
    for (let depth = 1; depth < DEPTH; depth++)
      lines = select(
        lines.flatMap((line) => longer(line, seat)),
        width,
      );
  const seen = new Map<HiddenArkAction, Line>();
  for (const { first, worth } of [...lines, ...begun])
    if (first && !seen.has(first)) seen.set(first, { first, worth });
  return [...seen.values()] as unknown as readonly [Line, ...Line[]];
}

/** A line by what may be its next turn, once the others have played theirs. */
function longer(line: Turn, seat: number): readonly Turn[] {
  let { state } = line;
  while (state.phase !== 'over' && state.turn.seat !== seat)
    state = (turns(state, LATER)[0] as Turn).state;
  if (state.phase === 'over') return [line];
  return turns(state, LATER).map((turn) => ({ ...turn, first: line.first }));
}

/** The best lines, each position once. */
function select(lines: readonly Turn[], width: number): readonly Turn[] {
  const ranked = lines.toSorted((a, b) => b.worth - a.worth);
  const found: Turn[] = [];
  for (const line of ranked) {
    if (found.length === width) break;
    const last = found.at(-1);
    if (!last || last.worth - line.worth > ALIKE) found.push(line);
  }
  return found;
}
