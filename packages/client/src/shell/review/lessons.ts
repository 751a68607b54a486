import type { Miss } from '@atoll/bots/judge';

/** Misses of one kind. */
export interface Lesson {
  /** The kind of the decisions, and of the better ones, in words. */
  readonly done: string;
  readonly better: string;
  readonly times: number;
  /** The sum of the gains, in the unit of the game's bots. */
  readonly gain: number;
}

const MOST = 3;
/** What happened once is no habit. */
const LEAST_TIMES = 2;

/** The kinds of misses that cost most together, at most three; each happened twice or more. */
export function lessonsOf(
  misses: readonly Miss[],
  kind: (action: unknown) => string,
): readonly Lesson[] {
  const lessons = new Map<string, Lesson>();
  for (const { action, better, gain } of misses) {
    const [done, other] = [kind(action), kind(better)];
    if (done === '' || other === '') continue;
    const key = JSON.stringify([done, other]);
    const { times, gain: sum } = lessons.get(key) ?? { times: 0, gain: 0 };
    lessons.set(key, { done, better: other, times: times + 1, gain: sum + gain });
  }
  return [...lessons.values()]
    .filter(({ times }) => times >= LEAST_TIMES)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST);
}
