import { useSyncExternalStore, type ReactNode } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { LessonBar } from './lesson-bar.tsx';
import { chapterText } from './chapter-text.ts';
import { PlayAgainst } from './play-against.tsx';
import type { TutorialRun } from './tutorial-run.ts';
import type { Course } from './use-course.ts';

interface LessonEndProps {
  readonly course: Course;
  readonly run: TutorialRun;
  readonly chapter: number;
  readonly onChapter: (chapter: number) => void;
  /** Shows the score sheet again, after the last chapter. */
  readonly onScores: () => void;
  readonly place: string;
}

/** The lesson of a finished chapter, and the next one; after the last one a match is offered. */
export function LessonEnd(props: LessonEndProps): ReactNode {
  const { course, run, chapter, onChapter, onScores, place } = props;
  const { tutorial, words } = course;
  const locale = useLocale();
  const state = useSyncExternalStore(run.subscribe, run.getState);
  const { isLost, text } = chapterText(tutorial, { chapter, state });
  const isLast = chapter === tutorial.chapters.length - 1;
  const again = (
    <button
      type="button"
      className={`button small ${isLost ? 'main' : 'second'}`}
      onClick={() => onChapter(chapter)}
    >
      {words.again}
    </button>
  );
  return (
    <LessonBar label={words.bar} place={place} text={text}>
      {isLast && (
        <button type="button" className="button small second" onClick={onScores}>
          {locale.words.status.scores}
        </button>
      )}
      {(isLost || isLast) && again}
      {isLast ? (
        <PlayAgainst course={course} />
      ) : (
        <button
          type="button"
          className={`button small ${isLost ? 'second' : 'main'}`}
          onClick={() => onChapter(chapter + 1)}
        >
          {words.next}
        </button>
      )}
    </LessonBar>
  );
}
