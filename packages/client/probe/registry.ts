import { meta } from '@atoll/testkit/probe';
import { gameModule, type GameModule } from '@atoll/table-kit/table/entry-for.ts';
import { words } from './words.ts';

/** The probe speaks English in every language: nobody will publish it. */
const probeEntry = gameModule(meta, {
  words: async () => ({
    entry: {
      aim: words.aim,
      tagline: words.tagline,
      options: { rounds: words.rounds, calm: words.calm },
    },
  }),
  load: async () => (await import('./client.tsx')).probeClient,
});

/** Stands for the games of the catalogue in the build of the probe. */
export const clients: readonly GameModule[] = [probeEntry];
