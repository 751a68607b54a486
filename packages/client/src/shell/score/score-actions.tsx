import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { watchLink } from '../../net/seats/seats.ts';
import { NEW_TABLE } from '../lobby/page-notes.ts';
import { DailyLink } from '../daily/daily-link.tsx';
import { DealLink } from '../deal/deal-link.tsx';
import { ShareButton } from '../parts/share-button.tsx';
import { dailyPath, follow, navigate } from '../route.ts';
import { TournamentLink } from '../tournament/tournament-link.tsx';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { RematchChoice, type RematchProps } from './rematch-choice.tsx';
import { resultText } from './result-text.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

const RatedResult = lazyWithRetry(
  async () => (await import('../ladder/rated-result.tsx')).RatedResult,
);

interface ScoreActionsProps extends RematchProps {
  readonly title: string;
  readonly matchId: string;
}

/** The actions after a match. */
export function ScoreActions({
  table,
  snapshot,
  own,
  title,
  matchId,
}: ScoreActionsProps): ReactNode {
  const locale = useLocale();
  const { daily, tournament, rated } = snapshot;
  // a link to a daily match would show others what they have not played yet
  const link = daily
    ? `${location.origin}${dailyPath(snapshot.game, daily.day)}`
    : watchLink(location.origin, matchId);
  const result = resultText(locale, snapshot, { title, link });
  return (
    <footer className="score-actions">
      {rated?.stored && <RatedResult game={snapshot.game} matchId={matchId} />}
      <div className="row next">
        {daily ? (
          <DailyLink game={snapshot.game} day={daily.day} className="button go" />
        ) : tournament !== undefined ? (
          <TournamentLink id={tournament} className="button go" />
        ) : (
          <RematchChoice table={table} snapshot={snapshot} own={own} />
        )}
        <a className="button dark" href={`/replay/${matchId}`} onClick={follow}>
          {locale.words.scores.replay}
        </a>
        <Dialog.Close className="button dark">{locale.words.scores.look}</Dialog.Close>
      </div>
      <div className="row">
        <ShareButton className="button dark" text={result} />
        {!daily && <DealLink matchId={matchId} />}
        <button type="button" className="button plain" onClick={() => navigate('/', NEW_TABLE)}>
          {locale.words.scores.again}
        </button>
        <a className="button plain" href="/" onClick={follow}>
          {locale.words.back}
        </a>
      </div>
    </footer>
  );
}
