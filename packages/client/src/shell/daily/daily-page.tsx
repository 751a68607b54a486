import { useEffect, type ReactNode } from 'react';
import { loadDailyWords, type DailyWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { optionsInWords } from '../options.ts';
import { follow } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { ScenePage } from '../scene/scene-page.tsx';
import './daily.css';
import { DailyDaysList } from './daily-days-list.tsx';
import { DailyEntry } from './daily-entry.tsx';
import { DailyResults } from './daily-results.tsx';
import { dayText } from './day-text.ts';
import { useDaily, type Daily } from './use-daily.ts';

interface DailyPageProps {
  readonly game: string;
  /** YYYY-MM-DD, or '' for the current day. */
  readonly day: string;
}

/** The daily match of a game: today's task, the own points, and the results after them. */
export function DailyPage({ game: id, day }: DailyPageProps): ReactNode {
  const locale = useLocale();
  const words = useLaterWords(loadDailyWords);
  const [daily, again] = useDaily(id, day);
  const game = gameEntry(locale, id);
  const title = words?.title;
  useEffect(() => {
    if (title !== undefined) document.title = locale.words.title(title);
  }, [locale, title]);
  if (!words) return <LoadingPage />;
  return (
    <ScenePage
      tagline={game?.tagline ?? ''}
      panel={<Panel {...{ words, daily, again }} />}
      sheet={
        <>
          <h2>{words.title}</h2>
          {daily.kind === 'loaded' ? (
            <Loaded {...{ words, daily }} />
          ) : (
            daily.kind === 'loading' && <p role="status">{locale.words.loading}</p>
          )}
        </>
      }
      foot={
        <a className="button chip" href="/" onClick={follow}>
          {locale.words.back}
        </a>
      }
    />
  );
}

/** The beginning of a match; or why there is none. */
function Panel({
  words,
  daily,
  again,
}: {
  readonly words: DailyWords;
  readonly daily: Daily;
  readonly again: () => void;
}): ReactNode {
  const { words: common } = useLocale();
  if (daily.kind === 'loading') return <p className="lead">{common.loading}</p>;
  if (daily.kind === 'loaded')
    return <DailyEntry key={daily.table.day} words={words} table={daily.table} />;
  if (daily.why === 'unknown') return <p className="lead">{words.unknown}</p>;
  return (
    <>
      <p className="lead" role="alert">
        {words.failed}
      </p>
      <button type="button" className="button second" onClick={again}>
        {words.again}
      </button>
    </>
  );
}

function Loaded({
  words,
  daily: { days, table },
}: {
  readonly words: DailyWords;
  readonly daily: Extract<Daily, { readonly kind: 'loaded' }>;
}): ReactNode {
  const locale = useLocale();
  const game = gameEntry(locale, table.game);
  const facts = game ? optionsInWords(locale, game, { options: table.options, seats: 1 }) : [];
  return (
    <>
      <section className="daily-task">
        <p>
          <b>{dayText(locale.id, table.day)}</b> ·{' '}
          {[game?.name ?? table.game, ...facts, words.rules(table.rules)].join(' · ')}
        </p>
        <p>
          {table.day === days.days[0]?.day && `${words.about} `}
          {words.utc}
        </p>
      </section>
      <DailyResults key={table.day} words={words} table={table} />
      <DailyDaysList words={words} days={days} shown={table.day} />
    </>
  );
}
