import { describe, expect, test } from '@jest/globals';
import { createMatch, play } from '@atoll/engine';
import { steereAtoll, type SteereAtollEvent } from '../../src/index.ts';
import { ISLANDS, type Cell } from '../../src/board.ts';
import { NO_PROMPT } from '@atoll/protocol';
import { planeOf } from '../../client/board/plane.ts';
import { boardPicture } from '../../client/drawing/board-picture.ts';
import { oldAskFirst, readPreferences } from '../../client/preferences.ts';
import { lastMoveText } from '../../client/present/announce.ts';
import { movesOf } from '../../client/present/moves.ts';
import { positionOf, type Position } from '../../client/present/position.ts';
import { spokenCell } from '../../client/present/spoken.ts';
import { readTyped } from '../../client/present/typed.ts';
import { statusOf, verdictOf } from '../../client/present/game-words.ts';
import { loadSteereLocale } from '../../client/words/steere-locale.ts';
import { loadLocale } from '@atoll/table-kit/table/load-locale.ts';
import type { SteereSnapshot, SteereStep, SteereTableState } from '../../client/table-types.ts';
import { ribbon } from '../../client/scene/ribbon.ts';
import { locale } from './steere-locale.ts';

const names = ['Mira', 'Jonas'];
const EMPTY_TABLE: SteereTableState = {
  status: 'live',
  snapshot: undefined,
  seat: 0,
  host: true,
  code: '',
  longCode: '',
  steps: [],
  busy: false,
  past: false,
  prompt: NO_PROMPT,
  privateView: undefined,
};

/** A match after these moves as one seat sees it, -1 for a spectator. */
function tableAfter(
  moves: readonly string[],
  { size = 7, seat = 0 }: { size?: number; seat?: number } = {},
) {
  let match = createMatch(steereAtoll, {
    seed: 'table',
    seats: 2,
    options: steereAtoll.parseOptions({ size }),
  });
  const steps: SteereStep[] = [];
  for (const move of moves) {
    const by = steereAtoll.activeSeats(match.state)[0] as number;
    const action = move === 'swap' ? { type: 'swap' } : { type: 'place', cell: move };
    const played = play(steereAtoll, match, { seat: by, action, at: 0 });
    if (!played.ok) throw new Error(`${move}: ${played.reasons.map(({ code }) => code).join()}`);
    match = played.match;
    steps.push({
      seq: match.seq,
      seat: by,
      at: 0,
      events: played.events as readonly SteereAtollEvent[],
      sealed: false,
    });
  }
  const view = steereAtoll.publicView(match.state);
  const list = movesOf(steps);
  const legal = seat < 0 ? [] : steereAtoll.legalActions(match.state, seat);
  const at = (shown?: number): Position => positionOf({ view, seat, legal, moves: list, shown });
  return { view, moves: list, at, legal };
}

const spoken = (position: Position, name: string): string =>
  spokenCell(locale, position, position.board.cellNamed(name) as number);
// Black walks from its north island to its south island
const WON = ['e5', 'a1', 'e4', 'a2', 'd4', 'a3', 'd3', 'a4', 'c2', 'a5', 'c1'];

describe('the status', () => {
  const sentence = (moves: readonly string[], seat: number): string => {
    const { view } = tableAfter(moves, { seat });
    const table = { ...EMPTY_TABLE, seat, snapshot: { phase: 'playing', view } as SteereSnapshot };
    return statusOf(locale, { table, names }).sentence;
  };
  test.each([
    ['en', 'connects north and south'],
    ['de', 'verbindet Norden und Süden'],
    ['fr', 'relie le nord et le sud'],
    ['cs', 'spojuje sever a jih'],
  ] as const)('names the sides that were connected as a sentence does: %s', async (id, words) => {
    const { view } = tableAfter(WON, { seat: 1 });
    const snapshot = { phase: 'playing', view } as SteereSnapshot;
    const spokenIn = await loadSteereLocale(await loadLocale(id, []));
    expect(verdictOf(spokenIn, ['Mira'], snapshot)).toContain(words);
  });
  test('says that the other one swapped, which the board does not show', () => {
    expect(sentence(['d3', 'swap'], 0)).toMatch(/^Jonas took Black over: you play White\. ./);
    expect(sentence(['d3', 'swap'], 1)).toMatch(/^You took Black over\. ./);
    expect(sentence(['d3', 'swap'], -1)).toMatch(/^Jonas took Black over\. ./);
    expect(
      [sentence(['d3'], 0), sentence(['d3', 'swap', 'd4'], 0), sentence([], 0)].join(),
    ).not.toContain('took');
  });
});

