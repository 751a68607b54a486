import type { CSSProperties, ReactNode } from 'react';
import { spanOf, timeline } from '@atoll/table-kit/table/canvas/motion/timeline.ts';
import { tableOf } from '@atoll/table-kit/table/table-of.tsx';
import { useSize } from '@atoll/table-kit/ui/use-size.ts';
import './style/atoll.css';
import './style/atoll-others.css';
import './style/atoll-act.css';
import './style/atoll-text.css';
import './style/atoll-contrast.css';
import { atollIcons } from './icons.ts';
import { zoomFor } from './layout/layout.ts';
import './motion/motion.css';
import './panels/reading-card.css';
import { PACE } from './motion/pace.ts';
import { TableScreen } from './screen/table-screen.tsx';
import type { AtollScreenProps, AtollTableState } from './table-types.ts';

type GrowthStyle = CSSProperties & Readonly<Record<'--more' | '--band', number>>;

function Screen({ shown, ...props }: AtollScreenProps): ReactNode {
  const { ref, size } = useSize();
  const { zoom, text, band } = zoomFor(size, props.settings.textSize);
  const style: GrowthStyle = { '--more': text, '--band': band };
  return (
    <div className="at-root" ref={ref} style={style}>
      {size.width > 0 && <TableScreen {...props} {...shown} size={size} zoom={zoom} />}
    </div>
  );
}

/**
 * How long a step is shown before the next: a new event can be read before the next step covers it.
 */
const READING = 1200;
const SHORTEST = 150;
const USUAL = 600;

const beatOf = ({ steps }: Pick<AtollTableState, 'steps'>): number => {
  const events = steps.at(-1)?.events ?? [];
  if (events.some(({ type }) => type === 'eventRevealed')) return READING;
  return Math.max(SHORTEST, Math.min(USUAL, spanOf(timeline(events, PACE))));
};

/** The table of Atoll below the status bar. */
export const AtollTable = tableOf({ Screen, icons: atollIcons, beatOf });
