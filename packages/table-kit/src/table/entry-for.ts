import type { GameMeta } from '@atoll/engine';
import type { EntryWords, OptionWords } from '../words/entry-words.ts';
import type { Locale } from '../words/locale.ts';
import type { AnalysisClient } from './analysis-client.ts';
import type { GameClient } from './game-client.ts';
import type { GameEntry, GameOption } from './game-entry.ts';

/**
 * The lobby's words for an option of a meta: each of its values, and, where the rules fix it, the
 * reason.
 */
type WordsForOption<I> = { readonly label: string; readonly hint: string } & (I extends {
  readonly values: readonly (infer Value extends string | number)[];
}
  ? { readonly values: Readonly<Record<Value, string>> }
  : unknown) &
  (I extends { readonly fixed: unknown } ? { readonly fixedHint: string } : unknown);

/** The lobby's words for the game of a meta, with words for every option. */
export type EntryWordsFor<M extends GameMeta> = Omit<EntryWords, 'options'> & {
  readonly options: { readonly [K in keyof M['options']]: WordsForOption<M['options'][K]> };
};

/** A game as the client lists it: the facts of its meta, and the loaders of its parts. */
export interface GameModule {
  readonly id: string;
  /** The folder of its own baked pictures, with a trailing slash; left out by a game without. */
  readonly pictures?: string;
  /** The lobby's words for it in a language; only that file is loaded. */
  readonly loadWords: (id: string) => Promise<EntryWords>;
  readonly entry: (words: EntryWords) => GameEntry;
}

/** The lobby's knowledge of a game before it is loaded: its meta, with words for every option. */
export function gameModule<M extends GameMeta, V, P, A, E, B>(
  meta: M,
  {
    words,
    pictures,
    load,
    analysis,
    ...parts
  }: Pick<GameModule, 'pictures'> &
    Pick<GameEntry, 'draws' | 'gallery' | 'rules' | 'tutorial' | 'puzzles' | 'pointless'> & {
      readonly load: (locale: Locale) => Promise<GameClient<V, P, A, E>>;
      readonly analysis?: (locale: Locale) => Promise<AnalysisClient<B>>;
      readonly words: (id: string) => Promise<{ readonly entry: EntryWordsFor<M> }>;
    },
): GameModule {
  const { id, name, seats, firstBegins, daily, conditional } = meta;
  // the one place where sessions and positions of the shell get the types of a game: they hold what
  // the game's own rules made
  const untyped = { load, ...(analysis && { analysis }) } as Pick<GameEntry, 'load' | 'analysis'>;
  return {
    id,
    ...(pictures !== undefined && { pictures }),
    loadWords: async (locale) => (await words(locale)).entry,
    entry: ({ options, ...said }) => ({
      ...parts,
      ...said,
      ...untyped,
      load: oncePerLocale(untyped.load),
      id,
      name,
      seats,
      ...(firstBegins && { firstBegins }),
      ...(daily && { daily: true }),
      ...(conditional && { conditional }),
      options: optionsIn(meta, options),
    }),
  };
}

/** Loads once for each language, and again only where that failed: several pages ask ahead. */
function oncePerLocale(load: GameEntry['load']): GameEntry['load'] {
  const begun = new WeakMap<Locale, ReturnType<GameEntry['load']>>();
  return (locale) => {
    const loading = begun.get(locale) ?? load(locale);
    begun.set(locale, loading);
    loading.catch(() => begun.delete(locale));
    return loading;
  };
}

const UNSAID: OptionWords = { label: '', hint: '' };

const optionsIn = ({ options }: GameMeta, words: EntryWords['options']): readonly GameOption[] =>
  Object.entries(options).map(([key, info]): GameOption => {
    const { label, hint, values = {}, fixedHint = '' } = words[key] ?? UNSAID;
    if (info.kind === 'choice') {
      const { initial } = info;
      const named = info.values.map((value) => ({ value, label: values[value] ?? '' }));
      return { kind: 'choice', key, label, hint, initial, values: named };
    }
    return {
      key,
      label,
      hint,
      initial: info.initial,
      ...(info.fixed ? { fixed: { ...info.fixed, hint: fixedHint } } : {}),
    };
  });

/** The lobby's words for every one of these games in a language. */
export async function loadEntryWords(
  modules: readonly GameModule[],
  id: string,
): Promise<Locale['games']> {
  const all = modules.map(async (module) => [module.id, await module.loadWords(id)] as const);
  return Object.fromEntries(await Promise.all(all));
}
