import { meta as probe } from '@atoll/game-probe/meta';
import { type Catalog, type CatalogEntry, entryFor, playable } from './entry.ts';

/**
 * Games that can be played and measured from the command line and in tests, but that no server
 * hosts and no lobby offers. A catalogue of their own, so that no client of the product loads them.
 */
const entries: readonly CatalogEntry[] = [
  entryFor(probe, {
    load: async () => {
      const [{ probe: game }, { ProbeViewSchema }] = await Promise.all([
        import('@atoll/game-probe'),
        import('@atoll/game-probe/schema'),
      ]);
      return playable({ game, viewSchema: ProbeViewSchema });
    },
  }),
];

export const unreleased: Catalog = Object.fromEntries(entries.map((entry) => [entry.id, entry]));

/** The name of the catalogue of the product, for the build that replaces it with this one. */
export { unreleased as catalog };
