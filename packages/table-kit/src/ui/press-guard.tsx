import type { ReactNode } from 'react';
import './press-guard.css';

/**
 * Blocks presses on buttons that have just replaced others, for a short time after each change of
 * `moment`: a second tap meant for the previous button has no effect. Covers the positioned element
 * around it, is invisible, and blocks no keys.
 */
export function PressGuard({
  moment,
}: {
  /** Identifies the current prompt and the unfinished selection. */
  readonly moment: string;
}): ReactNode {
  return <i key={moment} className="press-guard" aria-hidden="true" />;
}
