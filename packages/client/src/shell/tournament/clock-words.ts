import type { ClockChoice } from '@atoll/protocol';
import type { TournamentWords } from '@atoll/table-kit/words/load-page-words.ts';

/** The time of each match. */
export function clockWords(words: TournamentWords, clock: ClockChoice): string {
  if (clock.kind === 'none') return '';
  return clock.kind === 'days'
    ? words.perTurn(clock.days)
    : words.bank(clock.minutes, clock.seconds);
}
