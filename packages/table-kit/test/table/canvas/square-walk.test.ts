import { describe, expect, test } from '@jest/globals';
import { walkSquares } from '../../../src/table/a11y/square-walk.ts';

// two rows of three, of which two are open
const cells = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [0, 0],
  [1, 0],
].map(([x, y], i) => ({ x: x!, y: y!, state: i === 1 || i === 5 ? 'open' : 'read' }));
const walk = walkSquares(cells);
const to = (from: string, key: string): string | undefined => walk(from, { key });

describe('on a board of squares', () => {
  test.each([
    ['ArrowUp', '0,-1'],
    ['ArrowLeft', '-1,0'],
    ['ArrowRight', '1,0'],
    ['ArrowDown', '0,1'],
  ])('%s leads beside', (key, there) => {
    expect(to('0,0', key)).toBe(there);
  });
  test('Home leads to the middle', () => expect(to('1,-1', 'Home')).toBe('0,0'));
  test('Page Up and Page Down cycle through the open cells', () => {
    expect(['-1,-1', '0,-1', '1,0'].map((from) => to(from, 'PageDown'))).toEqual([
      '0,-1',
      '1,0',
      '0,-1',
    ]);
    expect(['-1,-1', '0,-1', '1,0'].map((from) => to(from, 'PageUp'))).toEqual([
      '1,0',
      '1,0',
      '0,-1',
    ]);
  });
  test('and nowhere while nothing is open', () => {
    expect(
      walkSquares(cells.map((cell) => ({ ...cell, state: 'read' })))('0,0', { key: 'PageDown' }),
    ).toBe('');
  });
  test('other keys move nothing, and so does a cell that is gone', () => {
    expect(to('0,0', 'Enter')).toBeUndefined();
    expect(to('9,9', 'ArrowUp')).toBeUndefined();
  });
});
