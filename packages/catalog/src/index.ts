import { meta as atoll } from '@atoll/game-atoll/meta';
import { meta as dasAtoll } from '@atoll/game-das-atoll/meta';
import { meta as hiddenArk } from '@atoll/game-hidden-ark/meta';
import { meta as steereAtoll } from '@atoll/game-steere-atoll/meta';
import {
  analysing,
  type Catalog,
  type CatalogEntry,
  entryFor,
  judging,
  playable,
  puzzling,
  sketcher,
} from './entry.ts';

export type * from './balance.ts';
export * from './entry.ts';
export type * from './mirrors.ts';

/** Every game of the product. Only the meta of a game is loaded until its parts are requested. */
const entries: readonly CatalogEntry[] = [
  entryFor(atoll, {
    load: async () => {
      const [{ atoll: game }, { AtollViewSchema }, { evaluate }] = await Promise.all([
        import('@atoll/game-atoll'),
        import('@atoll/game-atoll/schema'),
        import('@atoll/game-atoll/bot'),
      ]);
      return playable({ game, viewSchema: AtollViewSchema, evaluate });
    },
    bot: async (id) => (await import('@atoll/game-atoll/bot')).namedSearch(id),
    search: async (iterations) =>
      (await import('@atoll/game-atoll/bot')).searchBot({ id: `search:${iterations}`, iterations }),
    former: async () => (await import('@atoll/game-atoll/bot')).formerBots,
    arena: async () => (await import('@atoll/game-atoll/arena')).arena,
    judge: async () => judging((await import('@atoll/game-atoll/judge')).judge),
    puzzles: {
      rules: async () => puzzling((await import('@atoll/game-atoll/puzzles')).puzzleRules),
      file: async () =>
        (await import('@atoll/game-atoll/puzzles/puzzles.json', { with: { type: 'json' } }))
          .default,
    },
    sketch: async () => sketcher((await import('@atoll/game-atoll/sketch')).sketch),
    tooling: () => import('@atoll/game-atoll/tooling'),
  }),
  entryFor(steereAtoll, {
    load: async () => {
      const [{ steereAtoll: game }, { SteereAtollViewSchema }] = await Promise.all([
        import('@atoll/game-steere-atoll'),
        import('@atoll/game-steere-atoll/schema'),
      ]);
      return playable({ game, viewSchema: SteereAtollViewSchema });
    },
    bot: async (id) => (await import('@atoll/game-steere-atoll/bot')).loadBot(id),
    search: async (iterations) =>
      (await import('@atoll/game-steere-atoll/bot')).loadSearch(iterations),
    former: async () => (await import('@atoll/game-steere-atoll/bot')).formerBots,
    arena: async () => (await import('@atoll/game-steere-atoll/arena')).arena,
    judge: async () => judging(await (await import('@atoll/game-steere-atoll/judge')).loadJudge()),
    puzzles: {
      rules: async () => puzzling((await import('@atoll/game-steere-atoll/puzzles')).puzzleRules),
      file: async () =>
        (await import('@atoll/game-steere-atoll/puzzles/puzzles.json', { with: { type: 'json' } }))
          .default,
    },
    analysis: async () =>
      analysing((await import('@atoll/game-steere-atoll/analysis')).analysisRules),
    sketch: async () => sketcher((await import('@atoll/game-steere-atoll/sketch')).sketch),
  }),
  entryFor(hiddenArk, {
    load: async () => {
      const [{ hiddenArk: game }, { HiddenArkViewSchema }, { evaluate }] = await Promise.all([
        import('@atoll/game-hidden-ark'),
        import('@atoll/game-hidden-ark/schema'),
        import('@atoll/game-hidden-ark/bot'),
      ]);
      return playable({ game, viewSchema: HiddenArkViewSchema, evaluate });
    },
    bot: async (id) => (await import('@atoll/game-hidden-ark/bot')).namedSearch(id),
    search: async (iterations) =>
      (await import('@atoll/game-hidden-ark/bot')).searchBot({
        id: `search:${iterations}`,
        iterations,
      }),
    arena: async () => (await import('@atoll/game-hidden-ark/arena')).arena,
    judge: async () => judging((await import('@atoll/game-hidden-ark/judge')).judge),
    tooling: () => import('@atoll/game-hidden-ark/tooling'),
  }),
  entryFor(dasAtoll, {
    load: async () => {
      const [{ dasAtoll: game }, { DasAtollViewSchema }, { evaluate }] = await Promise.all([
        import('@atoll/game-das-atoll'),
        import('@atoll/game-das-atoll/schema'),
        import('@atoll/game-das-atoll/bot'),
      ]);
      return playable({ game, viewSchema: DasAtollViewSchema, evaluate });
    },
    bot: async (id) => (await import('@atoll/game-das-atoll/bot')).namedBot(id),
    arena: async () => (await import('@atoll/game-das-atoll/arena')).arena,
    judge: async () => judging((await import('@atoll/game-das-atoll/judge')).judge),
    tooling: () => import('@atoll/game-das-atoll/tooling'),
  }),
];

export const catalog: Catalog = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
