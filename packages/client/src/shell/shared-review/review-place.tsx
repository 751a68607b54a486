import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  loadSharedReviewWords,
  type SharedReviewWords,
} from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { openReview } from '../../net/review/open-review.ts';
import { errorWords } from '../error-words.ts';
import { keepName, lastName } from '../person.ts';
import type { Replay } from '../replay/load-replay.ts';
import type { HiddenEnd } from '../replay/use-hidden-end.ts';
import type { Playing } from '../replay/use-playing.ts';
import { JoinForm } from './join-form.tsx';
import { JoinedReview } from './joined-review.tsx';
import { dropToken, keptToken, newToken, writeReview } from './review-link.ts';
import type { ReviewNotes } from './review-notes.ts';
import type { WantedReview } from './wanted-review.ts';
import './shared-review.css';

export interface ReviewPlaceProps {
  readonly replay: Replay;
  readonly end: HiddenEnd['end'];
  readonly playing: Playing;
  readonly wanted: WantedReview;
  readonly onWant: (wanted: WantedReview) => void;
  readonly onNotes: (notes: ReviewNotes | undefined) => void;
}

/** The person who joins a review. */
interface Joining {
  readonly id: string;
  readonly token: string;
  readonly name: string;
}

/** A reload returns to the review without a question. */
function joiningAgain(wanted: WantedReview): Joining | undefined {
  const [token, name] = [wanted.kind === 'known' ? keptToken(wanted.id) : undefined, lastName()];
  if (wanted.kind !== 'known' || token === undefined || name === '') return undefined;
  return { id: wanted.id, token, name };
}

/** A shared review of the shown match: the question before it, and its bar. */
export function ReviewPlace(props: ReviewPlaceProps): ReactNode {
  const { replay, end, playing, wanted, onWant, onNotes } = props;
  const words = useLaterWords(loadSharedReviewWords);
  const [joining, setJoining] = useState(() => joiningAgain(wanted));
  const { problem, join } = useJoining(props, setJoining);
  const isAsked = useRef(false);
  useEffect(() => {
    // a result that is hidden from the person may be shown by others: that is asked for first
    const isPlain = lastName() !== '' && (wanted.kind === 'new' || end === 'shown');
    if (joining || isAsked.current || !isPlain) return;
    isAsked.current = true;
    join(lastName());
  });
  if (!words) return null;
  const leave = (): void => {
    if (joining) dropToken(joining.id);
    writeReview(undefined);
    onWant({ kind: 'none' });
  };
  if (joining)
    return (
      <JoinedReview
        key={joining.id}
        {...{ ...joining, replay, playing, words, onNotes }}
        onLeave={leave}
      />
    );
  return (
    <section className="shared-review ask" aria-label={words.title}>
      <p>{askWords(words, wanted, end)}</p>
      <JoinForm
        label={wanted.kind === 'new' ? words.open : words.join}
        putOff={words.notNow}
        problem={problem}
        onJoin={join}
        onPutOff={leave}
      />
    </section>
  );
}

function askWords(words: SharedReviewWords, wanted: WantedReview, end: HiddenEnd['end']): string {
  if (wanted.kind === 'new') return words.askNew;
  return end === 'hidden' ? `${words.askJoin} ${words.hidden}` : words.askJoin;
}

/** Opens a new review where one is wanted, and joins it. */
function useJoining(
  { replay, wanted, onWant }: ReviewPlaceProps,
  onJoining: (joining: Joining) => void,
): { readonly problem: string | undefined; readonly join: (name: string) => void } {
  const locale = useLocale();
  const [problem, setProblem] = useState<string>();
  const enter = (id: string, name: string): void => {
    writeReview(id);
    onWant({ kind: 'known', id });
    onJoining({ id, name, token: newToken(id) });
  };
  return {
    problem,
    join: (name) => {
      keepName(name);
      if (wanted.kind === 'known') return enter(wanted.id, name);
      setProblem(undefined);
      openReview(replay.matchId)
        .then((id) => enter(id, name))
        .catch((error: unknown) => setProblem(errorWords(locale, error)));
    },
  };
}
