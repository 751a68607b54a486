import type { HistoryStep } from '@atoll/protocol';
import { useContext, type ReactNode } from 'react';
import { loadRevertWords } from '../../words/load-table-words.ts';
import { useLaterWords } from '../../words/use-later-words.ts';
import { SeatsContext } from './concessions.ts';
import { Mark } from './icon.tsx';
import { othersAsked } from './reverts.ts';

/** In the log: a seat took back a decision, and all seats that were asked agreed. */
export function RevertLine({ seat, seq }: Pick<HistoryStep, 'seat' | 'seq'>): ReactNode {
  const words = useLaterWords(loadRevertWords);
  const seats = useContext(SeatsContext);
  const agreed = othersAsked(seats, { asker: seat, at: seq }).length > 0 ? 'agreed' : 'alone';
  return (
    <p className="tb-line plain">
      <Mark seat={seat} size={15} />
      <span>{words?.done(seats[seat]?.name ?? '', agreed)}</span>
    </p>
  );
}
