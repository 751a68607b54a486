import { describe, expect, test } from '@jest/globals';
import { scoresOf, undo, undoable } from '@atoll/engine';
import { steereAtoll } from '../src/index.ts';
import { hasJustSwapped } from '../src/table-facts.ts';
import { alternating, played, refusal } from './played.ts';

/**
 * Black goes down from its North island to its South island on the small board, White along the
 * east.
 */
const NORTH_SOUTH = alternating('e5 e4 d4 d3 c2 c1', 'g5 g4 g3 f6 f5');
/**
 * Black goes from West to South, and from South to East; White links its North and East, which are
 * not opposite.
 */
const WEST_SOUTH_EAST = alternating('a3 a2 a1 d1 e1 f2 g2', 'b6 c5 d6 e5 f6 g5');

describe('[W1] winning', () => {
  test('[A4] north to south', () => {
    const { view, events } = played(NORTH_SOUTH);
    expect(view).toMatchObject({ winner: 0, active: -1, ply: 11, last: 'c1' });
    expect(events.at(-1)).toEqual({
      type: 'won',
      seat: 0,
      colour: 'black',
      from: 'black-north',
      to: 'black-south',
      path: ['black-north', 'e5', 'e4', 'd4', 'd3', 'c2', 'c1', 'black-south'],
    });
    expect(view.path).toEqual(['black-north', 'e5', 'e4', 'd4', 'd3', 'c2', 'c1', 'black-south']);
  });

  test("[W2, 1, 5] west to east through an island of one's own", () => {
    const { view, events } = played(WEST_SOUTH_EAST);
    expect(view.winner).toBe(0);
    expect(events.at(-1)).toMatchObject({ type: 'won', from: 'black-west', to: 'black-east' });
    expect(view.path).toEqual([
      'black-west',
      'a3',
      'a2',
      'a1',
      'black-south',
      'd1',
      'e1',
      'f2',
      'g2',
      'black-east',
    ]);
  });

  test('[4] white west to east, with the stone that closes a gap', () => {
    const { view } = played(alternating('c1 c2 c3 e1 e2 f1 e3 f2', 'a3 b4 g5 f5 c4 e4 f4 d5'));
    expect(view).toMatchObject({ winner: 1, last: 'd5' });
    expect(view.path[0]).toBe('white-west');
    expect(view.path.at(-1)).toBe('white-east');
  });

  test('[W1] not by neighbouring islands, and not before the last stone', () => {
    const moves = WEST_SOUTH_EAST.trim().split(' ');
    expect(played(moves.slice(0, -1).join(' ')).view).toMatchObject({ winner: -1, path: [] });
  });

  test('ends the match', () => {
    const over = played(NORTH_SOUTH);
    expect(steereAtoll.activeSeats(over.match.state)).toEqual([]);
    expect([0, 1].flatMap((seat) => steereAtoll.legalActions(over.match.state, seat))).toEqual([]);
    expect(refusal(over, 1, { type: 'place', cell: 'a1' })).toEqual([{ code: 'over' }]);
  });

  test('[W4] scores one point, the loss none', () => {
    expect(scoresOf(steereAtoll.outcome(played(NORTH_SOUTH).match.state))).toEqual([
      { seat: 0, total: 1, rank: 1, lines: [{ category: 'win', points: 1 }] },
      { seat: 1, total: 0, rank: 2, lines: [{ category: 'win', points: 0 }] },
    ]);
    expect(
      scoresOf(steereAtoll.outcome(played('a1').match.state)).map(({ total, rank }) => [
        total,
        rank,
      ]),
    ).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('[P4, 2] the swap', () => {
  test('exchanges the colours, leaves the stone and gives the turn to the first player, who is White now', () => {
    const { view, events } = played('d4 swap');
    expect(events).toEqual([{ type: 'swapped', seat: 1 }]);
    expect(view).toMatchObject({ ply: 2, active: 0, black: 1, last: 'd4', swapPossible: false });
    expect([...view.stones].filter((sign) => sign !== '.')).toEqual(['B']);
    const next = played('d4 swap d3');
    expect(next.events).toEqual([{ type: 'placed', seat: 0, colour: 'white', cell: 'd3' }]);
    expect(next.view).toMatchObject({ active: 1, ply: 3 });
  });

  test('is the last move until the next stone', () => {
    const afterSwap = ['d4', 'd4 swap', 'd4 swap d3'].map((words) =>
      hasJustSwapped(played(words).view),
    );
    expect(afterSwap).toEqual([false, true, false]);
  });

  test('lets the second player win with black', () => {
    const { view, events } = played(`e5 swap ${NORTH_SOUTH.slice('e5 '.length)}`);
    expect(view).toMatchObject({ winner: 1, black: 1 });
    expect(events.at(-1)).toMatchObject({ type: 'won', seat: 1, colour: 'black' });
  });

  test('[P5, P6] is listed as the last answer to the first stone, and never again', () => {
    const lists = (words: string, options?: unknown): readonly unknown[] => {
      const { match, view } = played(words, options);
      return steereAtoll.legalActions(match.state, view.active);
    };
    expect(lists('')).toHaveLength(38);
    expect(lists('d4')).toHaveLength(38);
    expect(lists('d4').at(-1)).toEqual({ type: 'swap' });
    expect(played('d4').view.swapPossible).toBe(true);
    for (const words of ['', 'd4 d3', 'd4 swap', 'd4 swap d3'])
      expect(lists(words)).not.toContainEqual({ type: 'swap' });
    expect(lists('d4', { size: 7, swap: false })).not.toContainEqual({ type: 'swap' });
  });

  test('[P5, P6, A3] is refused at any other time', () => {
    expect(refusal(played(''), 0, { type: 'swap' })).toEqual([{ code: 'swap-not-now' }]);
    expect(refusal(played('d4'), 0, { type: 'swap' })).toEqual([{ code: 'not-your-turn' }]);
    expect(refusal(played('d4 d3'), 0, { type: 'swap' })).toEqual([{ code: 'swap-not-now' }]);
    expect(refusal(played('d4 swap'), 0, { type: 'swap' })).toEqual([{ code: 'swap-not-now' }]);
    expect(refusal(played('d4', { size: 7, swap: false }), 1, { type: 'swap' })).toEqual([
      { code: 'swap-off' },
    ]);
  });
});

describe('[P2, A2] placing', () => {
  test('lists the empty cells from the north', () => {
    const { match } = played('a5', { size: 7, swap: false });
    const cells = steereAtoll
      .legalActions(match.state, 1)
      .map((action) => (action.type === 'place' ? action.cell : action.type));
    expect(cells.slice(0, 5)).toEqual(['b6', 'd6', 'f6', 'c5', 'e5']);
    expect(cells).toHaveLength(37);
  });

  test.each([
    [1, { type: 'place', cell: 'a1' }, { code: 'not-your-turn' }],
    [7, { type: 'place', cell: 'a1' }, { code: 'not-your-turn' }],
    [0, { type: 'place', cell: 'd4' }, { code: 'occupied', details: { cell: 'd4' } }],
    [0, { type: 'place', cell: 'h1' }, { code: 'no-such-cell', details: { cell: 'h1', size: 7 } }],
    [0, { type: 'place', cell: 'a6' }, { code: 'no-such-cell', details: { cell: 'a6', size: 7 } }],
    [
      0,
      { type: 'place', cell: 'black-no' },
      { code: 'no-such-cell', details: { cell: 'black-no', size: 7 } },
    ],
  ])('[P3, A3, 3] by seat %i of %j is refused', (seat, action, reason) => {
    expect(refusal(played('d4 d3'), seat, action)).toEqual([reason]);
  });

  test.each([
    [{ type: 'place' }],
    [{ type: 'place', cell: 5 }],
    [{ type: 'swap', cell: 'a1' }],
    [{ type: 'resign' }],
    ['a1'],
    [null],
  ])('[A3] of the wrong shape %j is told what an action looks like', (action) => {
    const [reason] = refusal(played(''), 0, action);
    expect(reason).toMatchObject({
      code: 'malformed',
      details: { message: expect.stringContaining('"type": "place"') },
    });
  });

  test('[6] can be taken back until the other has placed', () => {
    const { match } = played('d4 d3');
    expect([undoable(match, 0), undoable(match, 1)]).toEqual([[], [2]]);
    const back = undo(steereAtoll, match, { seat: 1, at: 0 });
    expect(back.ok && back.match.state).toEqual(played('d4').match.state);
  });

  test('[6] so can the swap, but not the stone that wins', () => {
    expect(undoable(played('d4 swap').match, 1)).toEqual([2]);
    expect(played(NORTH_SOUTH).match.trail).toEqual([]);
  });
});

describe('[A1] options', () => {
  test('[B4, P6] have defaults', () => {
    expect(steereAtoll.parseOptions(undefined)).toEqual({ size: 11, swap: true });
    expect(steereAtoll.parseOptions({ size: 19 })).toEqual({ size: 19, swap: true });
  });

  test.each([[{ size: 13 }], [{ size: '11' }], [{ swap: 1 }], [{ pie: true }], [7], ['11']])(
    'of another kind are refused: %j',
    (raw) => {
      expect(() => steereAtoll.parseOptions(raw)).toThrow(
        'allowed: {"size": 7, 11, 15, 19, "swap": true or false}',
      );
    },
  );
});
