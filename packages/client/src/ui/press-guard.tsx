import type { ReactNode } from 'react';
import './press-guard.css';

/**
 * Takes the presses on buttons that have just replaced others, for a moment after each change of
 * `moment`: a second tap that was meant for what stood there does nothing. Lies over whatever
 * positioned element holds it, cannot be seen, and keeps no key from a button.
 */
export function PressGuard({
  moment,
}: {
  /** Names what is asked and half done. */
  readonly moment: string;
}): ReactNode {
  return <i key={moment} className="press-guard" aria-hidden="true" />;
}
