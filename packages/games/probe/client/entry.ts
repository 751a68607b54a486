import { gameModule } from '@atoll/table-kit/table/entry-for.ts';
import { meta } from '../src/meta.ts';
import { words } from './words.ts';

/** The lobby's entry of the probe, which speaks English in every language. */
export const probeEntry = gameModule(meta, {
  words: async () => ({
    entry: {
      aim: words.aim,
      tagline: words.tagline,
      options: { rounds: words.rounds, calm: words.calm },
    },
  }),
  load: async () => (await import('./client.tsx')).probeClient,
});
