import type { ReactNode } from 'react';
import type { Rect } from '../../../ui/rect.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import './reason-tag.css';

/**
 * How wide the tag may become, in design pixels; so much room is left to the edges of the screen.
 */
const WIDTH = 220;
const EDGE = 6;

/**
 * Why a thing cannot be chosen now, at the thing itself. `tried`: the person just tried it, so that
 * the reason is announced.
 */
export function ReasonTag({
  at,
  text,
  tried,
  rule,
  screen,
}: {
  readonly at: Rect;
  readonly text: string;
  readonly tried: boolean;
  readonly rule?: string | undefined;
  readonly screen: { readonly width: number; readonly height: number };
}): ReactNode {
  const middle = Math.min(
    screen.width - EDGE - WIDTH / 2,
    Math.max(EDGE + WIDTH / 2, at.x + at.width / 2),
  );
  // below the middle of the screen it hangs above the thing, so that it never leaves the screen
  const low = at.y + at.height / 2 > screen.height / 2;
  const place = low ? { bottom: screen.height - at.y + 4 } : { top: at.y + at.height + 4 };
  return (
    <p
      className="tb-reason"
      role={tried ? 'alert' : undefined}
      style={{ left: middle - WIDTH / 2, width: WIDTH, ...place }}
    >
      <span>
        {text} <RuleLink rule={rule} />
      </span>
    </p>
  );
}
