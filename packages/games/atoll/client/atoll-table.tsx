import type { CSSProperties, ReactNode } from 'react';
import { spanOf, timeline } from '@atoll/table-kit/table/canvas/motion/timeline.ts';
import { IconSetContext } from '@atoll/table-kit/table/controls/icon-set.ts';
import { useShownTable } from '@atoll/table-kit/table/use-shown-table.ts';
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
import type { AtollHostProps, AtollTableState } from './table-types.ts';

type GrowthStyle = CSSProperties & Readonly<Record<'--more' | '--band', number>>;

/** The table of Atoll below the status bar. */
export function AtollTable({ session, settings, names, onHint }: AtollHostProps): ReactNode {
  const { state, came, view, legal } = useShownTable(session, settings.animation, beatOf);
  const { ref, size } = useSize();
  const { zoom, text, band } = zoomFor(size, settings.textSize);
  const style: GrowthStyle = { '--more': text, '--band': band };
  return (
    <div className="at-root" ref={ref} style={style}>
      {view !== undefined && size.width > 0 && (
        <IconSetContext value={atollIcons}>
          <TableScreen
            view={view}
            state={state}
            came={came}
            legal={legal}
            session={session}
            settings={settings}
            names={names}
            size={size}
            zoom={zoom}
            onHint={onHint}
          />
        </IconSetContext>
      )}
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
