import type { DasAtollAction } from '../src/index.ts';
import { useCallback, useState } from 'react';
import type { DasSession } from './table-types.ts';

/** How long to wait for the next prompt, in ms. */
const PROMPT_TIMEOUT_MS = 4000;

/** Several actions that are one decision to a person, sent one after the other. */
export interface Sequence {
  readonly sending: boolean;
  /** Takes back the own draft, then sends; stops where an action is refused. */
  readonly send: (actions: readonly DasAtollAction[], before: 'nothing' | 'take back') => void;
}

/** Resolves when the prompt is another than the one of that number. */
const nextQuestion = (session: DasSession, question: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      if (session.getState().prompt.question === question) return;
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = session.subscribe(done);
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, PROMPT_TIMEOUT_MS);
    done();
  });

export function useSequence(session: DasSession): Sequence {
  const [sending, setSending] = useState(false);
  const send = useCallback<Sequence['send']>(
    (actions, before) => {
      const run = async (): Promise<void> => {
        if (before === 'take back') {
          const { question } = session.getState().prompt;
          if (!(await session.undo()).ok) return;
          await nextQuestion(session, question);
        }
        for (const action of actions) {
          const { question } = session.getState().prompt;
          if (!(await session.submit(action)).ok) return;
          if (action !== actions.at(-1)) await nextQuestion(session, question);
        }
      };
      setSending(true);
      void run().finally(() => setSending(false));
    },
    [session],
  );
  return { sending, send };
}
