import { isDeepStrictEqual } from 'node:util';
import {
  type ActionEntry,
  type AnyGame,
  type LogEntry,
  type Match,
  play,
  type Reason,
  type Seat,
} from '@atoll/engine';
import type { PreparedAction, PreparedSubmission } from '@atoll/protocol';
import { refuse } from '../table.ts';

/** Prepared actions; each stands after the one that it follows. */
export type PreparedTree = readonly PreparedAction[];

type CheckedTree =
  | { readonly ok: true; readonly tree: PreparedTree }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

type Fault = 'order' | 'illegal' | 'twice' | 'two-replies' | 'over' | 'no-reply';

const faulty = (n: number, fault: Fault, reason?: Reason): ReturnType<typeof refuse> =>
  refuse('prepared-line', { n, fault, ...(reason && { reason: reason.code }) });

/**
 * Plays prepared actions of a seat ahead of the match by its rules, and returns them as parsed,
 * each with the seat that acts; or the first fault. The match is not changed.
 */
export function checkedTree(
  game: AnyGame,
  match: Match<unknown>,
  { seat, actions }: { readonly seat: Seat; readonly actions: readonly PreparedSubmission[] },
): CheckedTree {
  const tree: PreparedAction[] = [];
  const reached: Match<unknown>[] = [];
  for (const [n, { after, action }] of actions.entries()) {
    const before = after < 0 ? match : reached[after];
    if (!before) return faulty(n, 'order');
    const [actor, ...others] = before.ended ? [] : game.activeSeats(before.state);
    if (actor === undefined || others.length > 0) return faulty(n, 'over');
    if (after < 0 && actor === seat) return refuse('own-turn');
    const played = play(game, before, { seat: actor, action, at: 0 });
    if (!played.ok) return faulty(n, 'illegal', played.reasons[0]);
    const [entry] = played.entries as readonly ActionEntry<unknown>[];
    const node = { after, seat: actor, action: entry?.action };
    const beside = tree.filter((other) => other.after === after);
    if (beside.some((other) => isDeepStrictEqual(other, node))) return faulty(n, 'twice');
    if (actor === seat && beside.length > 0) return faulty(n, 'two-replies');
    tree.push(node);
    reached.push(played.match);
  }
  const open = tree.findIndex(
    (node, n) => node.seat !== seat && !tree.some(({ after }) => after === n),
  );
  return open < 0 ? { ok: true, tree } : faulty(open, 'no-reply');
}

/** The own action that is due now; undefined while the tree waits for others, or is empty. */
export function dueReply(tree: PreparedTree, seat: Seat): { readonly action: unknown } | undefined {
  return tree.find((node) => node.after < 0 && node.seat === seat);
}

/**
 * What remains of the tree of a seat after further entries of the log: the branch of each action
 * that was made. Nothing after an undo or a revert, since the position is another one, and after
 * the seat conceded.
 */
export function remaining(
  tree: PreparedTree,
  seat: Seat,
  entries: readonly LogEntry<unknown>[],
): PreparedTree {
  let left = tree;
  for (const entry of entries) {
    if (entry.type === 'action') left = branchOf(left, entry);
    else if (entry.type === 'undo' || entry.type === 'revert') left = [];
    else if (entry.type === 'concede' && (entry.seat === seat || entry.ends)) left = [];
  }
  return left;
}

function branchOf(tree: PreparedTree, { seat, action }: ActionEntry<unknown>): PreparedTree {
  const made = tree.findIndex(
    (node) => node.after < 0 && node.seat === seat && isDeepStrictEqual(node.action, action),
  );
  if (made < 0) return [];
  const places = new Map([[made, -1]]);
  const branch: PreparedAction[] = [];
  tree.forEach((node, n) => {
    const after = places.get(node.after);
    if (node.after < 0 || after === undefined) return;
    places.set(n, branch.length);
    branch.push({ ...node, after });
  });
  return branch;
}
