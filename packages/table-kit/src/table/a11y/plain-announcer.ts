import type { HistoryStep } from '@atoll/protocol';
import type { Announcer } from './use-live.ts';

/** The announcements of a game whose steps each have a few sentences. */
export const plainAnnouncer = <E>({
  say,
  unchanged,
  nothing,
  yourTurn = (sentence) => sentence,
}: {
  readonly say: (step: HistoryStep<E>) => readonly string[];
  /** That nothing has happened since the own seat has acted, and since the match began. */
  readonly unchanged: string;
  readonly nothing: string;
  readonly yourTurn?: Announcer['yourTurn'];
}): Announcer<E> => ({
  turn: (steps) => steps.flatMap(say).join(' '),
  ownStep: () => '',
  since: (turns) => (turns.length === 0 ? unchanged : turns.join(' ')),
  yourTurn,
  nothing,
});
