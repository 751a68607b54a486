import { NoRoom, NotKept, shelf, type Shelf } from '../device/database.ts';
import type { MatchFile } from '@atoll/engine';
import type { Review } from './review-messages.ts';

export interface KeptReview extends Review {
  /** The match and the seat. */
  readonly id: string;
  /** When it was computed, in ms since 1970. */
  readonly at: number;
}

/** A match as its file names it; a file that was changed has another log or another end. */
type ReviewedMatch = Pick<MatchFile, 'match' | 'endHash' | 'log'>;

const idOf = ({ match, endHash = '', log }: ReviewedMatch, seat: number): string =>
  `${match} ${endHash} ${log.length} ${seat}`;

/** How many reviews a device stores; the oldest are deleted. */
export const MOST_REVIEWS = 40;

/** The reviews that this device has computed. */
export class KeptReviews {
  readonly #shelf: Shelf<KeptReview>;
  readonly #now: () => number;

  constructor(kept: Shelf<KeptReview>, now: () => number = Date.now) {
    this.#shelf = kept;
    this.#now = now;
  }

  find(match: ReviewedMatch, seat: number): Promise<Review | undefined> {
    return this.#shelf.find(idOf(match, seat));
  }

  /** Stores a review. A lack of room is ignored: it can be computed again. */
  async keep(match: ReviewedMatch, seat: number, review: Review): Promise<void> {
    try {
      await this.#shelf.put({ ...review, id: idOf(match, seat), at: this.#now() });
      const all = (await this.#shelf.list()).toSorted((a, b) => b.at - a.at);
      await Promise.all(all.slice(MOST_REVIEWS).map(({ id }) => this.#shelf.remove(id)));
    } catch (error) {
      if (!(error instanceof NoRoom || error instanceof NotKept)) throw error;
    }
  }
}

export const keptReviews = new KeptReviews(shelf<KeptReview>('reviews'));
