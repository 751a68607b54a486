import type { MatchForecast } from '@atoll/bots/judge';
import type { ReactNode } from 'react';
import { SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { changeText } from './figures.ts';
import { GoButtons } from './go-buttons.tsx';
import type { Reviewed } from './reviewed.ts';
import type { TurningPoint } from './turning-points.ts';

interface TurningPointListProps extends Reviewed {
  readonly forecast: MatchForecast;
  readonly points: readonly TurningPoint[];
}

/** The turning points of a match in their order, with the numbers of the chart. */
export function TurningPointList({
  forecast: { unit, decisions },
  points,
  words,
  names,
  say,
  onShow,
  onPlay,
}: TurningPointListProps): ReactNode {
  const { format } = useLocale();
  return (
    <>
      <h3>{words.turningTitle}</h3>
      {points.length === 0 && <p>{words.turningNone}</p>}
      <ol className="review-points">
        {points.map(({ position, decider, cause, change }, index) => {
          const decision = decisions[position + 1];
          const origin =
            cause === 'other' ? words.cause.other(names[decider] ?? '') : words.cause[cause];
          return (
            <li key={index}>
              <span className="review-mark" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <p>
                  <b>{changeText(format, unit, change)}</b> {origin}
                </p>
                {decision && (
                  <p className="review-deed">
                    <SeatMark seat={decider} size={16} /> {say(position, decision)}
                  </p>
                )}
              </div>
              <GoButtons {...{ position, words, onShow, onPlay }} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
