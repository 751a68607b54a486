import type { ReactNode } from 'react';
import { RevertNotice } from '../table/consent/revert-notice.tsx';
import { PauseNotice } from '../table/pause/pause-notice.tsx';
import type { StandInProps } from '../table/seat-asking.ts';
import { StandInNotice } from '../table/absent/stand-in-notice.tsx';
import { DailyNote } from '../daily/daily-note.tsx';
import { RatedLine } from '../ladder/rated-line.tsx';
import { DealNote } from '../deal/deal-note.tsx';
import { OfferNotice } from '../seat-offer/offer-notice.tsx';
import { LateNote } from './late-note.tsx';

/** The notices above the table, which makes room for them. */
export function TableNotices(props: StandInProps): ReactNode {
  const { watchersBehind, phase, daily, rated } = props.snapshot;
  const isLate = props.state.seat < 0 && watchersBehind > 0 && phase === 'playing';
  return (
    <>
      {props.snapshot.repeats !== undefined && <DealNote className="consent-notice late-note" />}
      {rated && phase === 'playing' && (
        <RatedLine className="consent-notice late-note" says="fact" />
      )}
      {daily && <DailyNote counted={daily.counted} />}
      {isLate && <LateNote turns={watchersBehind} />}
      <PauseNotice {...props} />
      <RevertNotice {...props} />
      <StandInNotice {...props} />
      <OfferNotice {...props} />
    </>
  );
}
