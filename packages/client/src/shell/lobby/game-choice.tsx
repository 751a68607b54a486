import type { ReactNode } from 'react';
import { gameEntries, gameEntry } from '../../games/registry.ts';
import type { GameEntry } from '../../table/game-entry.ts';
import { words } from '../../words/index.ts';
import { Choice } from '../../ui/choice.tsx';

interface GameChoiceProps {
  readonly game: GameEntry;
  readonly onChange: (game: GameEntry) => void;
}

/** Which game a new table is for; nothing where there is only one. */
export function GameChoice({ game, onChange }: GameChoiceProps): ReactNode {
  if (gameEntries.length < 2) return undefined;
  return (
    <Choice
      label={words.lobby.game}
      values={gameEntries.map(({ id }) => id)}
      value={game.id}
      word={(id) => gameEntry(id)?.name ?? id}
      onChange={(id) => onChange(gameEntry(id) ?? game)}
    />
  );
}
