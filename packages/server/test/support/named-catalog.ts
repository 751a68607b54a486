import type { Catalog } from '@atoll/catalog';
import { diveCatalog } from './cluster/dive.ts';

/** The fixture with bots that answer with their own names, from the weakest to the strongest. */
export const catalog: Catalog = Object.fromEntries(
  Object.values(diveCatalog).map((entry) => [
    entry.id,
    {
      ...entry,
      bots: ['weak', 'fair', 'strong'].map((id) => ({
        id,
        name: id,
        load: async () => ({ id, choose: () => id }),
      })),
    },
  ]),
);
