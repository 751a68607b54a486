import { formatsFor } from '@atoll/engine';
import type { ReactNode } from 'react';
import type { OwnRating as Own, RatingChange } from '@atoll/protocol';
import type { LadderPageWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { dayText } from '../daily/day-text.ts';
import { follow } from '../route.ts';
import { RatingChart } from './rating-chart.tsx';

interface OwnRatingProps {
  readonly words: LadderPageWords;
  readonly own: Own | undefined;
}

/** The own rating, its way as a chart, and the same as a table. */
export function OwnRating({ words, own }: OwnRatingProps): ReactNode {
  return (
    <section aria-labelledby="own-rating">
      <h2 id="own-rating">{words.own}</h2>
      {own ? <Known {...{ words, own }} /> : <p>{words.none}</p>}
    </section>
  );
}

function Known({ words, own }: { readonly words: LadderPageWords; readonly own: Own }): ReactNode {
  const { changes } = own;
  const [first, last] = [changes[0], changes.at(-1)];
  return (
    <>
      <p className="own-rating">
        <strong>{words.points(own.rating, own.uncertainty)}</strong>{' '}
        <span>{words.count(own.matches)}</span>
      </p>
      {first && last && (
        <figure className="rating-figure">
          <RatingChart
            changes={changes}
            label={words.chart(first.rating, last.rating, changes.length)}
          />
          <figcaption className="quiet">{words.band}</figcaption>
        </figure>
      )}
      <details>
        <summary>{words.history}</summary>
        <table className="ladder-table">
          <thead>
            <tr>
              <th scope="col">{words.match}</th>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.change}</th>
              <th scope="col">{words.rating}</th>
            </tr>
          </thead>
          <tbody>
            {[...changes].reverse().map((change) => (
              <Change key={`${change.at} ${change.matchId}`} {...{ words, change }} />
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Change({
  words,
  change: { matchId, at, place, before, rating, uncertainty },
}: {
  readonly words: LadderPageWords;
  readonly change: RatingChange;
}): ReactNode {
  const locale = useLocale();
  const day = dayText(locale.id, new Date(at).toISOString().slice(0, 10));
  return (
    <tr>
      <th scope="row">
        {matchId === '' ? (
          day
        ) : (
          <a
            className="link"
            href={`/replay/${matchId}`}
            onClick={follow}
            aria-label={words.replay(day)}
          >
            {day}
          </a>
        )}
      </th>
      <td>{place}</td>
      <td>{formatsFor(locale.id).signed(rating - before)}</td>
      <td>{words.points(rating, uncertainty)}</td>
    </tr>
  );
}
