import { type Catalog, type CatalogEntry, entryFor, playable } from '@atoll/catalog';
import { meta, probe } from '@atoll/testkit/probe';
import { ProbeViewSchema } from '@atoll/testkit/probe/schema';

const entry: CatalogEntry = entryFor(meta, {
  load: async () => playable({ game: probe, viewSchema: ProbeViewSchema }),
});

/** A catalogue of the game that nobody will publish. */
export const probeCatalog: Catalog = { [entry.id]: entry };

/** As the catalogue of the house exports its own, for whoever takes this one in its place. */
export { probeCatalog as catalog };
