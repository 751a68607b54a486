import { useEffect, useRef, type RefObject } from 'react';
import type { TableSession } from '../session/table-session.ts';

/** The answer to send for a person without asking; undefined where they are to choose. */
export type AutoAnswer<A = unknown> = (legal: readonly A[]) => A | undefined;

/**
 * Sends a person's standing answers as soon as the table asks. `answer` must stay the same while
 * the preferences do.
 * @returns whether it pauses: set after an undo, so that the prompt is not answered again against
 * the person's will
 */
export function useAutoAnswer<V, P, A, E>(
  session: TableSession<V, P, A, E>,
  answer: AutoAnswer<A>,
): RefObject<boolean> {
  const paused = useRef(false);
  useEffect(() => {
    let answered = -1;
    const act = (): void => {
      const { prompt, status, busy, seat } = session.getState();
      if (seat < 0 || status !== 'live' || busy || paused.current || prompt.question === answered)
        return;
      const action = answer(prompt.legal);
      if (action === undefined) return;
      answered = prompt.question;
      void session.submit(action);
    };
    act();
    return session.subscribe(act);
  }, [session, answer]);
  return paused;
}
