import { createMatch, play, type Match, type Reason } from '@atoll/engine';
import {
  steereAtoll,
  type SteereAtollEvent,
  type SteereAtollState,
  type SteereAtollView,
} from '../src/index.ts';

/** A match under way. */
export interface Played {
  readonly match: Match<SteereAtollState>;
  readonly view: SteereAtollView;
  readonly events: readonly SteereAtollEvent[];
}

/**
 * Plays words such as 'e5 swap d4', each by the seat that is on turn. Throws when one is refused.
 */
export function played(words: string, options: unknown = { size: 7 }): Played {
  let match = createMatch(steereAtoll, {
    seed: 'test',
    seats: 2,
    options: steereAtoll.parseOptions(options),
  });
  let events: readonly SteereAtollEvent[] = [];
  for (const word of words.split(' ').filter((one) => one !== '')) {
    const seat = steereAtoll.activeSeats(match.state)[0] ?? -1;
    const action = word === 'swap' ? { type: 'swap' } : { type: 'place', cell: word };
    const done = play(steereAtoll, match, { seat, action, at: 0 });
    if (!done.ok) throw new Error(`${word}: ${done.reasons.map(({ code }) => code).join(', ')}`);
    match = done.match;
    events = done.events;
  }
  return { match, view: steereAtoll.publicView(match.state), events };
}

/** Two rows of moves, dealt out one by one, the first row's first. */
export function alternating(first: string, second: string): string {
  const answers = second.split(' ');
  return first
    .split(' ')
    .flatMap((word, index) => [word, answers[index] ?? ''])
    .join(' ');
}

/** The reasons why a decision is refused. */
export function refusal({ match }: Played, seat: number, action: unknown): readonly Reason[] {
  const done = play(steereAtoll, match, { seat, action, at: 0 });
  return done.ok ? [] : done.reasons;
}
