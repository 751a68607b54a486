import { formatsFor } from '@atoll/engine';
import type { ReactNode } from 'react';
import type { LadderTable } from '@atoll/protocol';
import type { LadderPageWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { botWords, useBots } from '../bots/bots.ts';

interface LadderRowsProps {
  readonly words: LadderPageWords;
  readonly table: LadderTable;
}

/** The players of a season, and the bots with their fixed ratings. */
export function LadderRows({ words, table }: LadderRowsProps): ReactNode {
  const locale = useLocale();
  const bots = useBots(table.game);
  const { whole } = formatsFor(locale.id);
  const [year = 0, quarter = 0] = table.season.split('-Q').map(Number);
  return (
    <>
      <section aria-labelledby="ladder-rows">
        <h2 id="ladder-rows">{words.season(quarter, year)}</h2>
        <p className="quiet">{words.listed(table.leastMatches)}</p>
        {table.rows.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <table className="ladder-table">
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.player}</th>
                <th scope="col">{words.rating}</th>
                <th scope="col">{words.matches}</th>
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ place, name, rating, uncertainty, matches, own }) => (
                <tr key={place} className={own ? 'own' : ''}>
                  <td>{place}</td>
                  <th scope="row">
                    {name} {own && words.you}
                  </th>
                  <td>{words.points(rating, uncertainty)}</td>
                  <td>{matches}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-labelledby="ladder-bots">
        <h2 id="ladder-bots">{words.bots}</h2>
        <p className="quiet">{words.botsAbout}</p>
        <ul className="ladder-bots">
          {table.bots.map(({ bot, rating }) => (
            <li key={bot}>
              {botWords(locale, bots, bot)} <b>{whole(rating)}</b>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
