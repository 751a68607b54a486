import type { ActionMoves, AnalysisRecord, RecordNode } from '@atoll/engine';
import type { PreparedAction, PreparedSubmission } from '@atoll/protocol';
import { branchAt, withMove, without, type TreePath } from '../analysis/study/record-tree.ts';

/**
 * The prepared lines of a person, and the shown position in them. The moves of the others stand at
 * odd depths, their replies below them: at most one each.
 */
export interface PreparedLines {
  readonly record: AnalysisRecord;
  readonly path: TreePath;
}

export type LinesChange =
  | { readonly do: 'go' | 'remove'; readonly path: TreePath }
  | { readonly do: 'play'; readonly move: string };

/** A line to its end, as moves of others each with its reply; '' for one that is missing. */
export interface PreparedLine {
  readonly path: TreePath;
  readonly pairs: readonly (readonly [move: string, reply: string])[];
}

/** The lines that the server keeps; the present position is shown. */
export function linesFrom(moves: ActionMoves, actions: readonly PreparedAction[]): PreparedLines {
  const after = (n: number): readonly RecordNode[] =>
    actions.flatMap((action, at) => {
      const move = action.after === n ? moves.moveOf(action.action) : undefined;
      return move === undefined ? [] : [{ move, note: '', next: after(at) }];
    });
  return { record: { tags: {}, note: '', next: after(-1) }, path: [] };
}

/** The lines after a change; moves must be legal. Another reply replaces the one before. */
export function changedLines({ record, path }: PreparedLines, change: LinesChange): PreparedLines {
  switch (change.do) {
    case 'go':
      return { record, path: change.path };
    case 'play': {
      const reply = path.length % 2 === 1 ? branchAt(record, path)?.next[0] : undefined;
      const isOther = reply !== undefined && reply.move !== change.move;
      const free = isOther ? without(record, [...path, 0]).record : record;
      return withMove(free, path, change.move);
    }
    case 'remove':
      return { record: withoutLine(record, change.path), path: [] };
  }
}

/** The record without the end of a line, up to where another line goes on. */
function withoutLine(record: AnalysisRecord, path: TreePath): AnalysisRecord {
  const cut = without(record, path);
  const isBare = cut.path.length > 0 && branchAt(cut.record, cut.path)?.next.length === 0;
  return isBare ? withoutLine(cut.record, cut.path) : cut.record;
}

/** What the server is to keep: the lines, without moves of others that no reply follows. */
export function actionsOf(
  moves: ActionMoves,
  { record }: Pick<PreparedLines, 'record'>,
): readonly PreparedSubmission[] {
  const actions: PreparedSubmission[] = [];
  const add = (nodes: readonly RecordNode[], after: number, whose: 'others' | 'own'): void => {
    for (const { move, next } of nodes) {
      if (whose === 'others' && next.length === 0) continue;
      const at = actions.push({ after, action: moves.actionOf(move) }) - 1;
      add(next, at, whose === 'others' ? 'own' : 'others');
    }
  };
  add(record.next, -1, 'others');
  return actions;
}

/** How many moves are there, also those without a reply. */
export const movesIn = ({ next }: Pick<RecordNode, 'next'>): number =>
  next.reduce((sum, node) => sum + 1 + movesIn(node), 0);

/** Every line to its end, in the order in which they were prepared. */
export function linesOf({ record }: Pick<PreparedLines, 'record'>): readonly PreparedLine[] {
  const ends = (
    nodes: readonly RecordNode[],
    path: TreePath,
    moves: readonly string[],
  ): readonly PreparedLine[] =>
    nodes.flatMap(({ move, next }, step) => {
      const [to, all] = [
        [...path, step],
        [...moves, move],
      ];
      return next.length > 0 ? ends(next, to, all) : [{ path: to, pairs: pairsOf(all) }];
    });
  return ends(record.next, [], []);
}

const pairsOf = (moves: readonly string[]): PreparedLine['pairs'] =>
  moves.flatMap((move, at) => (at % 2 === 0 ? [[move, moves[at + 1] ?? ''] as const] : []));
