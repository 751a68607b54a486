import type { ReactNode } from 'react';
import type { AtollAction, AtollEvent, AtollView } from '@atoll/game-atoll';
import type { TableHostProps, TableState } from '../../table-host.ts';
import { BEAT } from '../../table/director.ts';
import { useDirector, useSize } from '../../table/use-table.ts';
import './atoll.css';
import './atoll-contrast.css';
import { TableScreen } from './table-screen.tsx';

/** Larger text never makes the table lower than this. */
const LEAST_HEIGHT = 590;
const NONE: readonly AtollAction[] = [];

/** The table of Atoll below the status bar. */
export function AtollTable({ connection, settings, names, onHint }: TableHostProps): ReactNode {
  const { state, live, director } = useDirector(connection, settings.animation, beatOf), { ref, size } = useSize();
  const view = state.snapshot?.view as AtollView | undefined;
  const zoom = Math.max(1, Math.min(settings.textSize / 100, size.height / LEAST_HEIGHT));
  return (
    <div className="at-root" ref={ref}>
      {view !== undefined && size.width > 0 && (
        <TableScreen view={view} state={state} legal={legalOf(state, live)} connection={connection} settings={settings} names={names}
          size={size} zoom={zoom} onHint={onHint} onHurry={director.settle} />
      )}
    </div>
  );
}

/** A new event can be read before what follows covers it. */
const beatOf = ({ steps }: TableState): number =>
  ((steps.at(-1)?.events as readonly AtollEvent[] | undefined)?.some(({ type }) => type === 'eventRevealed') ? 1200 : BEAT);

// while earlier steps are still shown, the question that is asked belongs to a table that nobody sees yet
const legalOf = (state: TableState, live: boolean): readonly AtollAction[] =>
  live && state.duty.legal.length > 0 ? (state.duty.legal as readonly AtollAction[]) : NONE;
