import type { Board } from '../../src/board.ts';
import { Container } from 'pixi.js';
import { label } from '@atoll/table-kit/table/canvas/label.ts';
import { rimLabels } from '../board/rim-labels.ts';

const INK = '#cfe6ee';

/** The coordinates around a board. */
export function coordinates(board: Board, fontSize: number): Container {
  const out = new Container();
  for (const { text, x, y } of rimLabels(board)) {
    const written = label(
      text,
      { face: 'text', size: fontSize, weight: 600, colour: INK, halo: '#12344f' },
      'middle',
    );
    written.position.set(x, y);
    out.addChild(written);
  }
  return out;
}
