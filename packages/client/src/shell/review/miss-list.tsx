import type { Effect, Miss } from '@atoll/bots/judge';
import type { ReactNode } from 'react';
import { GoButtons } from './go-buttons.tsx';
import type { Reviewed } from './reviewed.ts';

interface MissListProps extends Reviewed {
  readonly misses: readonly Miss[];
  readonly seat: number;
}

const MOST = 6;

/** The decisions that cost the seat most, with the better ones and their effects. */
export function MissList({
  misses,
  seat,
  words,
  say,
  coach,
  onShow,
  onPlay,
}: MissListProps): ReactNode {
  const least = coach?.least ?? 0;
  const shown = misses
    .filter(({ gain }) => gain >= least)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST)
    .toSorted((a, b) => a.position - b.position);
  const gain = words.gain[coach?.unit ?? 'points'];
  return (
    <section aria-labelledby="review-misses">
      <h3 id="review-misses">{words.missesTitle}</h3>
      {shown.length === 0 && <p>{words.missesNone}</p>}
      <ol className="review-points">
        {shown.map((miss) => (
          <li key={miss.position}>
            <div>
              <p>
                <b>{say(miss.position, { seat, action: miss.better })}</b> ({gain(miss.gain)})
              </p>
              <p className="review-deed">
                {words.instead(say(miss.position, { seat, action: miss.action }))}
              </p>
              {miss.effects && (
                <p className="review-deed">
                  {words.effects(inWords(miss.effects.better), inWords(miss.effects.action))}
                </p>
              )}
            </div>
            <GoButtons position={miss.position} {...{ words, onShow, onPlay }} />
          </li>
        ))}
      </ol>
    </section>
  );

  function inWords({ now, later, others }: Effect): string {
    return words.effect(Math.round(now), Math.round(later), Math.round(others));
  }
}
