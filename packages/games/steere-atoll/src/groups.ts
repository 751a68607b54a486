/**
 * A forest of groups over nodes (see `SteereAtollState.groups`). Only `join` changes it, so that
 * reading a state leaves it unchanged.
 */
export type Groups = number[];

/** Joins two groups; true if they were not one already. Shortens the ways that it goes. */
export function join(groups: Groups, one: number, other: number): boolean {
  const a = shorten(groups, one);
  const b = shorten(groups, other);
  if (a === b) return false;
  groups[Math.min(a, b)] = Math.max(a, b);
  return true;
}

/** The root of a node's group. */
export function rootOf(groups: readonly number[], node: number): number {
  let at = node;
  for (let next = groups[at] as number; next !== at; next = groups[at] as number) at = next;
  return at;
}

function shorten(groups: Groups, node: number): number {
  let at = node;
  for (let next = groups[at] as number; next !== at; next = groups[at] as number) {
    const beyond = groups[next] as number;
    groups[at] = beyond;
    at = beyond;
  }
  return at;
}
