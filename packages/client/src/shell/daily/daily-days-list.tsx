import type { ReactNode } from 'react';
import type { DailyDay, DailyDays } from '@atoll/protocol';
import type { DailyWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { dailyPath, follow } from '../route.ts';
import { currentRun } from './current-run.ts';
import { dayText } from './day-text.ts';

/** How many days the dots show. */
const DOTS = 28;
/** How many days before today are listed. */
const LISTED = 14;

interface DailyDaysListProps {
  readonly words: DailyWords;
  readonly days: DailyDays;
  /** The day that the page shows. */
  readonly shown: string;
}

/** The days that the person has played, and the way to earlier ones. */
export function DailyDaysList({
  words,
  days: { game, days },
  shown,
}: DailyDaysListProps): ReactNode {
  const { id, words: common } = useLocale();
  const dots = days.slice(0, DOTS);
  const played = dots.filter(({ own }) => own).length;
  const run = currentRun(days.map(({ own }) => own !== undefined));
  return (
    <section aria-labelledby="daily-days">
      <h2 id="daily-days">{words.days}</h2>
      {played > 0 && (
        <>
          <p className="daily-dots" aria-hidden="true">
            {dots.toReversed().map(({ day, own }) => (
              <span key={day} className={own && 'played'} />
            ))}
          </p>
          <p>
            {words.played(played)}. {run > 1 && words.run(run)}
          </p>
        </>
      )}
      <ul className="daily-days">
        {days.slice(0, LISTED + 1).map((day) => (
          <li key={day.day}>
            {day.day === shown ? (
              <b aria-current="page">{dayText(id, day.day)}</b>
            ) : (
              <a className="link" href={dailyPath(game, day.day)} onClick={follow}>
                {dayText(id, day.day)}
              </a>
            )}
            {day.own && (
              <small>
                {day.own.points === undefined
                  ? withoutPoints(words, day.own)
                  : common.mine.points(day.own.points)}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const withoutPoints = (words: DailyWords, { state }: NonNullable<DailyDay['own']>): string =>
  state === 'playing' ? words.playing : words.ended;
