import { useEffect, useState } from 'react';
import type { MatchFile } from '@atoll/engine';
import { keptReviews } from './kept-reviews.ts';
import {
  REVIEW_PARTS,
  type Review,
  type ReviewMessage,
  type ReviewPart,
  type ReviewRequest,
} from './review-messages.ts';

/** The state of a review: 'working' names the part under way and its share, 0 to 1. */
export type ReviewState =
  | { readonly is: 'working'; readonly part: ReviewPart; readonly share: number }
  | { readonly is: 'done' }
  | { readonly is: 'failed' };

const BEGIN: ReviewState = { is: 'working', part: REVIEW_PARTS[0], share: 0 };

/**
 * The review of a match for one seat: the stored one if it is of the current judge, else computed
 * anew in a thread that ends with the component. Parts appear as they are computed.
 */
export function useReview(
  file: MatchFile,
  seat: number,
): { readonly review: Review; readonly state: ReviewState } {
  const [found, setFound] = useState<Review>({});
  const [state, setState] = useState<ReviewState>(BEGIN);
  useEffect(() => {
    setFound({});
    setState(BEGIN);
    return startReview(
      { file, seat },
      { found: (part) => setFound((review) => ({ ...review, ...part })), state: setState },
    );
  }, [file, seat]);
  return { review: found, state };
}

interface Listeners {
  readonly found: (review: Review) => void;
  readonly state: (state: ReviewState) => void;
}

/** Returns a function that ends the thread. */
function startReview(
  { file, seat }: Omit<ReviewRequest, 'stored'>,
  listeners: Listeners,
): () => void {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  let review: Review = {};
  let kept: Review | undefined;
  const fail = (error: string): void => {
    console.warn(error);
    listeners.state({ is: 'failed' });
  };
  const take = (found: Review): void => {
    review = { ...review, ...found };
    listeners.found(found);
  };
  worker.addEventListener('error', ({ message }) => fail(message));
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewMessage>) => {
    switch (data.at) {
      case 'working':
        return listeners.state({ is: 'working', part: data.part, share: data.share });
      case 'found':
        return take(data.review);
      case 'failed':
        return fail(data.error);
      case 'current':
        take(kept ?? {});
        return listeners.state({ is: 'done' });
      case 'done':
        void keptReviews.keep(file, seat, review);
        return listeners.state({ is: 'done' });
    }
  });
  void keptReviews.find(file, seat).then((stored) => {
    kept = stored;
    const request: ReviewRequest = { file, seat, stored: stored?.forecast?.judge ?? '' };
    worker.postMessage(request);
  });
  return () => worker.terminate();
}
