import type { ReactNode } from 'react';
import { useShownTable } from '@atoll/table-kit/table/use-shown-table.ts';
import { IconSetContext } from '@atoll/table-kit/table/controls/icon-set.ts';
import { steereIcons } from './icons.ts';
import './steere.css';
import './steere-contrast.css';
import { TableScreen } from './table-screen.tsx';
import type { SteereHostProps } from './table-types.ts';

/** The table of Steere's Atoll below the status bar. */
export function SteereTable({ session, settings, names, onHint }: SteereHostProps): ReactNode {
  const { view, state, legal } = useShownTable(session, settings.animation);
  if (view === undefined) return undefined;
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
