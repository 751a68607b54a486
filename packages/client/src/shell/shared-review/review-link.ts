import { MATCH_ID, SEAT_TOKEN } from '@atoll/protocol';
import { randomText } from '../../net/random-text.ts';

/** In the fragment, so that no server on the way and no log gets to know the id of a review. */
const FIELD = '#review=';

/** The review in a fragment of an address. */
export function reviewIn(fragment: string): string | undefined {
  const id = fragment.startsWith(FIELD) ? fragment.slice(FIELD.length) : '';
  return MATCH_ID.test(id) ? id : undefined;
}

/** The link that others open to join. */
export const reviewAddress = (matchId: string, review: string): string =>
  `${location.origin}/replay/${matchId}${FIELD}${review}`;

/** Writes a review into the address of the page, so that a reload returns to it. */
export const writeReview = (review: string | undefined): void =>
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${location.search}${review === undefined ? '' : `${FIELD}${review}`}`,
  );

const key = (review: string): string => `atoll.review.${review}`;

/** The token with which this tab has joined a review. */
export function keptToken(review: string): string | undefined {
  const token = sessionStorage.getItem(key(review)) ?? '';
  return SEAT_TOKEN.test(token) ? token : undefined;
}

/** Makes and keeps a token for a review. */
export function newToken(review: string): string {
  const token = randomText(24);
  try {
    sessionStorage.setItem(key(review), token);
  } catch {
    // without storage a reload joins as another person
  }
  return token;
}

export const dropToken = (review: string): void => sessionStorage.removeItem(key(review));
