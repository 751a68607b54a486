import type { GameMeta } from '@atoll/engine';
import type { GameEntry, GameOption } from './game-entry.ts';

/**
 * What the lobby calls an option of a meta: each of its values, and, where the rules fix it, why.
 */
type OptionWords<I> = { readonly label: string; readonly hint: string } & (I extends {
  readonly values: readonly (infer Value extends string | number)[];
}
  ? { readonly values: Readonly<Record<Value, string>> }
  : unknown) &
  (I extends { readonly fixed: unknown } ? { readonly fixedHint: string } : unknown);

type Words<M extends GameMeta> = {
  readonly [K in keyof M['options']]: OptionWords<M['options'][K]>;
};

interface AnyWords {
  readonly label: string;
  readonly hint: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly fixedHint?: string;
}

/** What the lobby knows of a game before it is loaded: its meta, with words for every option. */
export function entryFor<M extends GameMeta>(
  meta: M,
  said: Omit<GameEntry, 'id' | 'name' | 'seats' | 'options'> & { readonly options: Words<M> },
): GameEntry {
  const { id, name, seats, options } = meta;
  const words = said.options as Readonly<Record<string, AnyWords>>;
  const all = Object.entries(options).map(([key, info]): GameOption => {
    const { label = '', hint = '', values = {}, fixedHint = '' } = words[key] ?? {};
    if (info.kind === 'choice') {
      const { initial } = info;
      return {
        kind: 'choice',
        key,
        label,
        hint,
        initial,
        values: info.values.map((value) => ({ value, label: values[value] ?? '' })),
      };
    }
    return {
      key,
      label,
      hint,
      initial: info.initial,
      ...(info.fixed ? { fixed: { ...info.fixed, hint: fixedHint } } : {}),
    };
  });
  return { ...said, id, name, seats, options: all };
}
