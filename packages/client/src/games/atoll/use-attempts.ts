import type { AtollView } from '@atoll/game-atoll';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { TableConnection, TableState } from '../../table-host.ts';
import { explainAttempt } from '../../table/explain.ts';
import type { TakenBack } from '../../table/table-view.ts';
import { reasonsText } from './words/game-words.ts';
import { words } from './words/interface.ts';

export interface Attempts {
  /** Why the last attempt came to nothing; told until the question changes or somebody puts it away. */
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
export function useAttempts({ connection, state, view, own, paused }: {
  readonly connection: TableConnection;
  readonly state: TableState;
  readonly view: AtollView;
  readonly own: number;
  /** Set while nothing is to be answered for the person. */
  readonly paused: RefObject<boolean>;
}): Attempts {
  const [refusal, setRefusal] = useState<string>(), { question } = state.duty;
  useEffect(() => setRefusal(undefined), [question]);
  const takeBack = useCallback((back?: TakenBack) => {
    paused.current = true;
    void (async () => {
      let answer = await connection.undo(back?.from);
      for (const action of back?.again ?? []) if (answer.ok) answer = await connection.submit(action);
      if (!answer.ok) setRefusal(reasonsText(answer.reasons));
    })();
  }, [connection, paused]);
  return {
    refusal, takeBack,
    dismiss: () => setRefusal(undefined),
    refuse: setRefusal,
    send: (action) => {
      setRefusal(undefined);
      paused.current = false;
      void connection.submit(action).then((answer) => {
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
