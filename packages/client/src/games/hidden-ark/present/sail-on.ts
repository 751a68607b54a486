import type { HiddenArkAction, HiddenArkView } from '@atoll/game-hidden-ark';
import type { Route } from '@atoll/game-hidden-ark/views';
import type { TableSession } from '../../../table/session/table-session.ts';
import { routeOf } from './voyages.ts';

/** A route that is being sailed: what was last sent, and how many of its spaces that makes. */
interface Voyage {
  readonly route: Route;
  readonly sent: number;
  /** The question that was answered last. */
  readonly question: number;
}

export interface Sailing {
  /** The same table; what is submitted through it may begin or end a voyage. */
  readonly session: TableSession;
  /** Begins to listen; the returned function ends it. */
  readonly start: () => () => void;
}

/**
 * A table that sails on by itself where an action that is submitted begins a route: space after
 * space, as the rules let it. It stops where something is asked that a person has to answer, and
 * goes on after it; anything else that is done ends it.
 */
export function sailOn(session: TableSession): Sailing {
  let voyage: Voyage | undefined;
  const goOn = (): void => {
    const { duty, status, busy, seat, snapshot } = session.getState();
    const { question } = duty;
    if (voyage === undefined || busy || status !== 'live' || question === voyage.question) return;
    const next = nextOf(voyage, {
      view: snapshot?.view as HiddenArkView,
      seat,
      legal: duty.legal as readonly HiddenArkAction[],
    });
    if (next === 'wait') return;
    const sent = voyage.sent + (next?.type === 'move' ? 1 : 0);
    voyage = next === undefined ? undefined : { ...voyage, sent, question };
    if (next !== undefined) void session.submit(next);
  };
  return {
    session: {
      ...session,
      submit: (action) => {
        const route = routeOf(action);
        const { type } = action as HiddenArkAction;
        const { question } = session.getState().duty;
        if (route !== undefined) voyage = { route, sent: type === 'move' ? 1 : 0, question };
        else if (type !== 'pay') voyage = undefined;
        return session.submit(action);
      },
      undo: (from) => {
        voyage = undefined;
        return session.undo(from);
      },
    },
    start: () => session.subscribe(goOn),
  };
}

interface Asked {
  readonly view: HiddenArkView;
  readonly seat: number;
  readonly legal: readonly HiddenArkAction[];
}

/** What is done next on a voyage; 'wait' while a person is to pay, undefined when it is over. */
function nextOf(
  { route: { vessel, from, way }, sent }: Voyage,
  { view, seat, legal }: Asked,
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
