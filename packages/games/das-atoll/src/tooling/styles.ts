import { HARBOUR_AT } from '../board/index.ts';
import { dasAtollBot, type DasAtollBot, type Taste } from '../bot/index.ts';

/** About what a settlement that is one round nearer is worth, in points. */
const SOME = 0.25;

const TASTES: Readonly<Record<string, Taste>> = {
  roads: ({ type }) => (type === 'road' ? SOME : type === 'ship' ? -SOME : 0),
  ships: ({ type }) => (type === 'ship' ? SOME : type === 'road' ? -SOME : 0),
  cards: ({ type }) => (type === 'buy' ? 6 * SOME : 0),
  harbours: (action, { harbours }) => {
    if (action.type !== 'settlement') return 0;
    const kind = harbours[HARBOUR_AT.get(action.corner) ?? -1] ?? 'none';
    return kind === 'none' ? 0 : kind === 'any' ? 2 * SOME : 4 * SOME;
  },
};

/** Bots that play alike well but for a taste of their own: how much a style is worth. */
export const styles: readonly { readonly id: string; readonly load: () => Promise<DasAtollBot> }[] =
  Object.entries(TASTES).map(([id, taste]) => ({
    id,
    load: async () => dasAtollBot({ id, taste, blur: 0, mild: 0, careless: 0, putOff: 0 }),
  }));
