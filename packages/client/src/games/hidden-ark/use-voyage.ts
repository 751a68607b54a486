import type { HiddenArkAction, HiddenArkView } from '@atoll/game-hidden-ark';
import type { Route } from '@atoll/game-hidden-ark/views';
import { useEffect, useMemo, useRef } from 'react';
import type { TableSession } from '../../table/session/table-session.ts';
import { routeOf } from './present/voyages.ts';

/** A route that is being sailed: what was last sent, and how many of its spaces that makes. */
interface Voyage {
  readonly route: Route;
  readonly sent: number;
  /** The question that was answered last. */
  readonly question: number;
}

/**
 * The same table, which sails on by itself where an action that is submitted begins a route: space
 * after space, as the rules let it. It stops where something is asked that a person has to answer,
 * and goes on after it; anything else that is done ends it.
 */
export function useVoyage(session: TableSession): TableSession {
  const voyage = useRef<Voyage>(undefined);
  const sailing = useMemo(
    (): TableSession => ({
      ...session,
      submit: (action) => {
        const route = routeOf(action);
        const { type } = action as HiddenArkAction;
        const question = session.getState().duty.question;
        if (route !== undefined)
          voyage.current = { route, sent: type === 'move' ? 1 : 0, question };
        else if (type !== 'pay') voyage.current = undefined;
        return session.submit(action);
      },
      undo: (from) => {
        voyage.current = undefined;
        return session.undo(from);
      },
    }),
    [session],
  );
  useEffect(() => {
    const goOn = (): void => {
      const now = voyage.current;
      const { duty, status, busy, seat, snapshot } = session.getState();
      if (now === undefined || busy || status !== 'live' || duty.question === now.question) return;
      const next = nextOf(now, {
        view: snapshot?.view as HiddenArkView,
        seat,
        legal: duty.legal as readonly HiddenArkAction[],
      });
      if (next === 'wait') return;
      const { question } = duty;
      const sent = now.sent + (next?.type === 'move' ? 1 : 0);
      voyage.current = next === undefined ? undefined : { ...now, sent, question };
      if (next !== undefined) void session.submit(next);
    };
    return session.subscribe(goOn);
  }, [session]);
  return sailing;
}

/** What is done next on a voyage; 'wait' while a person is to pay, undefined when it is over. */
function nextOf(
  { route: { vessel, from, way }, sent }: Voyage,
  {
    view,
    seat,
    legal,
  }: {
    readonly view: HiddenArkView;
    readonly seat: number;
    readonly legal: readonly HiddenArkAction[];
  },
): HiddenArkAction | 'wait' | undefined {
  if (legal.some(({ type }) => type === 'pay')) return 'wait';
  const at = view.seats[seat]?.vessels[vessel];
  if (at !== (sent === 0 ? from : way[sent - 1])) return undefined;
  const to = way[sent];
  return (
    legal.find((one) => one.type === 'move' && one.vessel === vessel && one.to === to) ??
    (to === undefined ? undefined : legal.find(({ type }) => type === 'extend'))
  );
}
