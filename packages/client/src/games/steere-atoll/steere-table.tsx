import type { SteereAtollAction, SteereAtollView } from '@atoll/game-steere-atoll';
import type { ReactNode } from 'react';
import type { TableHostProps } from '../../table/game-client.ts';
import { useSkipAnimation } from '../../table/canvas/use-skip-animation.ts';
import { IconSetContext } from '../../table/controls/icon-set.ts';
import { usePlayback } from '../../table/session/use-playback.ts';
import { steereIcons } from './icons.ts';
import './steere.css';
import './steere-contrast.css';
import { TableScreen } from './table-screen.tsx';

const NONE: readonly SteereAtollAction[] = [];

/** The table of Steere's Atoll below the status bar. */
export function SteereTable({ session, settings, names, onHint }: TableHostProps): ReactNode {
  const { state, live, playback } = usePlayback(session, settings.animation);
  useSkipAnimation(playback.settle);
  const view = state.snapshot?.view as SteereAtollView | undefined;
  if (view === undefined) return undefined;
  // while earlier steps are still shown, the question that is asked belongs to a table that nobody
  // sees yet
  const legal =
    live && state.duty.legal.length > 0 ? (state.duty.legal as readonly SteereAtollAction[]) : NONE;
  return (
    <IconSetContext value={steereIcons}>
      <TableScreen
        view={view}
        state={state}
        legal={legal}
        session={session}
        settings={settings}
        names={names}
        onHint={onHint}
      />
    </IconSetContext>
  );
}
