import type { Miss } from '@atoll/bots/judge';
import type { ReactNode } from 'react';
import type { Coach } from '@atoll/table-kit/table/coach/coach.ts';
import type { ReviewWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { lessonsOf } from './lessons.ts';

/** What to take along from a match: kinds of decisions that cost most, three at most. */
export function LessonList({
  misses,
  coach,
  words,
}: {
  readonly misses: readonly Miss[];
  readonly coach: Coach | undefined;
  readonly words: ReviewWords;
}): ReactNode {
  const { kind, unit } = coach ?? {};
  if (kind === undefined || unit === undefined) return null;
  const lessons = lessonsOf(misses, kind);
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="review-lessons">
      <h3 id="review-lessons">{words.lessonsTitle}</h3>
      <ul className="review-lessons">
        {lessons.map(({ done, better, times, gain: sum }) => {
          const gain = words.gain[unit](sum);
          return (
            <li key={`${done} ${better}`}>
              {done === better
                ? words.otherLesson(times, { done, gain })
                : words.lesson(times, { done, better, gain })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
