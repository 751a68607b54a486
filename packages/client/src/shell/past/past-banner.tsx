import type { ReactNode } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { LookingBack } from '../table/use-look-back.ts';
import { LookBackBanner } from './look-back-banner.tsx';
import { MissedActions } from './missed-actions.tsx';
import { useMissed } from './use-missed.ts';

export interface PastBannerProps extends LookingBack {
  readonly table: LiveSession;
  readonly state: TableState;
  readonly matchId: string;
}

/** The banner of missed actions, or of the distance of the shown position from the present. */
export function PastBanner({ state, matchId, ...past }: PastBannerProps): ReactNode {
  const { missed, onSeen } = useMissed(past.table, matchId, state);
  if (missed > 0) return <MissedActions from={missed} onSeen={onSeen} {...past} />;
  return past.behind > 0 && <LookBackBanner {...past} />;
}
