import { describe, expect, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { hiddenArk, type HiddenArkAction, type HiddenArkView } from '../../src/index.ts';
import { RESOURCES } from '../../src/cards/index.ts';
import { routesOf, type Route } from '../../src/views/index.ts';
import type { Answer } from '@atoll/protocol';
import { errandAction } from '../../client/present/errands.ts';
import { sailOn } from '../../client/present/sail-on.ts';
import { voyageAction } from '../../client/present/voyages.ts';
import { createLocalSession } from '@atoll/table-kit/table/session/local-session.ts';
import type { ArkSession, ArkTableState } from '../../client/table-types.ts';

const viewOf = (session: ArkSession): HiddenArkView =>
  session.getState().snapshot?.view as HiddenArkView;
const legalOf = (session: ArkSession): readonly HiddenArkAction[] =>
  session.getState().prompt.legal;

/** A match alone in which an operation has just been chosen: two movements for one vessel. */
async function operating(): Promise<ArkSession> {
  const local = createLocalSession({
    game: hiddenArk as AnyGame,
    names: ['Mira'],
    begin: { seed: 'sail', options: { side: 'polar' } },
    seat: 0,
    pace: 1000,
    choose: () => undefined,
  });
  local.stop();
  const session = local as ArkSession;
  while (!viewOf(session).turn.sailing) {
    const legal = legalOf(session);
    const operation = legal.find((one) => one.type === 'column' && one.column === 'operation');
    await session.submit(operation ?? legal[0]!);
  }
  return session;
}

/**
 * The same table over a slow connection: what a decision leads to is told before its answer, or
 * after it, and only when the network delivers.
 */
function slow(session: ArkSession, first: 'step' | 'answer') {
  const listeners = new Set<() => void>();
  const post: (() => void)[] = [];
  let state: ArkTableState = session.getState();
  const set = (change: Partial<ArkTableState>): void => {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  };
  const table: ArkSession = {
    ...session,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    submit: async (action) => {
      set({ busy: true });
      const answer = await session.submit(action);
      const step = (): void => {
        const { snapshot, prompt, steps } = session.getState();
        set({ snapshot, prompt, steps });
      };
      return new Promise<Answer>((resolve) => {
        const end = (): void => {
          set({ busy: false });
          resolve(answer);
        };
        post.push(...(first === 'step' ? [step, end] : [end, step]));
      });
    },
  };
  /** Delivers until nothing is under way. */
  const deliver = async (): Promise<void> => {
    for (let idle = 0; idle < 5; idle++) {
      const next = post.shift();
      if (next !== undefined) idle = 0;
      next?.();
      await Promise.resolve();
    }
  };
  return { table, deliver };
}

/** A way of so many spaces that vessel 1 can sail. */
function routeTo(session: ArkSession, spaces: number): Route {
  const route = routesOf(viewOf(session)).find(
    ({ vessel, path }) => vessel === 0 && path.length === spaces,
  );
  if (route === undefined) throw new Error(`no way of ${spaces} spaces`);
  return route;
}

const vesselOf = (session: ArkSession): string => viewOf(session).seats[0]?.vessels[0] ?? '';

describe.each(['step', 'answer'] as const)('where the %s of a decision comes first', (first) => {
  const begin = async (spaces: number) => {
    const { table, deliver } = slow(await operating(), first);
    const { session, start } = sailOn(table);
    const end = start();
    const route = routeTo(session, spaces);
    void session.submit(voyageAction(route, viewOf(session).turn.moves));
    return { session, deliver, route, end };
  };

  test('a voyage goes on to its last space', async () => {
    const { session, deliver, route } = await begin(2);
    expect(vesselOf(session)).toBe(route.from);
    await deliver();
    expect(vesselOf(session)).toBe(route.path.at(-1));
  });

  test('it waits while a person is to pay for movement, and goes on then', async () => {
    const { session, deliver, route } = await begin(viewOf(await operating()).turn.moves + 1);
    await deliver();
    const pay = (): HiddenArkAction | undefined =>
      legalOf(session).find(({ type }) => type === 'pay');
    expect(pay()).toBeDefined();
    expect(vesselOf(session)).toBe(route.path.at(-2));
    for (let paid = pay(); paid !== undefined; paid = pay()) {
      void session.submit(paid);
      await deliver();
    }
    expect(vesselOf(session)).toBe(route.path.at(-1));
  });

  test('a payment chosen at once covers every movement that is bought on the way', async () => {
    const { table, deliver } = slow(await operating(), first);
    const { session, start, owed } = sailOn(table);
    start();
    const route = routeTo(session, viewOf(session).turn.moves + 2);
    void session.submit(voyageAction(route, viewOf(session).turn.moves));
    await deliver();
    const legal = legalOf(session).filter(({ type }) => type === 'pay');
    const { tracks = [] } = viewOf(session).seats[0] ?? {};
    expect(owed()).toBe(2);
    const all = RESOURCES.flatMap((resource, at) =>
      legal.some((one) => one.type === 'pay' && one.resource === resource)
        ? Array.from({ length: tracks[at] ?? 0 }, () => ({ type: 'pay', resource }) as const)
        : [],
    );
    void session.submit(errandAction(all.slice(0, 4)));
    await deliver();
    expect(vesselOf(session)).toBe(route.path.at(-1));
    expect(owed()).toBe(0);
  });

  test('it ends where something else is done, or taken back', async () => {
    const { session, deliver, route } = await begin(2);
    void session.submit({ type: 'end' });
    await deliver();
    expect(vesselOf(session)).not.toBe(route.path.at(-1));
    const taken = await begin(2);
    void taken.session.undo();
    await taken.deliver();
    expect(vesselOf(taken.session)).not.toBe(taken.route.path.at(-1));
  });

  test('nobody sails on after the table was left', async () => {
    const { session, deliver, route, end } = await begin(2);
    end();
    await deliver();
    expect(vesselOf(session)).toBe(route.path[0]);
  });
});
