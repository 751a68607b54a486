import { useLayoutEffect, useRef, type ReactNode, type WheelEvent } from 'react';
import './slide.css';

/** How much of its width an arrow moves the row: the last button stays in sight. */
const STEP = 0.75;

const roll = (event: WheelEvent): void => {
  event.currentTarget.scrollLeft += event.deltaY;
};

/**
 * A row that slides sideways, with an arrow at each end beyond which there is more. Keyboard and
 * screen reader go from button to button, and need no arrows.
 */
export function Slide({
  className,
  moment = '',
  children,
}: {
  readonly className: string;
  /** Identifies the buttons of the row: another row begins with its first button. */
  readonly moment?: string;
  readonly children: ReactNode;
}): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => void row.current!.scrollTo({ left: 0, behavior: 'instant' }), [moment]);
  const move = (step: number): void => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = step * row.current!.clientWidth;
    void row.current!.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <div ref={row} className={`tb-slide ${className}`} onWheel={roll}>
      <span className="tb-slide-on left" aria-hidden="true" onClick={() => move(-STEP)} />
      {children}
      <span className="tb-slide-on right" aria-hidden="true" onClick={() => move(STEP)} />
    </div>
  );
}
