import type { AtollView } from '@atoll/game-atoll';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { TableSession } from '../../table/session/table-session.ts';
import type { TableState } from '../../table/session/table-state.ts';
import { explainAttempt } from '../../table/model/explain.ts';
import type { TakenBack } from '../../table/model/table-model.ts';
import { reasonsText } from './words/game-words.ts';
import { words } from './words/interface.ts';

/** How long a refusal is told, in ms. */
const READ = 8_000;

export interface Attempts {
  /** Why the last attempt came to nothing; told for some seconds, until the question changes or something is pressed. */
  readonly refusal: string | undefined;
  readonly dismiss: () => void;
  readonly send: (action: unknown) => void;
  /** Takes back from a log entry on, or all that may be, and submits again what was not meant. */
  readonly takeBack: (back?: TakenBack) => void;
  /** Says why an action is refused; without one, that nothing of the kind can be done. */
  readonly explain: (action: unknown) => void;
  /** Tells a refusal whose reason is known. */
  readonly refuse: (reason: string) => void;
}

/** What a person tries: decisions go to the table, and what cannot be done is explained by the rules. */
export function useAttempts({ session, state, view, own, paused }: {
  readonly session: TableSession;
  readonly state: TableState;
  readonly view: AtollView;
  readonly own: number;
  /** Set while nothing is to be answered for the person. */
  readonly paused: RefObject<boolean>;
}): Attempts {
  const [refusal, setRefusal] = useState<string>(), { question } = state.duty;
  useEffect(() => setRefusal(undefined), [question]);
  // it has been read by then, and lies over other things; whatever is pressed next comes without it
  useEffect(() => {
    if (refusal === undefined) return undefined;
    const away = (): void => setRefusal(undefined), timer = setTimeout(away, READ);
    window.addEventListener('pointerdown', away, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', away, true);
    };
  }, [refusal]);
  const takeBack = useCallback((back?: TakenBack) => {
    paused.current = true;
    void (async () => {
      let answer = await session.undo(back?.from);
      for (const action of back?.again ?? []) if (answer.ok) answer = await session.submit(action);
      if (!answer.ok) setRefusal(reasonsText(answer.reasons));
    })();
  }, [session, paused]);
  return {
    refusal, takeBack,
    dismiss: () => setRefusal(undefined),
    refuse: setRefusal,
    send: (action) => {
      setRefusal(undefined);
      paused.current = false;
      void session.submit(action).then((answer) => {
        if (!answer.ok) setRefusal(reasonsText(answer.reasons));
      });
    },
    explain: (action) => {
      if (action === undefined) return setRefusal(words.nothing);
      void explainAttempt({ game: state.snapshot?.game ?? 'atoll', view, seat: own, action })
        .then((reasons) => setRefusal(reasonsText(reasons) || words.nothing), () => setRefusal(words.notNow));
    },
  };
}
