import { type MomentsRequest, MOST_MOMENTS, SAID_PAGE } from '@atoll/protocol';
import type { HistoryQueries } from '../match/history-queries.ts';

/** So many steps of a history, or entries of a log that is run through, are worth a request. */
const STEPS_OF_A_REQUEST = 20;
/** And so many views. */
const MOMENTS_OF_A_REQUEST = 4;

/** What looks into memory, or stores something in its turn. */
const plain = (): number => 1;

/** What running through so many entries of a log is worth, in plain requests. */
export const worthOfEntries = (entries: number): number => Math.ceil(entries / STEPS_OF_A_REQUEST);

/**
 * What each request at a table is worth at most, in plain requests, known before it is begun.
 */
export const REQUEST_COSTS = {
  submit: plain,
  undo: plain,
  seats: plain,
  concede: plain,
  revert: plain,
  standin: plain,
  composing: plain,
  rematch: plain,
  say: plain,
  unsay: plain,
  report: plain,
  said: () => 1 + worthOfEntries(SAID_PAGE),
  start: plain,
  history: (past: HistoryQueries, { from }: { readonly from: number }) =>
    1 + worthOfEntries(past.stepsFrom(from) + past.entriesOfHistory(from)),
  moments: (past: HistoryQueries, request: MomentsRequest) =>
    1 + worthOfEntries(past.entriesOfMoments(request)) + MOST_MOMENTS / MOMENTS_OF_A_REQUEST,
} as const;
