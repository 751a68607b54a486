import { meta } from '@atoll/testkit/probe';
import { gameModule, loadEntryWords } from '../src/table/entry-for.ts';
import type { GameEntry } from '../src/table/game-entry.ts';
import type { Locale } from '../src/words/locale.ts';
import { words } from './words.ts';

/** The probe speaks English in every language: nobody will publish it. */
const module = gameModule(meta, {
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
export const loadGameWords = (id: string): Promise<Locale['games']> => loadEntryWords([module], id);
export const gameEntries = ({ games }: Locale): readonly GameEntry[] => {
  const said = games[module.id];
  return said === undefined ? [] : [module.entry(said)];
};
export const gameEntry = (locale: Locale, id: string): GameEntry | undefined =>
  gameEntries(locale).find((game) => game.id === id);
