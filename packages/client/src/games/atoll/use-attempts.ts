import type { AtollView } from '@atoll/game-atoll';
import { useEffect, useState } from 'react';
import type { TableConnection, TableState } from '../../table-host.ts';
import { explainAttempt } from '../../table/explain.ts';
import { reasonsText } from './words/game-words.ts';
import { words } from './words/interface.ts';

export interface Attempts {
  /** Why the last attempt came to nothing; told until the question changes or somebody puts it away. */
  readonly refusal: string | undefined;
  readonly dismiss: () => void;
  readonly send: (action: unknown) => void;
  /** Says why an action is refused; without one, that nothing of the kind can be done. */
  readonly explain: (action: unknown) => void;
  /** Tells a refusal whose reason is known. */
  readonly refuse: (reason: string) => void;
}

/** What a person tries: decisions go to the table, and what cannot be done is explained by the rules. */
export function useAttempts({ connection, state, view, own }: {
  readonly connection: TableConnection;
  readonly state: TableState;
  readonly view: AtollView;
  readonly own: number;
}): Attempts {
  const [refusal, setRefusal] = useState<string>(), { question } = state.duty;
  useEffect(() => setRefusal(undefined), [question]);
  return {
    refusal,
    dismiss: () => setRefusal(undefined),
    refuse: setRefusal,
    send: (action) => {
      setRefusal(undefined);
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
