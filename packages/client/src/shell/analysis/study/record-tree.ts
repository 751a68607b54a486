import type { AnalysisRecord, RecordNode } from '@atoll/engine';

/** The way to a node: the number of the move at each step; empty for the first position. */
export type TreePath = readonly number[];

type Branch = Pick<RecordNode, 'note' | 'next'>;

/** The node at the end of a way; for an empty one the record itself. Undefined if there is none. */
export function branchAt(record: AnalysisRecord, path: TreePath): Branch | undefined {
  let at: Branch | undefined = record;
  for (const step of path) at = at?.next[step];
  return at;
}

/** The moves along a way. */
export function movesAlong(record: AnalysisRecord, path: TreePath): readonly string[] {
  const moves: string[] = [];
  let { next } = record;
  for (const step of path) {
    const node = next[step];
    if (node === undefined) break;
    moves.push(node.move);
    next = node.next;
  }
  return moves;
}

/** The way as far as there are moves; for ways that were stored or belong to another tree. */
export function nearestPath(record: AnalysisRecord, path: TreePath): TreePath {
  return path.slice(0, movesAlong(record, path).length);
}

/** The way on to the end of the main line. */
export function lastPath(record: AnalysisRecord, path: TreePath): TreePath {
  const on = [...path];
  for (let { next = [] } = branchAt(record, path) ?? {}; next[0] !== undefined; { next } = next[0])
    on.push(0);
  return on;
}

/** Another move instead of the last one, `by` places on; the way itself if none is there. */
export function besidePath(record: AnalysisRecord, path: TreePath, by: 1 | -1): TreePath {
  const last = path.at(-1);
  if (last === undefined) return path;
  const beside = [...path.slice(0, -1), last + by];
  return branchAt(record, beside) === undefined ? path : beside;
}

/** The tree with a move after the way, and the way to it; a known move is not added again. */
export function withMove(
  record: AnalysisRecord,
  path: TreePath,
  move: string,
): { readonly record: AnalysisRecord; readonly path: TreePath } {
  const { next } = branchAt(record, path) ?? record;
  const known = next.findIndex((one) => one.move === move);
  if (known >= 0) return { record, path: [...path, known] };
  const node: RecordNode = { move, note: '', next: [] };
  return {
    record: changed(record, path, (branch) => ({ ...branch, next: [...branch.next, node] })),
    path: [...path, next.length],
  };
}

export function withNote(record: AnalysisRecord, path: TreePath, note: string): AnalysisRecord {
  return changed(record, path, (branch) => ({ ...branch, note }));
}

/**
 * The way of the variation that ends last before the end of a way: its first move is no main move.
 * Undefined on the main line.
 */
export function variationOf(path: TreePath): TreePath | undefined {
  const at = path.findLastIndex((step) => step > 0);
  return at < 0 ? undefined : path.slice(0, at + 1);
}

/** The tree in which the variation of the way is the main one there, and the way in it. */
export function promoted(
  record: AnalysisRecord,
  path: TreePath,
): { readonly record: AnalysisRecord; readonly path: TreePath } {
  const variation = variationOf(path);
  if (variation === undefined) return { record, path };
  const parent = variation.slice(0, -1);
  const step = variation.at(-1) ?? 0;
  const up = ({ next, ...branch }: Branch): Branch => {
    const node = next[step];
    return node === undefined
      ? { ...branch, next }
      : { ...branch, next: [node, ...next.filter((_, index) => index !== step)] };
  };
  return {
    record: changed(record, parent, up),
    path: [...parent, 0, ...path.slice(variation.length)],
  };
}

/** The tree without the last move of the way and all that follows it, and the way before it. */
export function without(
  record: AnalysisRecord,
  path: TreePath,
): { readonly record: AnalysisRecord; readonly path: TreePath } {
  const parent = path.slice(0, -1);
  const step = path.at(-1);
  const cut = ({ next, ...branch }: Branch): Branch => ({
    ...branch,
    next: next.filter((_, index) => index !== step),
  });
  return { record: changed(record, parent, cut), path: parent };
}

function changed(
  record: AnalysisRecord,
  path: TreePath,
  change: (branch: Branch) => Branch,
): AnalysisRecord {
  return { ...record, ...within(record, path, change) };
}

function within<B extends Branch>(
  branch: B,
  [step, ...rest]: TreePath,
  change: (branch: Branch) => Branch,
): B {
  if (step === undefined) return { ...branch, ...change(branch) };
  const next = branch.next.map((node, index) =>
    index === step ? within(node, rest, change) : node,
  );
  return { ...branch, next };
}
