import { useEffect, type ReactNode } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { RulesHost } from '../rules/rules-host.tsx';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { useGame } from '../table/use-game.ts';
import { ChapterPlace } from './chapter-place.tsx';
import { useCourse } from './use-course.ts';

/** The tutorial match of a game. */
export function LearnPage({ game: id }: { readonly game: string }): ReactNode {
  const locale = useLocale();
  const { connection } = locale.words;
  const entry = gameEntry(locale, id);
  const game = useGame(id);
  const course = useCourse(entry?.tutorial && entry);
  const title = typeof course === 'object' && course.words.title(course.entry.name);
  useEffect(() => {
    if (title !== false) document.title = locale.words.title(title);
  }, [locale.words, title]);
  if (entry?.tutorial === undefined)
    return <NoticePage title={connection.missing} text={connection.missingText} />;
  if (game === 'failed' || course === 'failed')
    return <NoticePage title={connection.failed} text={connection.failedText} />;
  if (game === undefined || course === undefined) return <LoadingPage />;
  return (
    <RulesHost game={id} ofReason={game.ruleOf}>
      <ChapterPlace game={game} course={course} />
    </RulesHost>
  );
}
