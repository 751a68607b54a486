import type { DasAtollAction } from '../src/index.ts';
import type { OfferPlan } from '../src/table-facts.ts';
import { useCallback, useMemo } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { Gesture, Interaction } from '@atoll/table-kit/table/model/interaction.ts';
import { useTable, type Table } from '@atoll/table-kit/table/model/use-table.ts';
import { actionWords, reasonWords } from './present/game-words.ts';
import { offerHint } from './present/offer-hint.ts';
import { dasModel } from './present/model.ts';
import { namesIn } from './present/places.ts';
import { useDasLocale } from './words/das-locale.ts';
import type { DasScreenProps, DasSession } from './table-types.ts';

/** A table, and the whole offer that a hint advises. */
export interface DasTableParts {
  readonly table: Table<DasAtollAction, never>;
  readonly plan: OfferPlan | undefined;
}

/** The table as it can be played; dice are rolled without being asked twice. */
export function useDasTable({
  session,
  shown: { state, legal, view },
  names,
  ask,
}: {
  readonly session: DasSession;
  readonly shown: DasScreenProps['shown'];
  readonly names: readonly string[];
  readonly ask: Settings['askFirst'];
}): DasTableParts {
  const locale = useDasLocale();
  const { seat } = state;
  const own = state.privateView;
  const present = useCallback(
    (interaction: Interaction, advised: DasAtollAction | undefined) =>
      dasModel(locale, { view, own, seat, names, legal, interaction, advised }),
    [locale, view, own, seat, names, legal],
  );
  const reason = useCallback((code: string) => reasonWords(locale, code), [locale]);
  const table = useTable({
    ...{ session, state, legal, ask },
    rules: {
      present,
      reason,
      hint: ({ action, plan: offer }) => [
        offer === undefined
          ? locale.game.hint(actionWords(locale, action, namesIn(locale, view, names)))
          : offerHint(locale, offer as OfferPlan),
      ],
    },
  });
  const { gesture: usual, attempts, hint } = table;
  const plan = hint.suggestion?.plan as OfferPlan | undefined;
  const { send } = attempts;
  const gesture = useCallback(
    (made: Gesture) => {
      const rolls = made.do === 'open' && made.group === 'roll' && ask !== 'always';
      if (rolls) send({ type: 'roll' });
      else usual(made);
    },
    [usual, send, ask],
  );
  return useMemo(() => ({ table: { ...table, gesture }, plan }), [table, gesture, plan]);
}
