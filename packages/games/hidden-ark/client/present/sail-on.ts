import type { HiddenArkAction, HiddenArkView } from '../../src/index.ts';
import { EXTENSION_PRICE } from '../../src/cards/index.ts';
import type { Route } from '../../src/views/index.ts';
import { restOf } from './errands.ts';
import { routeOf } from './voyages.ts';
import type { ArkSession } from '../table-types.ts';

/** A route that is being sailed: the number of its spaces that the last sent action reaches. */
interface Voyage {
  readonly route: Route;
  readonly sent: number;
}

export interface Sailing {
  /** The same table; an action submitted through it may begin or end a voyage. */
  readonly session: ArkSession;
  /** Begins to listen; the returned function stops. */
  readonly start: () => () => void;
  /** Resources that the voyage costs after the ones of the current prompt. */
  readonly owed: () => number;
}

/**
 * A table that continues by itself where a submitted action begins a route, or is the first of
 * several: one after the other, as the rules allow. It stops at a prompt that a person has to
 * answer, and sails on after it; any other action ends it.
 */
export function sailOn(session: ArkSession): Sailing {
  let voyage: Voyage | undefined;
  let rest: readonly HiddenArkAction[] = [];
  /** The prompt that was answered last. */
  let answered = -1;
  const goOn = (): void => {
    if (voyage === undefined && rest.length === 0) return;
    const { prompt, status, busy, seat, snapshot } = session.getState();
    const { question } = prompt;
    if (busy || status !== 'live' || question === answered) return;
    const view = snapshot?.view;
    if (view === undefined) return;
    const asked = { view, seat, legal: prompt.legal };
    const ready = readyOf(rest, asked);
    rest = ready === undefined ? keptOf(rest, voyage, asked) : rest.slice(1);
    const next = ready ?? (voyage === undefined ? undefined : nextOf(voyage, asked));
    if (next === 'wait') return;
    if (next === undefined) voyage = undefined;
    else {
      answered = question;
      if (voyage !== undefined && next.type === 'move')
        voyage = { ...voyage, sent: voyage.sent + 1 };
      void session.submit(next);
    }
  };
  return {
    session: {
      ...session,
      submit: (action) => {
        const route = routeOf(action);
        const { type } = action;
        answered = session.getState().prompt.question;
        rest = restOf(action);
        if (route !== undefined) voyage = { route, sent: type === 'move' ? 1 : 0 };
        else if (type !== 'pay') voyage = undefined;
        return session.submit(action);
      },
      undo: (from) => {
        voyage = undefined;
        rest = [];
        return session.undo(from);
      },
    },
    start: () => session.subscribe(goOn),
    owed: () => {
      const { snapshot } = session.getState();
      const turn = snapshot?.view?.turn;
      if (voyage === undefined || turn === undefined) return 0;
      const { route, sent } = voyage;
      return EXTENSION_PRICE * Math.max(0, route.path.length - sent - turn.moves - 1);
    },
  };
}

interface Asked {
  readonly view: HiddenArkView;
  readonly seat: number;
  readonly legal: readonly HiddenArkAction[];
}

/** The next of several actions, if it is legal now. */
const readyOf = (
  [next]: readonly HiddenArkAction[],
  { legal }: Asked,
): HiddenArkAction | undefined =>
  next && legal.find((one) => JSON.stringify(one) === JSON.stringify(next));

/** The remaining actions to keep while the next is not legal: the payments of a voyage. */
const keptOf = (
  rest: readonly HiddenArkAction[],
  voyage: Voyage | undefined,
  { legal }: Asked,
): readonly HiddenArkAction[] =>
  voyage !== undefined && rest[0]?.type === 'pay' && !legal.some(({ type }) => type === 'pay')
    ? rest
    : [];

/** The next action on a voyage; 'wait' while a person is to pay, undefined when it is over. */
function nextOf(
  { route: { vessel, from, path }, sent }: Voyage,
  { view, seat, legal }: Asked,
): HiddenArkAction | 'wait' | undefined {
  if (legal.some(({ type }) => type === 'pay')) return 'wait';
  const at = view.seats[seat]?.vessels[vessel];
  if (at !== (sent === 0 ? from : path[sent - 1])) return undefined;
  const to = path[sent];
  return (
    legal.find((one) => one.type === 'move' && one.vessel === vessel && one.to === to) ??
    (to === undefined ? undefined : legal.find(({ type }) => type === 'extend'))
  );
}
