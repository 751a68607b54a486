import { afterEach, describe, expect, test } from '@jest/globals';
import { TurnQueue } from '@atoll/table-kit/table/queue/turn-queue.ts';
import type { LocalSession } from '@atoll/table-kit/table/session/local-session.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import { aheadIn } from '../../client/present/ahead.ts';
import { othersPassed } from '../../src/cards/tables.ts';
import type { AtollAction, AtollView } from '../../src/index.ts';
import { locale } from './support/atoll-locale.ts';
import { chances, lastInTable, rules, slowTable, type SlowTable } from './support/last-in.ts';

const ahead = aheadIn(locale);

interface Played {
  readonly table: LocalSession;
  readonly slow: SlowTable;
  readonly queue: TurnQueue;
}

const opened: LocalSession[] = [];
const open = (seed: string): LocalSession => {
  const table = lastInTable(seed);
  opened.push(table);
  return table;
};
afterEach(() => opened.splice(0).forEach((table) => table.stop()));

function played(seed: string, draws: 'foreseen' | 'awaited' = 'foreseen'): Played {
  const table = open(seed);
  const slow = slowTable(table);
  const queue = new TurnQueue(slow, {
    rules,
    isAlone: (view, seat) => othersPassed(view as AtollView, seat),
    unseen: draws === 'foreseen' ? (ahead.unseen as never) : undefined,
  });
  queue.start();
  return { table, slow, queue };
}

const legalOf = (session: TableSession): readonly AtollAction[] =>
  session.getState().prompt.legal as readonly AtollAction[];
const viewOf = (session: TableSession): AtollView => session.getState().snapshot?.view as AtollView;
const find = (session: TableSession, type: AtollAction['type']): AtollAction => {
  const found = legalOf(session).find((action) => action.type === type);
  if (found === undefined) throw new Error(`no ${type} is possible`);
  return found;
};
/** Makes an action and answers all that it asks, with the first answer. */
async function make({ queue }: Played, type: AtollAction['type']): Promise<void> {
  let action: AtollAction | undefined = find(queue, type);
  do {
    expect(await queue.submit(action)).toMatchObject({ ok: true });
    [action] = legalOf(queue);
  } while (action !== undefined && viewOf(queue).question.kind !== 'turn');
}
async function arriveAll({ slow, queue }: Played): Promise<void> {
  while (slow.waits()) await slow.arrive();
  expect(queue.waiting().actions).toEqual([]);
}
/** The seed of a match in which seat 0 can grow a colony, and so many more after it. */
const SEED = 'last 5';

describe('actions taken ahead of the table', () => {
  test('give the same match as actions that wait for one another', async () => {
    const kinds = new Set<string>();
    for (let run = 0; run < 40; run++) {
      const chance = chances(run);
      const fast = played(`run ${run}`);
      const slowly = open(`run ${run}`);
      const clicked: AtollAction[] = [];
      for (let i = 0; i < 30; i++) {
        const legal = legalOf(fast.queue);
        const action = legal[chance(legal.length || 1)];
        if (action === undefined || chance(3) === 0) await fast.slow.arrive();
        else if (action.type !== 'pass' || chance(8) === 0) {
          expect(legalOf(slowly)).toContainEqual(action);
          expect(await fast.queue.submit(action)).toMatchObject({ ok: true });
          await slowly.submit(action);
          clicked.push(action);
          kinds.add(action.type);
          if (action.type === 'pass') break;
        }
        if (legalOf(fast.queue).length > 0)
          expect(viewOf(fast.queue).seats).toEqual(viewOf(slowly).seats);
      }
      await arriveAll(fast);
      expect(fast.slow.sent).toEqual(clicked);
      expect(fast.table.decisions()).toEqual(slowly.decisions());
      expect(viewOf(fast.queue)).toEqual(viewOf(slowly));
      expect(legalOf(fast.queue)).toEqual(legalOf(slowly));
    }
    for (const kind of ['buyAnimal', 'buyCoral', 'cell', 'feed', 'grow', 'pass'])
      expect(kinds).toContain(kind);
  });

  test('are shown at once and sent one after the other', async () => {
    const match = played(SEED);
    const before = viewOf(match.queue).seats[0]!;
    await make(match, 'grow');
    expect(viewOf(match.queue).seats[0]!.plankton).toBe(before.plankton - 2);
    expect(match.slow.sent).toHaveLength(1);
    expect(match.queue.waiting()).toMatchObject({ sent: 1, actions: [{}, {}, {}] });
    await match.slow.arrive();
    expect(match.slow.sent).toHaveLength(2);
    await arriveAll(match);
    expect(viewOf(match.table).seats[0]!.plankton).toBe(before.plankton - 2);
  });

  test('are played as steps, each once and in order', async () => {
    const match = played(SEED);
    const seqs: number[] = [];
    match.queue.onStep(({ seq }) => seqs.push(seq));
    const first = match.table.decisions().length;
    for (const type of ['grow', 'buyCoral', 'bloom'] as const) await make(match, type);
    await arriveAll(match);
    const taken = match.table
      .getState()
      .steps.slice(first)
      .map(({ seq }) => seq);
    expect(seqs).toEqual(taken);
    expect(taken.length).toBeGreaterThan(1);
  });

  test('keep what is asked when the table takes one of them', async () => {
    const match = played(SEED);
    await match.queue.submit(find(match.queue, 'grow'));
    const { question, legal } = match.queue.getState().prompt;
    await match.slow.arrive();
    expect(match.queue.getState().prompt).toMatchObject({ question, legal });
  });
});

