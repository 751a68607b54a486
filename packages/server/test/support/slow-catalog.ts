import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Catalog } from '@atoll/catalog';
import { diveCatalog } from './cluster/dive.ts';

/**
 * The folder that its bots and a test share; given in the address under which this module is
 * loaded.
 */
const folder = new URL(import.meta.url).searchParams.get('folder') ?? '';

/** The fixture with bots of its own. */
export const catalog: Catalog = Object.fromEntries(
  Object.values(diveCatalog).map((entry) => [
    entry.id,
    {
      ...entry,
      bots: [
        bot('sleeper', ([first]) => {
          writeFileSync(path.join(folder, `thinking ${threadId}`), '');
          const nothing = new Int32Array(new SharedArrayBuffer(4));
          while (!existsSync(path.join(folder, 'wake'))) Atomics.wait(nothing, 0, 0, 5);
          return first;
        }),
        bot('broken', () => {
          throw new Error('a mistake in the bot');
        }),
        bot('endless', () => {
          for (;;);
        }),
      ],
    },
  ]),
);

function bot(id: string, choose: (legal: readonly unknown[]) => unknown) {
  return {
    id,
    name: id,
    load: async () => ({
      id,
      choose: ({ legal }: { readonly legal: readonly unknown[] }) => choose(legal),
    }),
  };
}
