import { formatsFor } from '@atoll/engine';
import type { ReactNode } from 'react';
import type { TournamentStanding, TournamentView } from '@atoll/protocol';
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
  const { id } = useLocale();
  const { whole, tenth } = formatsFor(id);
  // Half of the points of a drawn opponent has two decimals.
  const { format: hundredth } = new Intl.NumberFormat(id, { maximumFractionDigits: 2 });
  const { standings, players, own, format } = view;
  const tieBreaks = tieBreaksOf(words, format);
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
            {tieBreaks.map(({ key, label, hint }) => (
              <th key={key} scope="col" className="wide">
                <abbr title={hint}>{label}</abbr>
              </th>
            ))}
            <th scope="col" className="wide">
              {words.record}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => {
            const { place, player, points } = standing;
            return (
              <tr key={player} className={player === own ? 'own' : undefined}>
                <td>{whole(place)}</td>
                <th scope="row">
                  <bdi translate="no">{names[player]}</bdi>
                  {player === own && <small> ({words.you})</small>}
                  {players[player]?.left && <small> ({words.hasLeft})</small>}
                  <small className="narrow">
                    <span>
                      <span aria-hidden="true">{words.record} </span>
                      <Record {...{ words, standing }} />
                    </span>
                    {tieBreaks.map(({ key, label, hint }) => (
                      <span key={key}>
                        <abbr title={hint}>{label}</abbr> {hundredth(standing[key])}
                      </span>
                    ))}
                  </small>
                </th>
                <td>{tenth(points)}</td>
                {tieBreaks.map(({ key }) => (
                  <td key={key} className="wide">
                    {hundredth(standing[key])}
                  </td>
                ))}
                <td className="wide">
                  <Record {...{ words, standing }} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface RecordProps extends Pick<TournamentPartProps, 'words'> {
  readonly standing: TournamentStanding;
}

/** How many matches a player won, drew and lost. */
function Record({ words, standing: { wins, draws, losses } }: RecordProps): ReactNode {
  const { whole } = formatsFor(useLocale().id);
  return (
    <span>
      <span aria-hidden="true">
        {whole(wins)}–{whole(draws)}–{whole(losses)}
      </span>
      <span className="hidden">{words.recordOf(wins, draws, losses)}</span>
    </span>
  );
}

interface TieBreak {
  readonly key: 'opponents' | 'beaten';
  readonly label: string;
  readonly hint: string;
}

/** What divides players of equal points, in this order. */
function tieBreaksOf(
  words: TournamentWords,
  format: TournamentView['format'],
): readonly TieBreak[] {
  const { opponents: label, opponentsHint: hint } = words;
  const opponents: TieBreak = { key: 'opponents', label, hint };
  const beaten: TieBreak = { key: 'beaten', label: words.beaten, hint: words.beatenHint };
  if (format === 'knock-out') return [];
  return format === 'swiss' ? [opponents, beaten] : [beaten];
}
