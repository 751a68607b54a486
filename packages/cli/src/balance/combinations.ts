/** All ways to pick `size` of the items, each in the order of the items; the first ones first. */
export function combinations<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((first, at) =>
    combinations(items.slice(at + 1), size - 1).map((others) => [first, ...others]),
  );
}
