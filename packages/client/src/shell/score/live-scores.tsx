import { useEffect, type ReactNode } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import { keepSeenEnd } from '../results/hidden-results.ts';
import { ScoreActions } from './score-actions.tsx';
import { ScoreSheet, type ScoreSheetProps } from './score-sheet.tsx';

interface LiveScoresProps extends Omit<ScoreSheetProps, 'actions'> {
  readonly table: LiveSession;
  readonly matchId: string;
}

/** The end of a match of the server, with rematch and replay. */
export function LiveScores({ table, matchId, ...sheet }: LiveScoresProps): ReactNode {
  useEffect(() => keepSeenEnd(localStorage, matchId), [matchId]);
  return (
    <ScoreSheet
      {...sheet}
      actions={(title) => (
        <ScoreActions {...{ table, matchId, title }} snapshot={sheet.snapshot} own={sheet.own} />
      )}
    />
  );
}
