import type { GameRules } from '@atoll/table-kit/table/model/game-rules.ts';
import { askAdviser } from './ask-bot.ts';

/** The rules and bots of the catalogue; loaded with the first request. */
export const gameRules: GameRules = {
  load: async (game) => {
    const { catalog } = await import('@atoll/catalog');
    const playable = await catalog[game]?.load();
    if (playable === undefined) throw new Error(`the catalogue has no game "${game}"`);
    return playable.game;
  },
  advise: askAdviser,
};
