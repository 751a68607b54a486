import { describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { createMatch, type LogEntry, play, type Seat } from '@atoll/engine';
import {
  checkedTree,
  dueReply,
  type PreparedTree,
  remaining,
} from '../../src/match/prepared/prepared-tree.ts';

const { game: steereAtoll } = await catalog['steere-atoll']!.load();
const fresh = createMatch(steereAtoll, {
  ...{ seed: 's', seats: 2 },
  options: steereAtoll.parseOptions({ size: 7, swap: false }),
});
const [a1, b1, c1, d1, e1] = steereAtoll.legalActions(fresh.state, 0);
/** Seat 0 has placed; seat 1 is on turn, and seat 0 prepares. */
const begun = (() => {
  const played = play(steereAtoll, fresh, { seat: 0, action: a1, at: 1 });
  if (!played.ok) throw new Error('the first cell is free');
  return played.match;
})();

const checked = (...actions: readonly (readonly [number, unknown])[]) =>
  checkedTree(steereAtoll, begun, {
    seat: 0,
    actions: actions.map(([after, action]) => ({ after, action })),
  });
function treeOf(...actions: readonly (readonly [number, unknown])[]): PreparedTree {
  const made = checked(...actions);
  if (!made.ok) throw new Error(JSON.stringify(made.reasons));
  return made.tree;
}
const acted = (seat: Seat, action: unknown): LogEntry<unknown> => ({
  ...{ seq: 2, at: 1, type: 'action' },
  ...{ seat, action },
});

/** If b1 then c1, and after that if d1 then e1; if c1 then b1. */
const TREE = treeOf([-1, b1], [0, c1], [1, d1], [2, e1], [-1, c1], [4, b1]);

describe('prepared actions', () => {
  test('are due once the condition before them came true, line by line', () => {
    expect(dueReply(TREE, 0)).toBeUndefined();
    const first = remaining(TREE, 0, [acted(1, b1)]);
    expect(dueReply(first, 0)).toMatchObject({ action: c1 });
    const next = remaining(first, 0, [acted(0, c1)]);
    expect(dueReply(next, 0)).toBeUndefined();
    const second = remaining(next, 0, [acted(1, d1)]);
    expect(dueReply(second, 0)).toMatchObject({ action: e1 });
    expect(remaining(second, 0, [acted(0, e1)])).toEqual([]);
    expect(dueReply(remaining(TREE, 0, [acted(1, c1)]), 0)).toMatchObject({ action: b1 });
  });

  test('fall away with their condition, with another own action, undo, revert and concession', () => {
    expect(remaining(TREE, 0, [acted(1, e1)])).toEqual([]);
    expect(remaining(TREE, 0, [acted(1, b1), acted(0, d1)])).toEqual([]);
    const common = { seq: 2, at: 1 };
    const undo = { ...common, type: 'undo', seat: 0, backTo: 0 } as const;
    const revert = { ...undo, type: 'revert', agreed: [1] } as const;
    const leaves = (seat: Seat) => ({ ...common, type: 'concede', seat, ends: false }) as const;
    for (const entry of [undo, revert, leaves(0)]) expect(remaining(TREE, 0, [entry])).toEqual([]);
    const check = { ...common, type: 'check', hash: 'h' } as const;
    for (const entry of [check, leaves(1)]) expect(remaining(TREE, 0, [entry])).toEqual(TREE);
  });

  test('are refused with the first fault and its place', () => {
    const place = (cell: string) => ({ type: 'place', cell });
    const fault = (...actions: readonly (readonly [number, unknown])[]) => {
      const made = checked(...actions);
      return made.ok ? made : (made.reasons[0]?.details ?? made.reasons[0]);
    };
    expect(fault([-1, b1])).toEqual({ n: 0, fault: 'no-reply' });
    expect(fault([0, b1])).toEqual({ n: 0, fault: 'order' });
    expect(fault([-1, a1])).toEqual({ n: 0, fault: 'illegal', reason: 'occupied' });
    expect(fault([-1, place('z99')])).toMatchObject({ n: 0, fault: 'illegal' });
    expect(fault([-1, 7])).toEqual({ n: 0, fault: 'illegal', reason: 'malformed' });
    expect(fault([-1, b1], [0, b1])).toEqual({ n: 1, fault: 'illegal', reason: 'occupied' });
    expect(fault([-1, b1], [0, c1], [-1, b1])).toEqual({ n: 2, fault: 'twice' });
    expect(fault([-1, b1], [0, c1], [0, d1])).toEqual({ n: 2, fault: 'two-replies' });
    const ownTurn = { seat: 0, actions: [{ after: -1, action: b1 }] };
    expect(checkedTree(steereAtoll, fresh, ownTurn)).toMatchObject({
      reasons: [{ code: 'own-turn' }],
    });
  });
});
