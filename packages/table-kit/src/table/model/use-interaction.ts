import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../words/use-locale.ts';
import { IDLE, interact, type Gesture, type Interaction } from './interaction.ts';
import type { Choice, TableModel, TakenBack } from './table-model.ts';
import type { Cautious } from './use-caution.ts';

export interface InteractionControl {
  readonly interaction: Interaction;
  readonly gesture: (gesture: Gesture) => void;
  /** Binds the table that gestures refer to, as it is drawn now. */
  readonly bind: (table: TableModel) => void;
}

/**
 * A person's unfinished input. It is dropped whenever the prompt changes; only a hand keeps its
 * thing.
 */
export function useInteraction(
  question: number,
  {
    caution,
    onSend,
    onTakeBack,
    onExplain,
  }: {
    readonly caution: Cautious;
    readonly onSend: (choice: Choice) => void;
    readonly onTakeBack: (back: TakenBack | 'question') => void;
    readonly onExplain: (item: string) => void;
  },
): InteractionControl {
  const language = useLocale().id;
  const [held, setHeld] = useState({ question, language, interaction: IDLE });
  const table = useRef<TableModel | undefined>(undefined);
  const waiting = useRef<Gesture[]>([]);
  // the question before a choice is sent is in the previous language
  const said = held.language === language || held.interaction.asking === undefined;
  const kept = (held.question === question && said) || held.interaction.state === 'carrying';
  const interaction = kept ? held.interaction : IDLE;
  const given = { question, language, caution, onSend, onTakeBack, onExplain };
  const latest = useRef({ interaction, ...given });
  latest.current = { interaction, ...given };
  const gesture = useCallback((made: Gesture) => {
    const now = latest.current;
    if (table.current === undefined) return;
    if (!now.caution.ready) {
      waiting.current.push(made);
      return;
    }
    const { next, send, takeBack, explain } = interact(now.interaction, made, {
      table: table.current,
      caution: now.caution,
    });
    // the next gesture may come before this one is drawn
    latest.current = { ...now, interaction: next };
    setHeld({ question: now.question, language: now.language, interaction: next });
    if (send !== undefined) now.onSend(send);
    if (takeBack !== undefined) now.onTakeBack(takeBack);
    if (explain !== undefined) now.onExplain(explain);
  }, []);
  const { ready } = caution;
  useEffect(() => {
    if (ready) waiting.current.splice(0).forEach(gesture);
  }, [ready, gesture]);
  const bind = useCallback((view: TableModel) => {
    table.current = view;
  }, []);
  return useMemo(() => ({ interaction, gesture, bind }), [interaction, gesture, bind]);
}
