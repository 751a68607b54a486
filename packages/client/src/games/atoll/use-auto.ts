import type { AtollAction } from '@atoll/game-atoll';
import { useEffect, useRef, type RefObject } from 'react';
import type { TableSession } from '../../table/session/table-session.ts';
import { autoAnswer, type Wishes } from './present/auto.ts';

/**
 * Answers for a person what they wished once and for all, as soon as the table asks.
 * @returns whether it pauses: set when something was taken back, so that it is not answered again over the person's head
 */
export function useAuto(session: TableSession, { pay, autoPass }: Wishes): RefObject<boolean> {
  const paused = useRef(false);
  useEffect(() => {
    let answered = -1;
    const act = (): void => {
      const { duty, status, busy, seat } = session.getState();
      if (seat < 0 || status !== 'live' || busy || paused.current || duty.question === answered) return;
      const action = autoAnswer(duty.legal as readonly AtollAction[], { pay, autoPass });
      if (action === undefined) return;
      answered = duty.question;
      void session.submit(action);
    };
    act();
    return session.subscribe(act);
  }, [session, pay, autoPass]);
  return paused;
}
