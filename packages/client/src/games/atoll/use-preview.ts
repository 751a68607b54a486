import type { AtollAction, AtollView } from '@atoll/game-atoll';
import { useEffect, useEffectEvent, useState } from 'react';
import { previewOutcomes } from '../../table/model/outcome-preview.ts';
import type { Choice } from '../../table/model/table-model.ts';
import { isForeseeable, isSettled, NO_PREVIEW, previewOf, waysWorth, type Preview } from './present/preview.ts';

/** A pointer that only crosses something asks for nothing, in ms. */
const REST = 60;

/** What the choice that is pointed at would change; nothing while none is, or as long as the rules have not said. */
export function usePreview({ game, view, seat, choice }: {
  readonly game: string;
  readonly view: AtollView;
  readonly seat: number;
  readonly choice: Choice | undefined;
}): Preview {
  const [held, hold] = useState<{ readonly view: AtollView; readonly key: string; readonly preview: Preview }>();
  const key = choice?.key ?? '';
  // the key stands for the action, which is another object after every render of the table
  const chosen = useEffectEvent(() => choice?.action as AtollAction | undefined);
  useEffect(() => {
    const action = key === '' ? undefined : chosen();
    if (action === undefined || seat < 0 || !isForeseeable(action, view)) return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      const settled = (after: unknown): boolean => isSettled(after as AtollView, seat);
      const follow = (legal: readonly unknown[], at: unknown): readonly unknown[] =>
        waysWorth(legal as readonly AtollAction[], at as AtollView);
      previewOutcomes({ game, view, seat, action, settled, follow }).then((ends) => {
        const preview = previewOf(view.seats[seat]!, ends.map((end) => (end as AtollView).seats[seat]!));
        if (!gone) hold({ view, key, preview });
      }, (error: unknown) => console.warn(error));
    }, REST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [game, view, seat, key]);
  return held !== undefined && held.view === view && held.key === key ? held.preview : NO_PREVIEW;
}
