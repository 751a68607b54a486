import type { ReactNode } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { Choice } from '@atoll/table-kit/ui/choice.tsx';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';
import { gameEntries, gameEntry } from '../game-entries.ts';
import { follow, learnPath } from '../route.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface GameChoiceProps {
  readonly game: GameEntry;
  readonly onChange: (game: GameEntry) => void;
}

/**
 * The game of a new table, with links to its rules and tutorial; renders nothing with a single
 * game.
 */
export function GameChoice({ game, onChange }: GameChoiceProps): ReactNode {
  const locale = useLocale();
  if (gameEntries(locale).length < 2) return undefined;
  return (
    <>
      <Choice
        label={locale.words.lobby.game}
        values={gameEntries(locale).map(({ id }) => id)}
        value={game.id}
        word={(id) => gameEntry(locale, id)?.name ?? id}
        about={(id) => gameEntry(locale, id)?.aim ?? ''}
        onChange={(id) => onChange(gameEntry(locale, id) ?? game)}
      />
      <p className="rules-of">
        <a className="link" href={rulePath(game.id)} onClick={follow}>
          {locale.words.rules.of(game.name)}
        </a>
        {game.tutorial && (
          <a className="link" href={learnPath(game.id)} onClick={follow}>
            {locale.words.lobby.learn(game.name)}
          </a>
        )}
      </p>
    </>
  );
}
