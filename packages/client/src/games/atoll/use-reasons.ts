import type { AtollView } from '@atoll/game-atoll';
import { useEffect, useEffectEvent, useState } from 'react';
import { explainAttempts } from '../../table/model/explain.ts';
import type { TableModel } from '../../table/model/table-model.ts';
import { NO_REASONS, refusedAttempts, type Reasons } from './present/reasons.ts';
import { reasonsText } from './words/game-words.ts';

/** How long the rules wait until they are asked: the first picture comes before them, in ms. */
const LATER = 300;

/** Why each thing that could be meant is refused. Empty until the rules have said it, and while nothing is asked. */
export function useReasons({ game, view, seat, table, question }: {
  readonly game: string;
  readonly view: AtollView;
  readonly seat: number;
  readonly table: TableModel;
  /** The number of the question; its answers are asked for once. */
  readonly question: number;
}): Reasons {
  const [held, hold] = useState<{ readonly view: AtollView; readonly reasons: Reasons }>();
  const asked = table.question !== 'none' && seat >= 0;
  // the table changes with every half-made choice, what is refused only with the question
  const refused = useEffectEvent(() => refusedAttempts(table));
  useEffect(() => {
    if (!asked) return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      const actions = refused();
      explainAttempts({ game, view, seat, actions }).then((all) => {
        const reasons = new Map(actions.map((action, i) => [JSON.stringify(action), reasonsText(all[i]?.slice(0, 1) ?? [])]));
        if (!gone) hold({ view, reasons });
      }, (error: unknown) => console.warn(error));
    }, LATER);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked, game, view, seat, question]);
  return held?.view === view ? held.reasons : NO_REASONS;
}
