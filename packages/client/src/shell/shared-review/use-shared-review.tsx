import { useCallback, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { Replay } from '../replay/load-replay.ts';
import type { HiddenEnd } from '../replay/use-hidden-end.ts';
import type { Playing } from '../replay/use-playing.ts';
import { reviewIn } from './review-link.ts';
import type { ReviewNotes } from './review-notes.ts';
import type { WantedReview } from './wanted-review.ts';

/** Few replays are watched by several people. */
const ReviewPlace = lazyWithRetry(async () => (await import('./review-place.tsx')).ReviewPlace);

function reviewHere(): WantedReview {
  const id = reviewIn(location.hash);
  return id === undefined ? { kind: 'none' } : { kind: 'known', id };
}

/** The parts of a replay for a review by several people: a bar, its button, and its notes. */
export function useSharedReview(
  replay: Replay,
  {
    label,
    end,
    playing,
  }: Pick<HiddenEnd, 'end'> & { readonly label: string; readonly playing: Playing },
): {
  readonly place: ReactNode;
  readonly button: ReactNode;
  readonly notes: ReviewNotes | undefined;
} {
  const isShared = replay.source === 'server';
  const [wanted, setWanted] = useState<WantedReview>(() =>
    isShared ? reviewHere() : { kind: 'none' },
  );
  const [notes, setNotes] = useState<ReviewNotes>();
  const onWant = useCallback((next: WantedReview) => setWanted(next), []);
  const isOpen = wanted.kind !== 'none';
  return {
    place: isOpen && (
      <ReviewPlace {...{ replay, end, playing, wanted, onWant }} onNotes={setNotes} />
    ),
    button: isShared && !isOpen && (
      <button
        type="button"
        className="button second small"
        onClick={() => setWanted({ kind: 'new' })}
      >
        {label}
      </button>
    ),
    notes,
  };
}
