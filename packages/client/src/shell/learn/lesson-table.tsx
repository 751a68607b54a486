import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { ReplayShell } from '../replay/replay-shell.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useSounds } from '../table/use-sounds.ts';
import { LessonBar } from './lesson-bar.tsx';
import { LessonEnd } from './lesson-end.tsx';
import type { TutorialRun } from './tutorial-run.ts';
import type { Course } from './use-course.ts';
import { useDrawn } from './use-drawn.ts';
import './learn.css';

const LessonScores = lazyWithRetry(async () => (await import('./lesson-scores.tsx')).LessonScores);

interface LessonTableProps {
  readonly game: GameClient;
  readonly course: Course;
  readonly run: TutorialRun;
  readonly chapter: number;
  readonly onChapter: (chapter: number) => void;
}

/** The game's own table, with the current step above it. */
export function LessonTable(props: LessonTableProps): ReactNode {
  const { game, course, run, chapter, onChapter } = props;
  const state = useSyncExternalStore(run.subscribe, run.getState);
  const settings = useSettings();
  const locale = useLocale();
  const [hint, setHint] = useState<string>();
  /** The match whose score sheet was dismissed. */
  const [looked, lookAt] = useState<TutorialRun>();
  const { snapshot, seat } = state;
  const list = snapshot?.seats.map(({ name }) => name).join('\n') ?? '';
  const names = useMemo(() => list.split('\n'), [list]);
  const drawn = useDrawn();
  const gameStatus = game.status({ table: state, names });
  const over = snapshot?.phase === 'over';
  useSounds(run, { game, settings, own: seat, mine: gameStatus.seats.includes(seat), over });
  useBringIntoView(state.advised);
  if (snapshot === undefined) return null;
  return (
    <ReplayShell
      {...{ game, snapshot, settings, names }}
      session={run}
      title={course.words.title(course.entry.name)}
      sentence={hint ?? gameStatus.sentence}
      onHint={setHint}
      above={
        drawn ? (
          <Lesson {...props} advised={state.advised} onScores={() => lookAt(undefined)} />
        ) : (
          <LessonBar label={course.words.bar} place="" text={locale.words.status.loading} />
        )
      }
    >
      {over && chapter === course.tutorial.chapters.length - 1 && (
        <LessonScores
          {...{ game, course, snapshot, state, chapter, open: looked !== run }}
          onClose={() => lookAt(run)}
          onAgain={() => onChapter(chapter)}
        />
      )}
    </ReplayShell>
  );
}

/** Scrolls to the marked button, or back to the table, when both do not fit on the screen. */
const useBringIntoView = (advised: unknown): void =>
  useEffect(() => {
    const button = document.querySelector('.tb-hint-badge')?.closest('button');
    (button ?? document.querySelector('.tb-place'))?.scrollIntoView({ block: 'nearest' });
  }, [advised]);

/** The current step, or the end of the chapter. */
function Lesson(
  props: LessonTableProps & {
    /** The action that the step points at; undefined when it points at none. */
    readonly advised: unknown;
    readonly onScores: () => void;
  },
): ReactNode {
  const { course, run, chapter: number } = props;
  const { tutorial, words } = course;
  const { steps = [], title = '' } = tutorial.chapters[number] ?? {};
  const bar = useRef<HTMLElement>(null);
  const position = run.position();
  const step = steps[position];
  const place = { ...{ chapter: number + 1, chapters: tutorial.chapters.length }, ...run.count() };
  if (step === undefined) return <LessonEnd {...props} place={words.ended(title, place)} />;
  const read = step.until === undefined;
  const advised = read ? undefined : props.advised;
  const isLast = position === steps.length - 1;
  const goOn = (): void => {
    // the pressed button may be gone with the next step
    if (position >= steps.length - 2) bar.current?.focus();
    if (advised === undefined) run.goOn();
    else void run.submit(advised);
  };
  return (
    <LessonBar
      bar={bar}
      label={words.bar}
      place={words.place(title, place)}
      text={step.says}
      rule={step.rule}
    >
      {(read || !isLast || advised !== undefined) && (
        <button type="button" className={`button small ${read ? 'main' : 'second'}`} onClick={goOn}>
          {read ? words.goOn : advised === undefined ? words.skip : words.deed}
        </button>
      )}
    </LessonBar>
  );
}
