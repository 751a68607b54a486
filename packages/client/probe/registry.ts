import { meta } from '@atoll/testkit/probe';
import { entryFor } from '../src/table/entry-for.ts';
import type { GameEntry } from '../src/table/game-entry.ts';
import { words } from './words.ts';

const entry = entryFor(meta, {
  tagline: words.tagline,
  options: { rounds: words.rounds, calm: words.calm },
  load: async () => (await import('./client.tsx')).probeClient,
});

/** Stands for the games of the house in the build of the probe. */
export const gameEntries: readonly GameEntry[] = [entry];
export const gameEntry = (id: string): GameEntry | undefined =>
  id === entry.id ? entry : undefined;
