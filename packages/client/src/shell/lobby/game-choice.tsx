import type { ReactNode } from 'react';
import { gameEntries, gameEntry } from '../../games/registry.ts';
import type { GameEntry } from '../../table/game-entry.ts';
import { Choice } from '../../ui/choice.tsx';
import { useLocale } from '../../words/use-locale.ts';

interface GameChoiceProps {
  readonly game: GameEntry;
  readonly onChange: (game: GameEntry) => void;
}

/** Which game a new table is for; nothing where there is only one. */
export function GameChoice({ game, onChange }: GameChoiceProps): ReactNode {
  const locale = useLocale();
  if (gameEntries(locale).length < 2) return undefined;
  return (
    <Choice
      label={locale.words.lobby.game}
      values={gameEntries(locale).map(({ id }) => id)}
      value={game.id}
      word={(id) => gameEntry(locale, id)?.name ?? id}
      onChange={(id) => onChange(gameEntry(locale, id) ?? game)}
    />
  );
}
