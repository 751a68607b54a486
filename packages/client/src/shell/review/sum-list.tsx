import type { MatchForecast } from '@atoll/bots/judge';
import type { ReactNode } from 'react';
import type { ReviewWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { changeText } from './figures.ts';
import { changesByCause } from './turning-points.ts';

const CAUSES = ['own', 'other', 'draw'] as const;

/** What own decisions, those of others, and draws changed for a seat over the whole match. */
export function SumList({
  forecast,
  seat,
  words,
}: {
  readonly forecast: MatchForecast;
  readonly seat: number;
  readonly words: ReviewWords;
}): ReactNode {
  const { format } = useLocale();
  const sums = changesByCause(forecast, seat);
  const isAlone = forecast.known[0]?.length === 1;
  return (
    <>
      <h3>{words.sumsTitle}</h3>
      <dl className="review-sums">
        {CAUSES.filter((cause) => cause !== 'other' || !isAlone).map((cause) => (
          <div key={cause}>
            <dt>{words.sums[cause]}</dt>
            <dd>{changeText(format, forecast.unit, sums[cause])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
