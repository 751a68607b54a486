import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { lastName } from '../person.ts';
import { keepLesson, keptLesson } from './kept-lessons.ts';
import { LessonTable } from './lesson-table.tsx';
import { createTutorialRun, type TutorialRun } from './tutorial-run.ts';
import type { Course } from './use-course.ts';

interface ChapterPlaceProps {
  readonly game: GameClient;
  readonly course: Course;
}

/** The current chapter; a new object for every start of one. */
interface Place {
  readonly chapter: number;
}

/** Resumes the tutorial, chapter by chapter; after the last one it starts again. */
export function ChapterPlace({ game, course }: ChapterPlaceProps): ReactNode {
  const { entry, tutorial } = course;
  const [place, move] = useState((): Place => {
    const kept = keptLesson(entry.id)?.chapter;
    return {
      chapter: Math.max(
        0,
        tutorial.chapters.findIndex(({ id }) => id === kept),
      ),
    };
  });
  const run = useRun(course, place);
  if (run === undefined) return null;
  const onChapter = (chapter: number): void => {
    const { id = '' } = tutorial.chapters[chapter] ?? {};
    keepLesson(entry.id, { chapter: id, decisions: [], marks: [] });
    move({ chapter });
  };
  return <LessonTable {...{ game, course, run, onChapter }} chapter={place.chapter} />;
}

/** The match of a chapter while it is shown; its progress is stored. */
function useRun(course: Course, place: Place): TutorialRun | undefined {
  const { pace } = useSettings();
  const [held, hold] = useState<{ readonly place: Place; readonly run: TutorialRun }>();
  const begin = useEffectEvent(() => beginChapter(course, place, { pace }));
  useEffect(() => {
    const begun = begin();
    if (begun === undefined) return undefined;
    const { run, keep } = begun;
    const stop = run.subscribe(keep);
    keep();
    hold({ place, run });
    return () => {
      stop();
      run.stop();
    };
  }, [course, place]);
  return held?.place === place ? held.run : undefined;
}

function beginChapter(
  { entry, tutorial: { chapters }, rules, words, rivals }: Course,
  place: Place,
  { pace }: Pick<Settings, 'pace'>,
): { readonly run: TutorialRun; readonly keep: () => void } | undefined {
  const chapter = chapters[place.chapter];
  if (chapter === undefined) return undefined;
  const kept = keptLesson(entry.id);
  const run = createTutorialRun({
    ...{ game: rules, chapter, pace },
    names: { own: lastName() || words.newcomer, rivals },
    kept: kept?.chapter === chapter.id ? kept : undefined,
  });
  const keep = (): void => {
    const isLearned = chapter === chapters.at(-1) && run.position() === chapter.steps.length;
    keepLesson(
      entry.id,
      isLearned
        ? { chapter: '', decisions: [], marks: [] }
        : { chapter: chapter.id, ...run.progress() },
    );
  };
  return { run, keep };
}
