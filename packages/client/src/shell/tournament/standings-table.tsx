import { formatsFor } from '@atoll/engine';
import type { ReactNode } from 'react';
import type { TournamentView } from '@atoll/protocol';
import type { TournamentWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

export interface TournamentPartProps {
  readonly words: TournamentWords;
  readonly view: TournamentView;
  /** The names of the players by number. */
  readonly names: readonly string[];
}

/** The standings, the best first. */
export function StandingsTable({ words, view, names }: TournamentPartProps): ReactNode {
  const { whole, tenth } = formatsFor(useLocale().id);
  const { standings, players, own, format } = view;
  if (standings.length === 0) return null;
  return (
    <section aria-labelledby="tournament-standings">
      <h2 id="tournament-standings">{words.standings}</h2>
      <table className="tournament-table">
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.points}</th>
            {format === 'swiss' && (
              <th scope="col" className="wide">
                <abbr title={words.opponentsHint}>{words.opponents}</abbr>
              </th>
            )}
            <th scope="col" className="wide">
              {words.record}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ place, player, points, wins, draws, losses, opponents }) => (
            <tr key={player} className={player === own ? 'own' : undefined}>
              <td>{whole(place)}</td>
              <th scope="row">
                <bdi translate="no">{names[player]}</bdi>
                {player === own && <small> ({words.you})</small>}
                {players[player]?.left && <small> ({words.hasLeft})</small>}
              </th>
              <td>{tenth(points)}</td>
              {format === 'swiss' && <td className="wide">{tenth(opponents)}</td>}
              <td className="wide">
                <span aria-hidden="true">
                  {whole(wins)}–{whole(draws)}–{whole(losses)}
                </span>
                <span className="hidden">{words.recordOf(wins, draws, losses)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
