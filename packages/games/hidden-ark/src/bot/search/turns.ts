import { NONE } from '../../numbers.ts';
import type { HiddenArkAction } from '../../action.ts';
import type { HiddenArkState } from '../../state.ts';
import { branchOf, canEnd, END, options } from './options.ts';
import { followed, hasEnded, type Judge, type Step } from './steps.ts';

/** A way to play a turn to its end. */
export interface Turn extends Step {
  /** The worth of the position then for the seat. */
  readonly worth: number;
}

/** The settings of the search of a turn. */
export interface TurnSearch {
  readonly judge: Judge;
  /** The number of tokens to take that are examined, the most promising ones. */
  readonly takes: number;
  /** The number of positions kept in each branch of the turn while it goes on. */
  readonly width: number;
  /** The first actions to search from; default: all legal ones. */
  readonly among?: readonly HiddenArkAction[];
}

/** Positions judged alike to this many points are taken for the same one. */
export const ALIKE = 1e-6;

/** The maximum number of actions in a turn. */
const LONGEST = 14;

/**
 * Ways in which the seat on turn can end its turn, the best one of each branch first; none if
 * `among` holds only actions that the search leaves out.
 */
export function turns(root: HiddenArkState, search: TurnSearch): readonly Turn[] {
  const { judge, among } = search;
  const { seat } = root.turn;
  const meant = among && new Set(among.map((action) => JSON.stringify(action)));
  const ended: Turn[] = [];
  let open: readonly Turn[] = [{ state: root, first: undefined, worth: 0 }];
  for (let length = 0; length < LONGEST && open.length > 0; length++) {
    const next: Turn[] = [];
    for (const step of open) {
      const ending = canEnd(step.state) ? [followed(step, END)] : [];
      for (const option of [...ending, ...options(step, judge)]) {
        if (length === 0 && meant && !meant.has(JSON.stringify(option.first))) continue;
        (hasEnded(option.state, root) ? ended : next).push({
          ...option,
          worth: judge(option.state, seat),
        });
      }
    }
    open = kept(next, search);
  }
  return (ended.length > 0 ? ended : open).toSorted((a, b) => b.worth - a.worth);
}

/** The best of each branch, and of the tokens to take the best ones. */
function kept(steps: readonly Turn[], { takes, width }: TurnSearch): readonly Turn[] {
  const ranked = steps.toSorted((a, b) => b.worth - a.worth);
  const counts = new Map<string, number>();
  const last = new Map<string, number>();
  const rows = new Set<string>();
  return ranked.filter(({ state, worth }) => {
    const row = state.faceUp.join();
    if (state.turn.column === NONE && !rows.has(row)) {
      if (rows.size >= takes) return false;
      rows.add(row);
    }
    const branch = branchOf(state);
    // The same actions in another order lead to the same position.
    if ((last.get(branch) ?? Infinity) - worth < ALIKE) return false;
    last.set(branch, worth);
    const count = counts.get(branch) ?? 0;
    counts.set(branch, count + 1);
    return count < width;
  });
}
