import type { ReactNode } from 'react';
import type { Edge } from '../canvas/pan.ts';
import type { Rect } from '../../ui/rect.ts';
import './window-edges.css';

/** A shade and a button at every side of a window where there is more to see. */
export function WindowEdges({
  frame,
  hidden,
  names,
  onStep,
}: {
  readonly frame: Rect;
  readonly hidden: readonly Edge[];
  /** The label of the button of each side. */
  readonly names: Readonly<Record<Edge, string>>;
  readonly onStep: (edge: Edge) => void;
}): ReactNode {
  if (hidden.length === 0) return null;
  return (
    <div
      className="window-edges"
      style={{ left: frame.x, top: frame.y, width: frame.width, height: frame.height }}
    >
      {hidden.map((edge) => (
        <div key={edge} className={`window-edge ${edge}`}>
          <button
            type="button"
            aria-label={names[edge]}
            title={names[edge]}
            onClick={() => onStep(edge)}
          />
        </div>
      ))}
    </div>
  );
}
