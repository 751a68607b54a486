import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import { useSkipAnimation } from '@atoll/table-kit/table/canvas/use-skip-animation.ts';
import type { Transition } from '@atoll/table-kit/table/canvas/transition.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** As long as the animation of `at-tide`, in ms. */
const LONG = 2100;

/**
 * Shows the new round while the tide turns; for the eye only, since log and headline have it too.
 */
export function TideBanner({
  round,
  manner,
  at,
}: {
  readonly round: number;
  readonly manner: Transition['manner'];
  /** The window over whose middle it stands. */
  readonly at: Rect;
}): ReactNode {
  const { game } = useAtollLocale();
  const known = useRef(round);
  const [shown, show] = useState<number>();
  useEffect(() => {
    if (round > known.current && manner === 'play') show(round);
    known.current = round;
  }, [round, manner]);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), LONG);
    return () => clearTimeout(timer);
  }, [shown]);
  useSkipAnimation(() => show(undefined));
  if (shown === undefined) return null;
  const style = { left: at.x, top: at.y + at.height * 0.38, width: at.width };
  return (
    <p className="at-tide" style={style} aria-hidden="true">
      {game.round(shown)}
    </p>
  );
}
