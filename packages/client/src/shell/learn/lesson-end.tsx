import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { nameWords } from '../../words/refusal-words.ts';
import { useLocale } from '../../words/use-locale.ts';
import { errorWords } from '../error-words.ts';
import { openAlone } from '../lobby/open-alone.ts';
import { NameField } from '../parts/name-field.tsx';
import { lastName } from '../person.ts';
import { LessonBar } from './lesson-bar.tsx';
import type { TutorialRun } from './tutorial-run.ts';
import type { Course } from './use-course.ts';

interface LessonEndProps {
  readonly course: Course;
  readonly run: TutorialRun;
  readonly chapter: number;
  readonly onChapter: (chapter: number) => void;
  readonly place: string;
}

/** What a chapter has taught, and the way on; behind the last one that is a match. */
export function LessonEnd({ course, run, chapter, onChapter, place }: LessonEndProps): ReactNode {
  const { tutorial, words } = course;
  const { snapshot, seat } = useSyncExternalStore(run.subscribe, run.getState);
  const own = snapshot?.scores.find((score) => score.seat === seat);
  const isLost = own !== undefined && own.rank > 1;
  const isLast = chapter === tutorial.chapters.length - 1;
  const text = isLost ? tutorial.lost : (tutorial.chapters[chapter]?.done ?? '');
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

/** Opens a whole match against the bot of the tutorial; who has no name yet is asked for one. */
function PlayAgainst({ course: { entry, bot, words } }: Pick<LessonEndProps, 'course'>): ReactNode {
  const locale = useLocale();
  const [name, setName] = useState(lastName);
  const [isKnown] = useState(() => nameWords(locale, name) === undefined);
  const [problem, setProblem] = useState<{
    readonly of: 'name' | 'table';
    readonly text: string;
  }>();
  const play = (): void => {
    const text = nameWords(locale, name);
    if (text !== undefined) return setProblem({ of: 'name', text });
    setProblem(undefined);
    const opponent = { kind: 'bot', seat: 0, bot: bot.id } as const;
    openAlone(entry, { locale, name: name.trim(), opponent }).catch((error: unknown) =>
      setProblem({ of: 'table', text: errorWords(locale, error) }),
    );
  };
  return (
    <form
      className="lesson-play"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      {!isKnown && (
        <NameField
          value={name}
          onChange={setName}
          problem={problem?.of === 'name' ? problem.text : undefined}
        />
      )}
      <button type="submit" className="button go small">
        {words.play(bot.name)}
      </button>
      {problem?.of === 'table' && (
        <p className="problem" role="alert">
          {problem.text}
        </p>
      )}
    </form>
  );
}
