import { useCallback, useMemo, type ReactNode } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { SeatsContext, useSteadySeats } from '@atoll/table-kit/table/controls/concessions.ts';
import { LogPlacesContext } from '@atoll/table-kit/table/controls/log-places.ts';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';
import { ReportKey } from '../report/report-key.tsx';
import type { LookingBack } from './use-look-back.ts';

interface TableScopeProps extends Pick<LookingBack, 'behind' | 'go'> {
  readonly matchId: string;
  /** The current table, not a past position. */
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
  readonly settings: Pick<Settings, 'letterKeys'>;
  readonly children: ReactNode;
}

/**
 * The contexts around the table of any game: the seats, the links of log lines, and the key of the
 * report.
 */
export function TableScope(props: TableScopeProps): ReactNode {
  const { behind, go, matchId, state, snapshot, settings, children } = props;
  const seats = useSteadySeats(snapshot.seats);
  const steps = behind > 0 ? state.steps : undefined;
  const goTo = useCallback((seq: number) => go({ to: 'entry', seq }), [go]);
  const places = useMemo(() => ({ steps, goTo }), [steps, goTo]);
  return (
    <SeatsContext value={seats}>
      <LogPlacesContext value={places}>
        <ReportKey {...{ matchId, state }} letterKeys={settings.letterKeys}>
          {children}
        </ReportKey>
      </LogPlacesContext>
    </SeatsContext>
  );
}
