import type { Board } from '@atoll/game-steere-atoll/board';
import { Container } from 'pixi.js';
import { label } from '../../../kit/label.ts';
import { planeOf, RADIUS, RISE, rimOf } from '../board/plane.ts';

const INK = '#cfe6ee';

/** Column letters above and below, row numbers at the left and the right of the board. */
export function coordinates(board: Board, fontSize: number): Container {
  const { size, cells } = board, out = new Container(), { x, y, width, height } = planeOf(board, 'shown'), rim = rimOf(board) * 0.5;
  const put = (text: string, at: { x: number; y: number }): void => {
    const written = label(text, { face: 'text', size: fontSize, weight: 600, colour: INK, halo: '#12344f' }, 'middle');
    written.position.copyFrom(at);
    out.addChild(written);
  };
  for (let column = 0; column < size; column++) {
    const letter = String.fromCharCode(97 + column), middle = column * RADIUS * 1.5;
    put(letter, { x: middle, y: y + rim });
    put(letter, { x: middle, y: y + height - rim });
  }
  for (const { name, column, height: down } of cells) {
    if (column === 0) put(name.slice(1), { x: x + rim, y: down * RISE });
    if (column === size - 1) put(name.slice(1), { x: x + width - rim, y: down * RISE });
  }
  return out;
}
