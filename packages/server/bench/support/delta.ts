/**
 * The changed part of plain data, for a reader that has the earlier data; undefined without a
 * change.
 */
export function delta(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return undefined;
  if (!isBranch(before) || !isBranch(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  if (Array.isArray(before) && Array.isArray(after) && after.length < before.length) return after;
  const changes = Object.entries(after).map(
    ([key, value]) => [key, delta(before[key], value)] as const,
  );
  const changed = changes.filter(([, change]) => change !== undefined);
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
