import { reefOf } from '../context.ts';
import { apply } from '../resolution/apply.ts';
import { legalActions } from '../resolution/legal.ts';
import { totalOf } from '../score.ts';
import { setsOnce } from '../sets.ts';
import { cloneState, type AtollState } from '../state.ts';
import type { AtollAction } from '../action.ts';

/** A position after some turns, and the ways that led to it. */
interface Reached {
  readonly state: AtollState;
  /** The decisions of one of these ways. */
  readonly line: readonly AtollAction[];
  /** The sets of turns of all of these ways, each as a text. */
  readonly turns: ReadonlySet<string>;
}

/** The most points that a seat can have after a number of turns. */
export interface MostPoints {
  readonly points: number;
  readonly line: readonly AtollAction[];
  /** How many different sets of turns reach that many points. */
  readonly ways: number;
}

/** The limit of a search: how many actions it may carry out before it gives up. */
export interface Effort {
  left: number;
}

/**
 * The most points of a seat after that many own turns, 1 or more, by examining all of them.
 * Positions reached by the same turns in another order are examined once. Two lines count as
 * different when their turns differ in kind or card; the order of the turns, and answers within
 * them, do not count. The seat is on turn, no other seat acts, and nothing can be drawn. Undefined
 * beyond the effort, and where the seat has fewer turns.
 */
export function mostPoints(
  start: AtollState,
  seat: number,
  { turns, effort }: { readonly turns: number; readonly effort: Effort },
): MostPoints | undefined {
  let reached: readonly Reached[] = [{ state: start, line: [], turns: new Set(['']) }];
  for (let turn = 1; turn < turns; turn++) {
    const next = new Map<string, Reached>();
    for (const from of reached)
      for (const end of turnsFrom(from.state, seat, effort)) addTo(next, from, { end, seat });
    reached = [...next.values()];
  }
  const best = bestEnds(reached, seat, effort);
  const [first] = best.ends;
  if (effort.left < 0 || first === undefined) return undefined;
  const ways = new Set(best.ends.flatMap(({ turns: sets }) => [...sets]));
  return { points: best.points, line: first.line, ways: ways.size };
}

/** The ends of the last turn with the most points. */
function bestEnds(
  reached: readonly Reached[],
  seat: number,
  effort: Effort,
): { readonly points: number; readonly ends: readonly Reached[] } {
  let points = Number.NEGATIVE_INFINITY;
  let ends: Reached[] = [];
  for (const from of reached)
    for (const end of turnsFrom(from.state, seat, effort)) {
      const total = totalOf(end.state, reefOf(end.state, seat));
      if (total > points) ends = [];
      if (total >= points) ends.push(extended(from, end));
      points = Math.max(points, total);
    }
  return { points, ends };
}

const extended = (from: Reached, { state, actions }: TurnEnd): Reached => ({
  state,
  line: [...from.line, ...actions],
  turns: new Set([...from.turns].map((before) => withTurn(before, actions[0]))),
});

/** A way to play one turn. */
export interface TurnEnd {
  readonly state: AtollState;
  readonly actions: readonly AtollAction[];
}

/** Every way to play one turn other than to pass. */
export function turnsFrom(state: AtollState, seat: number, effort: Effort): readonly TurnEnd[] {
  const ends: TurnEnd[] = [];
  const follow = (at: AtollState, actions: readonly AtollAction[]): void => {
    for (const action of setsOnce(at, legalActions(at, seat))) {
      if (action.type === 'pass') continue;
      effort.left--;
      if (effort.left < 0) return;
      const step = apply(cloneState(at), seat, action);
      const line = [...actions, action];
      if (step.state.frames.length === 0) ends.push({ state: step.state, actions: line });
      else follow(step.state, line);
    }
  };
  follow(state, []);
  return ends;
}

function addTo(
  next: Map<string, Reached>,
  from: Reached,
  { end, seat }: { readonly end: TurnEnd; readonly seat: number },
): void {
  const key = keyOf(end.state, seat);
  const reached = extended(from, end);
  const known = next.get(key);
  next.set(key, known ? { ...known, turns: new Set([...known.turns, ...reached.turns]) } : reached);
}

/** A set of turns with one more, whatever the order. */
function withTurn(turns: string, action: AtollAction | undefined): string {
  return [...turns.split('\n'), JSON.stringify(action)].sort().join('\n');
}

/** Equal for positions that play alike for the seat. */
function keyOf({ reefs, animals, large, corals }: AtollState, seat: number): string {
  return JSON.stringify([
    reefs.map((reef, other) =>
      other === seat
        ? { ...reef, corals: reef.corals.toSorted(byCard), animals: reef.animals.toSorted(byCard) }
        : reef,
    ),
    animals.offer,
    large.offer,
    corals.offer,
  ]);
}

const byCard = (one: { readonly card: string }, other: { readonly card: string }): number =>
  one.card < other.card ? -1 : 1;
