import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { MatchFile } from '@atoll/engine';
import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';
import { loadReviewWords, type ReviewWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { LessonList } from './lesson-list.tsx';
import { MissList } from './miss-list.tsx';
import type { Reviewed } from './reviewed.ts';
import { ReviewChart } from './review-chart.tsx';
import { SumList } from './sum-list.tsx';
import { TurningPointList } from './turning-point-list.tsx';
import { turningPoints } from './turning-points.ts';
import { useReview, type ReviewState } from './use-review.ts';
import './review.css';

export interface ReviewPanelProps {
  readonly game: GameClient;
  readonly file: MatchFile;
  readonly session: ReplaySession;
  readonly names: readonly string[];
  /** The seat that is reviewed first. */
  readonly begin: number;
  /** Moves the replay to a position, seen by a seat. */
  readonly onShow: (position: number, seat: number) => void;
  /** Plays on from a position for a seat. */
  readonly onPlay: (position: number, seat: number) => void;
}

/** The coach's look back at a match for one seat, which can be changed. */
export function ReviewPanel(props: ReviewPanelProps): ReactNode {
  const words = useLaterWords(loadReviewWords);
  return words ? <Panel {...props} words={words} /> : null;
}

function Panel({
  game,
  file,
  session,
  names,
  begin,
  words,
  onShow,
  onPlay,
}: ReviewPanelProps & { readonly words: ReviewWords }): ReactNode {
  const [seat, setSeat] = useState(begin);
  const { review, state } = useReview(file, seat);
  const coach = useCoach(game);
  const { forecast, misses, hindsight } = review;
  const points = useMemo(() => (forecast ? turningPoints(forecast, seat) : []), [forecast, seat]);
  const reviewed: Reviewed = {
    ...{ words, coach, names },
    say: (position, { seat: of, action }) =>
      coach?.say({ action, seat: of, view: session.snapshotAt(position).view, gain: 0 }, names) ??
      '',
    onShow: (position) => onShow(position, seat),
    onPlay: (position) => onPlay(position, seat),
  };
  return (
    <div className="review">
      {names.length > 1 && (
        <label className="review-seat">
          <span>{words.seat}</span>
          <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {names.map((name, index) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Progress state={state} words={words} />
      {forecast && (
        <section aria-labelledby="review-chances">
          <h3 id="review-chances">{words.chart[forecast.unit]}</h3>
          <ReviewChart
            {...{ forecast, hindsight, seat, names, points, words }}
            rounds={session.timeline.rounds}
          />
          <p className="review-key">
            <span className="review-key-line" aria-hidden="true" /> {words.knownLine}
            {hindsight !== undefined && hindsight.length > 0 && (
              <>
                <span className="review-key-dot" aria-hidden="true" /> {words.hindsightLine}
              </>
            )}
          </p>
          <SumList forecast={forecast} seat={seat} words={words} />
          <TurningPointList {...reviewed} forecast={forecast} points={points} />
        </section>
      )}
      {misses && <MissList {...reviewed} misses={misses} seat={seat} />}
      {misses && <LessonList words={words} coach={coach} misses={misses} />}
    </div>
  );
}

/** How far the work is, for the eye at once and for a screen reader when it is complete. */
const Progress = ({
  state,
  words,
}: {
  readonly state: ReviewState;
  readonly words: ReviewWords;
}): ReactNode => (
  <>
    {state.is === 'working' && (
      <p className="review-progress">
        <progress value={state.share} max={1} aria-label={workingText(words, state)} />
        <span>{workingText(words, state)}</span>
      </p>
    )}
    <p role="status" className={state.is === 'failed' ? 'replay-warning' : 'hidden'}>
      {state.is === 'done' ? words.done : state.is === 'failed' ? words.failed : ''}
    </p>
  </>
);

function workingText(
  words: ReviewWords,
  { part, share }: Extract<ReviewState, { readonly is: 'working' }>,
): string {
  const hundredths = Math.round(share * 100);
  switch (part) {
    case 'forecast':
      return words.workingForecast(hundredths);
    case 'misses':
      return words.workingMisses(hundredths);
    case 'hindsight':
      return words.workingHindsight(hundredths);
  }
}

/** The game's words for decisions, loaded with the panel. */
function useCoach(game: GameClient): Coach | undefined {
  const [coach, setCoach] = useState<Coach>();
  useEffect(() => {
    let isWanted = true;
    void game.coach?.().then((found) => {
      if (isWanted) setCoach(() => found);
    });
    return () => {
      isWanted = false;
    };
  }, [game]);
  return coach;
}
