import { createRngs } from '@atoll/engine';
import type { HiddenArkAction } from '../../action.ts';
import { cloneState, type HiddenArkState } from '../../state.ts';
import { standing } from '../evaluate.ts';
import type { Judge } from './steps.ts';
import { ALIKE, turns, type TurnSearch, type Turn } from './turns.ts';

/** A line with its first action, and its expected worth. */
export interface Line {
  readonly first: HiddenArkAction;
  readonly worth: number;
}

export interface PlanOptions {
  /** The approximate number of turns of a seat that are searched; 1 or more. */
  readonly iterations: number;
  readonly judge: Judge;
  /** The first actions to plan from; default: all legal ones. */
  readonly among?: readonly HiddenArkAction[];
}

/** The breadth of the search of a turn at first, and further ahead. */
const NOW = { takes: 4, width: 2 };
const LATER: TurnSearch = { takes: 2, width: 1, judge: standing };
/** Samples of the draws after the turn. */
const WORLDS = 3;
/** The weight of the future after the turn beside the immediate result of the turn. */
const AHEAD = 0.5;

/**
 * The most promising lines of play of the seat on turn, the best first: by the end of its turn,
 * and, as far as the iterations allow, by the end of its next turn after those of the others. None
 * if `among` holds only actions that the search leaves out.
 */
export function plan(
  root: HiddenArkState,
  { iterations, judge, among }: PlanOptions,
): readonly Line[] {
  const { seat } = root.turn;
  const begun = turns(root, { ...NOW, judge, ...(among && { among }) });
  const width = Math.floor(iterations / (WORLDS * root.players.length));
  const promising = width > 1 && root.phase !== 'placing' ? select(begun, width) : [];
  const lines = promising
    .map((turn) => ({ ...turn, worth: (1 - AHEAD) * turn.worth + AHEAD * later(turn.state, seat) }))
    .toSorted((a, b) => b.worth - a.worth);
  const seen = new Map<HiddenArkAction, Line>();
  // Turns without a further look ahead come after those with one.
  let most = Infinity;
  for (const { first, worth } of [...lines, ...begun]) {
    if (!first || seen.has(first)) continue;
    most = Math.min(most, worth);
    seen.set(first, { first, worth: most });
  }
  return [...seen.values()];
}

/** The average worth of a position after the next turn of the seat. */
function later(state: HiddenArkState, seat: number): number {
  let sum = 0;
  for (let world = 0; world < WORLDS; world++)
    sum += afterNextTurn({ ...state, rngs: createRngs(`${world}`, PURPOSES) }, seat);
  return sum / WORLDS;
}

const PURPOSES = ['tokens', 'tiles', 'escalation'] as const;

function afterNextTurn(root: HiddenArkState, seat: number): number {
  let state = cloneState(root);
  while (state.phase !== 'over' && state.turn.seat !== seat)
    state = (turns(state, LATER)[0] as Turn).state;
  return state.phase === 'over' ? standing(state, seat) : (turns(state, LATER)[0] as Turn).worth;
}

/** The best turns, each position once. */
function select(found: readonly Turn[], width: number): readonly Turn[] {
  const kept: Turn[] = [];
  for (const turn of found) {
    if (kept.length === width) break;
    const last = kept.at(-1);
    if (!last || last.worth - turn.worth > ALIKE) kept.push(turn);
  }
  return kept;
}
