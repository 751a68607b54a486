import { describe, expect, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { hiddenArk, type HiddenArkAction, type HiddenArkView } from '../../src/index.ts';
import { questionOf } from '../../src/views/index.ts';
import { errandAction, restOf } from '../../client/present/errands.ts';
import { asMeant } from '../../client/present/named.ts';
import { actionsOf, oneMore, portionsOf } from '../../client/present/portions.ts';
import { sailOn } from '../../client/present/sail-on.ts';
import { IDLE } from '@atoll/table-kit/table/model/interaction.ts';
import type { Choice, Item } from '@atoll/table-kit/table/model/table-model.ts';
import { createLocalSession } from '@atoll/table-kit/table/session/local-session.ts';
import type { ArkSession } from '../../client/table-types.ts';

const viewOf = (session: ArkSession): HiddenArkView =>
  session.getState().snapshot?.view as HiddenArkView;
const legalOf = (session: ArkSession): readonly HiddenArkAction[] =>
  session.getState().prompt.legal;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** A match alone, played until something of this type can be done. */
async function until(type: HiddenArkAction['type']): Promise<ArkSession> {
  const local = createLocalSession({
    game: hiddenArk as AnyGame,
    names: ['Mira'],
    begin: { seed: 'portions', options: {} },
    seat: 0,
    pace: 1000,
    choose: () => undefined,
  });
  local.stop();
  const session = local as ArkSession;
  for (let made = 0; made < 60 && !legalOf(session).some((one) => one.type === type); made++) {
    const legal = legalOf(session);
    const wished = legal.find((one) => one.type === 'column' && one.column === 'research');
    await session.submit((type === 'study' ? wished : undefined) ?? legal[0]!);
  }
  return session;
}

const suggested = (session: ArkSession, advised?: HiddenArkAction) =>
  portionsOf({ ...{ view: viewOf(session), seat: 0, legal: legalOf(session), advised, owed: 0 } });

const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 40; turns++) await Promise.resolve();
};

describe('several payments or steps of Research at once', () => {
  test('three steps of Research are suggested, and done with one press', async () => {
    const table = await until('study');
    const { session, start } = sailOn(table);
    start();
    const portions = suggested(session);
    expect(portions).toMatchObject({ kind: 'study', total: 3 });
    expect(sum(portions?.first ?? [])).toBe(3);
    const before = viewOf(session).seats[0]?.tracks ?? [];
    void session.submit(errandAction(actionsOf('study', portions?.first ?? [])));
    await settle();
    expect(viewOf(session).turn.studies).toBe(0);
    expect(viewOf(session).seats[0]?.tracks).toEqual(
      before.map((held, at) => held + (portions?.first[at] ?? 0)),
    );
  });

  test('a payment is suggested whole, and never exceeds the resources of the seat', async () => {
    const table = await until('pay');
    const { session, start } = sailOn(table);
    start();
    const portions = suggested(session);
    const { left } = questionOf(viewOf(session));
    expect(sum(portions?.first ?? [])).toBe(left);
    const { tracks = [] } = viewOf(session).seats[0] ?? {};
    portions?.first.forEach((count, at) => expect(count).toBeLessThanOrEqual(tracks[at] ?? 0));
    void session.submit(errandAction(actionsOf('pay', portions?.first ?? [])));
    await settle();
    expect(legalOf(session).some(({ type }) => type === 'pay')).toBe(false);
  });

  test('the suggestion contains the action that a hint advises', async () => {
    const session = await until('study');
    for (const advised of legalOf(session).filter(({ type }) => type === 'study')) {
      const chosen = actionsOf('study', suggested(session, advised)?.first ?? []);
      expect(chosen).toContainEqual(advised);
    }
  });

  test('one more than the whole takes one of another away', () => {
    expect(oneMore([2, 0, 1, 0, 0], 1, { total: 3 })).toEqual([1, 1, 1, 0, 0]);
    expect(oneMore([1, 0, 1, 0, 0], 1, { total: 3 })).toEqual([1, 1, 1, 0, 0]);
  });

  test('the first of several actions knows the others', () => {
    const [first, ...others] = actionsOf('pay', [1, 2, 0, 0, 0]);
    const action = errandAction(actionsOf('pay', [1, 2, 0, 0, 0]));
    expect(action).toEqual(first);
    expect(restOf(action)).toEqual(others);
    expect(restOf({ type: 'end' })).toEqual([]);
  });
});

test('a token that names all that it does is chosen by one press', () => {
  const choice = (type: string, item: string): Choice => ({
    ...{ key: type + item, action: { type }, words: [type], group: type, item, advised: false },
  });
  const item = (id: string, choices: readonly Choice[]): Item => ({
    ...{ id, mark: 'legal', card: '', choices },
  });
  const take = choice('take', 'row:0');
  const draw = choice('draw', 'row:1');
  const rescue = choice('rescue', 'space:A1');
  const items = new Map([
    ['row:0', item('row:0', [take])],
    ['row:1', item('row:1', [choice('take', 'row:1'), draw])],
    ['space:A1', item('space:A1', [rescue])],
  ]);
  const meant = (id: string, group = '') =>
    asMeant({ do: 'point', item: id }, { items }, { ...IDLE, group });
  expect(meant('row:0')).toEqual({ do: 'choose', choice: take });
  expect(meant('row:1')).toEqual({ do: 'point', item: 'row:1' });
  // what costs something is named before it is done
  expect(meant('space:A1')).toEqual({ do: 'point', item: 'space:A1' });
});
