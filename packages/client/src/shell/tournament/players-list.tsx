import { formatsFor } from '@atoll/engine';
import type { ReactNode } from 'react';
import { MOST_TOURNAMENT_PLAYERS } from '@atoll/protocol';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import type { TournamentPartProps } from './standings-table.tsx';
import { isolated } from './isolated.ts';
import type { SendChange } from './send-change.ts';

interface PlayersListProps extends TournamentPartProps {
  readonly onChange: SendChange;
}

/** The players before the first round; the host may remove them. */
export function PlayersList({ words, view, names, onChange }: PlayersListProps): ReactNode {
  const { whole } = formatsFor(useLocale().id);
  const { players, own, host } = view;
  return (
    <section aria-labelledby="tournament-players">
      <h2 id="tournament-players">
        {words.players(whole(players.length), whole(MOST_TOURNAMENT_PLAYERS))}
      </h2>
      <ul className="tournament-players">
        {players.map(({ name }, player) => (
          <li key={`${name} ${player}`} className={player === own ? 'own' : undefined}>
            <span>
              <bdi translate="no">{names[player]}</bdi>
              {player === own && <small> ({words.you})</small>}
            </span>
            {host && player !== own && (
              <button
                type="button"
                className="link"
                aria-label={words.removePlayer(isolated(names[player] ?? ''))}
                onClick={() => onChange({ do: 'remove', player, name })}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
