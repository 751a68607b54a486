import { meta as dasAtoll } from '@atoll/game-das-atoll/meta';
import { type Catalog, type CatalogEntry, entryFor, playable } from './entry.ts';

/**
 * Games whose rules can be played and measured from the command line, but which have no table yet:
 * no server opens matches of them and no lobby offers them. Kept apart from the catalogue, so that
 * a client does not carry them.
 */
const entries: readonly CatalogEntry[] = [
  entryFor(dasAtoll, {
    load: async () => {
      const [{ dasAtoll: game }, { DasAtollViewSchema }, { evaluate }] = await Promise.all([
        import('@atoll/game-das-atoll'),
        import('@atoll/game-das-atoll/schema'),
        import('@atoll/game-das-atoll/bot'),
      ]);
      return playable({ game, viewSchema: DasAtollViewSchema, evaluate });
    },
    tooling: () => import('@atoll/game-das-atoll/tooling'),
  }),
];

export const unreleased: Catalog = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
