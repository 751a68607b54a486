import { useRef, type ReactNode } from 'react';
import { isolated } from './isolated.ts';
import type { SendChange } from './send-change.ts';
import type { TournamentPartProps } from './standings-table.tsx';
import { Sure } from './sure.tsx';

interface RemovePlayerProps extends TournamentPartProps {
  readonly onChange: SendChange;
}

/** The host removes players of a running tournament. */
export function RemovePlayer({ words, view, names, onChange }: RemovePlayerProps): ReactNode {
  const summary = useRef<HTMLElement>(null);
  const { players, own } = view;
  return (
    <details className="tournament-remove">
      <summary ref={summary}>{words.removeOne}</summary>
      <p className="quiet">{words.removeHint}</p>
      <ul className="tournament-players">
        {players.map(
          ({ name, left }, player) =>
            player !== own &&
            !left && (
              <li key={player}>
                <bdi translate="no">{names[player]}</bdi>
                <Sure
                  words={words}
                  label={words.remove}
                  about={words.removePlayer(isolated(names[player] ?? ''))}
                  size="small"
                  onSure={() => {
                    summary.current?.focus();
                    onChange({ do: 'remove', player, name });
                  }}
                />
              </li>
            ),
        )}
      </ul>
    </details>
  );
}
