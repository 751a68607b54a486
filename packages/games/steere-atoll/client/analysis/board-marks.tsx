import type { ReactNode } from 'react';
import type { BoardMark } from '@atoll/table-kit/table/analysis-client.ts';
import type { Camera } from '@atoll/table-kit/ui/rect.ts';
import type { Board } from '../../src/board.ts';
import { middleOf, RADIUS } from '../board/plane.ts';

interface BoardMarksProps {
  readonly board: Board;
  readonly camera: Camera;
  readonly marks: readonly BoardMark[];
}

/** The narrowest and widest mark in pixels, whatever the size of a cell. */
const LEAST = 20;
const MOST = 46;

/** Short texts over cells; lists beside the board have the same for screen readers. */
export function BoardMarks({ board, camera: { x, y, scale }, marks }: BoardMarksProps): ReactNode {
  const width = Math.min(MOST, Math.max(LEAST, RADIUS * 1.5 * scale));
  return (
    <div className="sa-marks" aria-hidden="true" style={{ fontSize: width * 0.42 }}>
      {marks.map(({ place, text, kind }) => {
        const cell = board.cellNamed(place);
        if (cell === undefined) return null;
        const middle = middleOf(board.cells[cell]);
        const at = `translate(${x + middle.x * scale}px, ${y + middle.y * scale}px)`;
        return (
          <span key={place} data-kind={kind} style={{ transform: `${at} translate(-50%, -50%)` }}>
            {text}
          </span>
        );
      })}
    </div>
  );
}
