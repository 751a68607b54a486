import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SharedReviewWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { ReviewConnection } from '../../net/review/review-connection.ts';
import type { Replay } from '../replay/load-replay.ts';
import type { Playing } from '../replay/use-playing.ts';
import { LeadFollow } from './lead-follow.ts';
import { ReviewBar } from './review-bar.tsx';
import type { ReviewNotes } from './review-notes.ts';

interface JoinedReviewProps {
  readonly id: string;
  readonly token: string;
  readonly name: string;
  readonly replay: Replay;
  readonly playing: Playing;
  readonly words: SharedReviewWords;
  readonly onNotes: (notes: ReviewNotes | undefined) => void;
  readonly onLeave: () => void;
}

/** A review that the person has joined, or cannot join any more. */
export function JoinedReview(props: JoinedReviewProps): ReactNode {
  const { id, token, name, replay, playing, words, onNotes, onLeave } = props;
  const { session, matchId } = replay;
  const [connection] = useState(() => new ReviewConnection(id, { token, name }));
  const [ties] = useState(() => new LeadFollow({ session, connection }));
  const { status, review, notes } = useSyncExternalStore(connection.subscribe, connection.getState);
  const mode = useSyncExternalStore(ties.subscribe, ties.getMode);
  useEffect(() => {
    connection.open();
    const end = ties.start();
    return () => {
      end();
      connection.leave();
    };
  }, [connection, ties]);
  const you = review?.you;
  const shared = useMemo(
    (): ReviewNotes => ({
      others: notes.filter(({ by }) => by !== you),
      share: (note) => void connection.note(note),
    }),
    [notes, you, connection],
  );
  useEffect(() => {
    onNotes(shared);
    return () => onNotes(undefined);
  }, [shared, onNotes]);
  const isOtherMatch = review !== undefined && review.match !== matchId;
  const isOver = status === 'gone' || status === 'full' || status === 'replaced';
  if (isOver || isOtherMatch)
    return (
      <section className="shared-review ask" aria-label={words.title}>
        <p role="alert">{isOver ? words[status] : words.gone}</p>
        <button type="button" className="button second small" onClick={onLeave}>
          {words.close}
        </button>
      </section>
    );
  if (!review)
    return (
      <p className="shared-review" role="status">
        {words.connecting}
      </p>
    );
  return (
    <ReviewBar
      {...{ review, mode, words, session, connection, onLeave }}
      link={status === 'live' ? 'live' : 'lost'}
      id={id}
      onFollow={() => {
        if (playing.on) playing.toggle();
        ties.follow();
      }}
    />
  );
}
