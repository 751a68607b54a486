import { type Catalog, playable } from './entry.ts';

export type * from './balance.ts';
export * from './entry.ts';
export type * from './mirrors.ts';
export type * from './played-step.ts';

/** Every game of the house. Nothing of a game is loaded until somebody asks for it. */
export const catalog: Catalog = {
  atoll: {
    id: 'atoll',
    name: 'Atoll',
    seats: { min: 1, max: 4 },
    options: {
      biodiversity: {
        kind: 'switch', initial: false, about: 'Adds points for a rich choice of species (Biodiversity module).',
        fixed: { seats: { max: 1 }, value: true },
      },
      events: {
        kind: 'switch', initial: false, about: 'Draws something good or bad for everybody after rounds 1 to 3 (Events module).',
        fixed: { seats: { max: 1 }, value: false },
      },
    },
    load: async () => {
      const [{ atoll }, { AtollViewSchema }, { evaluate }] = await Promise.all([
        import('@atoll/game-atoll'),
        import('@atoll/game-atoll/schema'),
        import('@atoll/game-atoll/bot'),
      ]);
      return playable({ game: atoll, viewSchema: AtollViewSchema, evaluate });
    },
    houseBots: { random: 'Shallows', greedy: 'Lagoon' },
    bots: [
      { id: 'open-sea', name: 'Open sea', load: async () => (await import('@atoll/game-atoll/bot')).namedSearch('open-sea') },
      { id: 'deep-sea', name: 'Deep sea', load: async () => (await import('@atoll/game-atoll/bot')).namedSearch('deep-sea') },
    ],
    adviser: 'deep-sea',
    search: async (iterations) => (await import('@atoll/game-atoll/bot')).searchBot({ id: `search:${iterations}`, iterations }),
    workshop: () => import('@atoll/game-atoll/workshop'),
  },
  'steere-atoll': {
    id: 'steere-atoll',
    name: 'Steere\'s Atoll',
    seats: { min: 2, max: 2 },
    options: {
      size: { kind: 'choice', initial: 11, values: [7, 11, 15, 19], about: 'The number of columns; 11 is the standard board.' },
      swap: { kind: 'switch', initial: true, about: 'The second player may take over the first stone (pie rule).' },
    },
    load: async () => {
      const [{ steereAtoll }, { SteereAtollViewSchema }] = await Promise.all([
        import('@atoll/game-steere-atoll'),
        import('@atoll/game-steere-atoll/schema'),
      ]);
      return playable({ game: steereAtoll, viewSchema: SteereAtollViewSchema });
    },
    adviser: 'open-sea',
    bots: [
      { id: 'shallows', name: 'Shallows', load: async () => (await import('@atoll/game-steere-atoll/bot')).loadBot('shallows') },
      { id: 'lagoon', name: 'Lagoon', load: async () => (await import('@atoll/game-steere-atoll/bot')).loadBot('lagoon') },
      { id: 'open-sea', name: 'Open sea', load: async () => (await import('@atoll/game-steere-atoll/bot')).loadBot('open-sea') },
      { id: 'deep-sea', name: 'Deep sea', load: async () => (await import('@atoll/game-steere-atoll/bot')).loadBot('deep-sea') },
    ],
    search: async (iterations) => (await import('@atoll/game-steere-atoll/bot')).loadSearch(iterations),
  },
};
