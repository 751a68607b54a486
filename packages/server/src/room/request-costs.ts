import { type MomentsRequest, MOST_MOMENTS, MOST_PREPARED, SAID_PAGE } from '@atoll/protocol';
import type { HistoryQueries } from '../match/past/history-queries.ts';

/** So many steps of a history, or run-through log entries, cost one request. */
const STEPS_OF_A_REQUEST = 20;
/** So many views cost one request. */
const MOMENTS_OF_A_REQUEST = 4;

/** The cost of a read from memory, or of one stored change. */
const plain = (): number => 1;

/** The cost of running through so many log entries, in plain requests. */
export const worthOfEntries = (entries: number): number => Math.ceil(entries / STEPS_OF_A_REQUEST);

/** The most each request at a table may cost, in plain requests, known before it begins. */
export const REQUEST_COSTS = {
  submit: plain,
  undo: plain,
  seats: plain,
  concede: plain,
  revert: plain,
  standin: plain,
  seatoffer: plain,
  pause: plain,
  prepared: () => 1 + worthOfEntries(MOST_PREPARED),
  composing: plain,
  rematch: plain,
  say: plain,
  unsay: plain,
  report: plain,
  said: () => 1 + worthOfEntries(SAID_PAGE),
  start: plain,
  history: (
    history: Pick<HistoryQueries, 'stepsFrom' | 'entriesOfHistory'>,
    { from }: { readonly from: number },
  ) => 1 + worthOfEntries(history.stepsFrom(from) + history.entriesOfHistory(from)),
  moments: (history: Pick<HistoryQueries, 'entriesOfMoments'>, request: MomentsRequest) =>
    1 + worthOfEntries(history.entriesOfMoments(request)) + MOST_MOMENTS / MOMENTS_OF_A_REQUEST,
} as const;
