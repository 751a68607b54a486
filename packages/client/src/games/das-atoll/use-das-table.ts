import type { DasAtollAction, DasAtollPrivateView, DasAtollView } from '@atoll/game-das-atoll';
import { useCallback, useMemo } from 'react';
import type { Settings } from '../../settings/settings.ts';
import type { Gesture, Interaction } from '../../table/model/interaction.ts';
import { useTable, type Table } from '../../table/model/use-table.ts';
import type { TableSession } from '../../table/session/table-session.ts';
import type { ShownTable } from '../../table/use-shown-table.ts';
import { actionWords, reasonWords } from './present/game-words.ts';
import { dasModel } from './present/model.ts';
import { namesIn } from './present/places.ts';
import { useDasLocale } from './words/das-locale.ts';

export type Shown = ShownTable<DasAtollView, DasAtollAction> & { readonly view: DasAtollView };

/** The table as it can be played; dice are rolled without being asked twice. */
export function useDasTable({
  session,
  shown: { state, legal, view },
  names,
  ask,
}: {
  readonly session: TableSession;
  readonly shown: Shown;
  readonly names: readonly string[];
  readonly ask: Settings['askFirst'];
}): Table<DasAtollAction, never> {
  const locale = useDasLocale();
  const { seat } = state;
  const own = state.privateView as DasAtollPrivateView | undefined;
  const present = useCallback(
    (interaction: Interaction, advised: DasAtollAction | undefined) =>
      dasModel(locale, { view, own, seat, names, legal, interaction, advised }),
    [locale, view, own, seat, names, legal],
  );
  const reason = useCallback((code: string) => reasonWords(locale, code), [locale]);
  const table = useTable<DasAtollView, DasAtollAction, never>({
    ...{ session, state, legal, ask },
    rules: {
      present,
      reason,
      hint: ({ action }) => [
        locale.game.hint(actionWords(locale, action, namesIn(locale, view, names))),
      ],
    },
  });
  const { gesture: usual, attempts } = table;
  const { send } = attempts;
  const gesture = useCallback(
    (made: Gesture) => {
      const rolls = made.do === 'open' && made.group === 'roll' && ask !== 'always';
      if (rolls) send({ type: 'roll' });
      else usual(made);
    },
    [usual, send, ask],
  );
  return useMemo(() => ({ ...table, gesture }), [table, gesture]);
}
