import type { AtollAction } from '@atoll/game-atoll';
import { useEffect, useRef, type RefObject } from 'react';
import type { TableConnection } from '../../table-host.ts';
import { autoAnswer, type Wishes } from './present/auto.ts';

/**
 * Answers for a person what they wished once and for all, as soon as the table asks.
 * @returns whether it pauses: set when something was taken back, so that it is not answered again over the person's head
 */
export function useAuto(connection: TableConnection, { pay, autoPass }: Wishes): RefObject<boolean> {
  const paused = useRef(false);
  useEffect(() => {
    let answered = -1;
    const act = (): void => {
      const { duty, status, busy, seat } = connection.getState();
      if (seat < 0 || status !== 'live' || busy || paused.current || duty.question === answered) return;
      const action = autoAnswer(duty.legal as readonly AtollAction[], { pay, autoPass });
      if (action === undefined) return;
      answered = duty.question;
      void connection.submit(action);
    };
    act();
    return connection.subscribe(act);
  }, [connection, pay, autoPass]);
  return paused;
}
