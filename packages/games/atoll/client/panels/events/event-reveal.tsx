import type { CardId } from '../../../src/index.ts';
import type { ReactNode } from 'react';
import type { Rect } from '@atoll/table-kit/ui/rect.ts';
import type { ScreenLayout } from '../../layout/screen.ts';
import { EventBack } from './event-panel.tsx';
import { ReadingCard } from '../reading-card.tsx';

const CARD = { width: 300, height: 420 } as const;

/**
 * A new event: it comes from its deck and turns over above the reef. Nobody has to wait for it; a
 * press on it only closes it.
 */
export function EventReveal({
  card,
  layout,
  home,
  duration,
}: {
  readonly card: CardId;
  readonly layout: ScreenLayout;
  /** Where events lie. */
  readonly home: Rect;
  /** How long all of it takes, in ms; 0 shows the card without movement. */
  readonly duration: number;
}): ReactNode {
  const { reef } = layout;
  const scale = Math.min(1, (reef.height - 8) / CARD.height, (reef.width - 40) / CARD.width);
  const x = reef.x + reef.width / 2;
  const y = reef.y + reef.height / 2;
  const style = {
    left: x - CARD.width / 2,
    top: y - CARD.height / 2,
    '--scale': scale,
    animationDuration: `${duration}ms`,
    '--dx': `${home.x + home.width / 2 - x}px`,
    '--dy': `${home.y + home.height / 2 - y}px`,
  };
  return (
    <div
      className={duration > 0 ? 'at-reveal' : 'at-reveal still'}
      style={style}
      aria-hidden="true"
    >
      <div className="turn" style={{ animationDuration: `${duration}ms` }}>
        <div className="front">
          <ReadingCard card={card} />
        </div>
        <div className="back">
          <EventBack width={CARD.width} />
        </div>
      </div>
    </div>
  );
}