describe('a drawn card', () => {
  test('is not shown before the table has drawn it', async () => {
    const match = played(SEED);
    await make(match, 'buyCoral');
    expect(viewOf(match.queue).corals.cards).toHaveLength(5);
    expect(legalOf(match.queue).length).toBeGreaterThan(0);
    await arriveAll(match);
    expect(viewOf(match.queue).corals.cards).toHaveLength(6);
  });
  test('is waited for where a game does not say how to leave it out', async () => {
    const match = played(SEED, 'awaited');
    await make(match, 'buyCoral');
    expect(legalOf(match.queue)).toEqual([]);
    expect(await match.queue.submit({ type: 'pass' })).toMatchObject({ ok: false });
    await arriveAll(match);
    expect(legalOf(match.queue).length).toBeGreaterThan(0);
  });
});

describe('an action that is no longer possible', () => {
  test('stops the queue, which says which and why, and sends nothing more', async () => {
    const match = played(SEED);
    await make(match, 'grow');
    await make(match, 'buyCoral');
    const left = match.queue.waiting().actions.length;
    await match.slow.arrive();
    // the person passes by another way, while the second action is on the way
    await match.table.undo();
    await match.table.submit({ type: 'pass' });
    await match.slow.arrive();
    const { stopped, actions } = match.queue.waiting();
    expect(actions).toEqual([]);
    expect(stopped).toMatchObject({
      why: 'refused',
      made: { action: { type: 'side' } },
      left: left - 2,
    });
    expect(stopped?.why === 'refused' && stopped.reasons.length).toBeGreaterThan(0);
    expect(viewOf(match.queue)).toEqual(viewOf(match.table));
    expect(match.slow.waits()).toBe(false);
    expect(match.slow.sent).toHaveLength(2);
  });
  test('is refused at once where it is not possible in the shown position', async () => {
    const match = played(SEED);
    expect(await match.queue.submit({ type: 'cell', x: 90, y: 91 })).toMatchObject({ ok: false });
    expect(match.slow.sent).toEqual([]);
  });
});

describe('actions that wait', () => {
  test('can be discarded, but for the one on the way', async () => {
    const match = played(SEED);
    expect(match.queue.queue.clear()).toBe(false);
    await make(match, 'buyCoral');
    const left = match.queue.waiting().actions.length - 1;
    expect(match.queue.queue.clear()).toBe(true);
    expect(match.queue.waiting()).toMatchObject({
      actions: [{}],
      stopped: { why: 'cleared', left },
    });
    await arriveAll(match);
    expect(match.slow.sent).toHaveLength(1);
    expect(match.queue.queue.clear()).toBe(false);
  });
  test('stay told as discarded when an answer follows by itself', async () => {
    const match = played(SEED);
    await make(match, 'buyCoral');
    const left = match.queue.waiting().actions.length - 1;
    match.queue.queue.clear();
    const [next] = match.queue.getState().prompt.legal;
    await match.queue.submit(next);
    expect(match.queue.waiting()).toMatchObject({
      actions: [{}, {}],
      stopped: { why: 'cleared', left },
    });
    await arriveAll(match);
    expect(match.queue.waiting().stopped).toEqual({ why: 'cleared', left });
  });
  test('are taken back without the table, and those on the way with it', async () => {
    const match = played(SEED);
    const before = match.table.decisions();
    await match.queue.submit(find(match.queue, 'grow'));
    await match.queue.submit(find(match.queue, 'side'));
    const [, second] = match.queue.getState().prompt.undoable.slice(-2);
    expect(await match.queue.undo(second)).toMatchObject({ ok: true });
    expect(match.queue.waiting().actions).toHaveLength(1);
    const undone = match.queue.undo();
    await match.slow.arrive();
    await arriveAll(match);
    expect(await undone).toMatchObject({ ok: true });
    expect(match.table.decisions()).toEqual(before);
    expect(viewOf(match.queue)).toEqual(viewOf(match.table));
  });
  test('are none while another seat may act', async () => {
    const match = played(SEED);
    await match.queue.submit({ type: 'pass' });
    expect(legalOf(match.queue)).toEqual([]);
    await arriveAll(match);
    expect(match.queue.queue.isOpen()).toBe(false);
    void match.queue.submit(legalOf(match.queue)[0]);
    expect(match.queue.waiting().actions).toEqual([]);
  });
});
