import { type Catalog, type CatalogEntry, entryFor, playable } from '@atoll/catalog';
import { meta, probe } from '@atoll/testkit/probe';
import { ProbeViewSchema } from '@atoll/testkit/probe/schema';

const entry: CatalogEntry = entryFor(meta, {
  load: async () => playable({ game: probe, viewSchema: ProbeViewSchema }),
});

/** A catalog of the unpublished test game. */
export const probeCatalog: Catalog = { [entry.id]: entry };

/** Under the name of the product's catalog, for modules that take this one in its place. */
export { probeCatalog as catalog };
