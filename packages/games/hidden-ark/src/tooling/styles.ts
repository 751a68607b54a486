import { searchBot, standing, type SearchBot } from '../bot/index.ts';
import { NONE } from '../numbers.ts';
import type { Player } from '../state.ts';

/** The preferences of a style beside the best yield, in points. */
type Taste = (player: Player) => number;

const upgradesOf: Taste = ({ slots }) => slots.filter((token) => token !== NONE).length;

const TASTES: Readonly<Record<string, Taste>> = {
  'many-upgrades': (player) => 2.5 * upgradesOf(player),
  'few-upgrades': (player) => -4 * upgradesOf(player),
  'many-stations': ({ stations }) => 4 * stations.length,
  collectors: ({ tiles }) => 3 * tiles.length,
};

/** Bots that play alike well but for a taste of their own: how much a style is worth. */
export const styles: readonly { readonly id: string; readonly load: () => Promise<SearchBot> }[] =
  Object.entries(TASTES).map(([id, taste]) => ({
    id,
    load: async () =>
      searchBot({
        id,
        iterations: 1,
        judge: (state, seat) =>
          standing(state, seat) +
          (state.phase === 'over' ? 0 : taste(state.players[seat] as Player)),
      }),
  }));
