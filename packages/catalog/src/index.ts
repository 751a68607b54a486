import { type Catalog, playable } from './entry.ts';

export * from './entry.ts';
export type * from './mirrors.ts';

/** Every game of the house. Nothing of a game is loaded until somebody asks for it. */
export const catalog: Catalog = {
  atoll: {
    id: 'atoll',
    name: 'Atoll',
    seats: { min: 1, max: 4 },
    options: {
      biodiversity: { kind: 'switch', initial: false, about: 'Adds points for a rich choice of species (Biodiversity module).' },
    },
    load: async () => {
      const [{ atoll }, { AtollViewSchema }, { evaluate }] = await Promise.all([
        import('@atoll/game-atoll'),
        import('@atoll/game-atoll/schema'),
        import('@atoll/game-atoll/bot'),
      ]);
      return playable({ game: atoll, viewSchema: AtollViewSchema, evaluate });
    },
    workshop: () => import('@atoll/game-atoll/workshop'),
  },
};
