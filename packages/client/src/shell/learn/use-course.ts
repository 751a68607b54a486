import type { AnyGame } from '@atoll/engine';
import { useEffect, useState } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import type { Tutorial } from '@atoll/table-kit/table/tutorial.ts';
import { loadLearnWords, type LearnWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { botsOf } from '../bots/bots.ts';

/** Everything that a tutorial needs besides the table of its game. */
export interface Course {
  readonly entry: GameEntry;
  readonly tutorial: Tutorial;
  readonly rules: AnyGame;
  readonly words: LearnWords;
  /** The id of the weakest bot of the game, the opponent offered afterwards. */
  readonly bot: string;
  /** The names of the opponents: those of bots in a match, by their seats after the first. */
  readonly rivals: readonly string[];
}

/** A tutorial once it has loaded, or 'failed'. */
export function useCourse(entry: GameEntry | undefined): Course | 'failed' | undefined {
  const locale = useLocale();
  const [course, setCourse] = useState<Course | 'failed'>();
  useEffect(() => {
    if (entry === undefined) return undefined;
    let gone = false;
    loadCourse(locale, entry).then(
      (loaded) => {
        if (!gone) setCourse(loaded);
      },
      (error: unknown) => {
        console.error(error);
        setCourse('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [locale, entry]);
  return course;
}

async function loadCourse(locale: Locale, entry: GameEntry): Promise<Course> {
  const { catalog } = await import('@atoll/catalog');
  const [tutorial, playable, words, bots] = await Promise.all([
    entry.tutorial?.(locale),
    catalog[entry.id]?.load(),
    loadLearnWords(locale.id),
    botsOf(locale, entry.id),
  ]);
  const [bot] = bots;
  if (tutorial === undefined || playable === undefined || bot === undefined)
    throw new Error(`"${entry.id}" has no tutorial`);
  const rivals = locale.words.botNames.slice(1);
  return { entry, tutorial, rules: playable.game, words, bot: bot.id, rivals };
}
