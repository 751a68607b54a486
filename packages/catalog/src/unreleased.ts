import type { Catalog, CatalogEntry } from './entry.ts';

/**
 * Games whose rules can be played and measured from the command line, but which have no table yet:
 * no server opens matches of them and no lobby offers them. Kept apart from the catalogue, so that
 * a client does not carry them.
 */
const entries: readonly CatalogEntry[] = [];

export const unreleased: Catalog = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
