/**
 * The keys of a table of the program, in the order of its entries. The table must be written out
 * with the type that it has here: the compiler does not see further keys that an object may hold.
 */
export const keysOf = <K extends string>(
  table: Readonly<Partial<Record<K, unknown>>>,
): readonly K[] => Object.keys(table) as K[];

/** Whether a table of the program has this key of its own; the same condition as for `keysOf`. */
export const isKeyOf = <K extends string>(
  table: Readonly<Record<K, unknown>>,
  key: string,
): key is K => Object.hasOwn(table, key);

/** A table of these entries, which must name every key of the type. */
export const tableOf = <K extends string, V>(
  entries: readonly (readonly [key: K, value: V])[],
): Readonly<Record<K, V>> => Object.fromEntries(entries) as Record<K, V>;