describe('a position', () => {
  test('offers every legal action as a cell or as the swap', () => {
    const { at, legal } = tableAfter(['d3'], { seat: 1 });
    const { places, swap } = at();
    expect([...places.values(), swap]).toEqual(expect.arrayContaining([...legal]));
    expect(places.size + 1).toBe(legal.length);
    expect(at(0).places.size).toBe(0);
  });
  test('can be looked at as it was after any move', () => {
    const { at, moves, view } = tableAfter(['d3', 'swap', 'd4', 'c3']);
    expect(moves.map(({ cell }) => cell)).toEqual(['d3', '', 'd4', 'c3']);
    expect(moves.map(({ colour, seat }) => `${colour} ${seat}`)).toEqual([
      'black 0',
      'black 1',
      'white 0',
      'black 1',
    ]);
    expect(at(4).stones).toBe(view.stones);
    expect([...at(2).stones].filter((sign) => sign !== '.')).toEqual(['B']);
    expect(at(2).last).toBe(at().board.cellNamed('d3'));
    expect(at(0).last).toBeUndefined();
  });
  test('shows the winning chain as one line over neighbouring spots', () => {
    const { view, at, moves } = tableAfter(WON);
    const line = ribbon(at().board, view.path);
    expect(view.winner).toBe(0);
    expect(moves.at(-1)?.won).toBe(true);
    expect(line.length).toBeGreaterThanOrEqual(view.path.length);
    for (const [i, spot] of line.entries()) {
      const before = line[i - 1];
      if (before)
        expect(Math.hypot(spot.x - before.x, spot.y - before.y)).toBeCloseTo(20 * Math.sqrt(3), 5);
    }
    expect(at(3).path).toEqual([]);
  });
});

describe('a cell read aloud', () => {
  test('says what lies on it and what it touches, from the view of who listens', () => {
    const moves = ['d3', 'd4', 'c3', 'e4'];
    expect(spoken(tableAfter(moves).at(), 'd2')).toBe('d2, empty, touches one of yours');
    expect(spoken(tableAfter(moves).at(), 'd3')).toBe(
      'd3, your stone, touches one of yours and one white',
    );
    expect(spoken(tableAfter(moves, { seat: 1 }).at(), 'd3')).toBe(
      'd3, black stone, touches one of yours and one black',
    );
    expect(spoken(tableAfter(moves, { seat: -1 }).at(), 'e4')).toContain('white stone, last move');
    expect(spoken(tableAfter([]).at(), 'd4')).toBe('d4, empty');
  });
  test('names the two islands of a seam', () => {
    expect(spoken(tableAfter([]).at(), 'a5')).toBe(
      'a5, empty, touches Black’s West island and White’s North island',
    );
  });
});

describe('a typed move', () => {
  const { at } = tableAfter(['d3'], { seat: 1 });
  test.each([
    ['F2', { type: 'place', cell: 'f2' }],
    [' swap ', { type: 'swap' }],
  ])('%p is understood', (text, action) => {
    expect(readTyped(locale, text, at(), '')).toEqual({ action });
  });
  test.each([
    ['', 'Type a cell'],
    ['22', 'is not a cell'],
    ['k9', 'There is no k9 on this board: columns a to g, rows 1 to 5'],
    ['d3', 'already holds a black'],
  ])('%p is refused in words', (text, words) => {
    expect(readTyped(locale, text, at(), '')).toEqual({ problem: expect.stringContaining(words) });
  });
  test('says when it is not the time', () => {
    expect(readTyped(locale, 'd4', at(), 'not now')).toEqual({ problem: 'not now' });
    expect(readTyped(locale, 'swap', tableAfter(['d3', 'd4']).at(), '')).toEqual({
      problem: expect.stringContaining('second move'),
    });
  });
});

test('the last move is announced', () => {
  expect(lastMoveText(locale, tableAfter(['d3', 'swap']).moves, { names, you: 0 })).toBe(
    'Jonas swapped and plays Black now.',
  );
  expect(lastMoveText(locale, tableAfter(['d3', 'c2']).moves, { names, you: -1 })).toBe(
    'Jonas placed White at c2.',
  );
  expect(lastMoveText(locale, [], { names, you: 0 })).toContain('No move');
});

test('the person who moved is told "you"', () => {
  expect(lastMoveText(locale, tableAfter(['d3', 'swap']).moves, { names, you: 1 })).toBe(
    'You swapped and play Black now.',
  );
  expect(lastMoveText(locale, tableAfter(['d3', 'c2']).moves, { names, you: 1 })).toBe(
    'You placed White at c2.',
  );
});

test('the picture of the board shows every cell and every stone of an island, inside its frame', () => {
  const { board } = tableAfter([], { size: 11 }).at();
  const { svg, frame } = boardPicture(board);
  expect(svg.match(/href="#window"/g)).toHaveLength(board.cells.length);
  expect(svg.match(/<g transform="translate/g)).toHaveLength(board.islandStones.length);
  expect(frame).toEqual(planeOf(board, 'shown'));
  expect(ISLANDS).toHaveLength(8);
  expect(board.cells.map(({ name }: Cell) => name)).toContain('f10');
});

test('broken preferences become those of a new browser', () => {
  for (const stored of [null, 'nonsense', '{"coordinates":7}'])
    expect(readPreferences(stored)).toEqual({ coordinates: true });
  expect(readPreferences('{"coordinates":false,"confirm":true}')).toEqual({ coordinates: false });
});

test('the old switch of this game becomes the setting for all games', () => {
  expect(
    ['{"confirm":true}', '{"confirm":false}', '{"confirm":7}', '{}', null, 'nonsense'].map(
      oldAskFirst,
    ),
  ).toEqual(['final', 'never', undefined, undefined, undefined, undefined]);
});
