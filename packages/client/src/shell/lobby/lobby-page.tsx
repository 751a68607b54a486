import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { gameEntries, gameEntry } from '../../games/registry.ts';
import type { GameEntry } from '../../table/game-entry.ts';
import { keptSeats, lastName } from '../person.ts';
import { useNote } from '../route.ts';
import { ScenePage } from '../scene/scene-page.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { NEW_TABLE, openAlone } from './enter.ts';
import { HowItWorks } from './how-it-works.tsx';
import { LearnLine } from './learn-line.tsx';
import { LobbyFoot } from './lobby-foot.tsx';
import { MyMatches } from './my-matches.tsx';
import { PublicTables } from './public-tables.tsx';
import type { Locale } from '../../words/locale.ts';
import { useLocale } from '../../words/use-locale.ts';

/** Asked for by a press of a button; the page itself does without. */
const CreateForm = lazy(async () => ({ default: (await import('./create-form.tsx')).CreateForm }));

/** The game that was chosen or played last, or the first of the catalogue. */
const gameIn = (locale: Locale, id: string): GameEntry =>
  gameEntry(locale, id) ?? (gameEntries(locale)[0] as GameEntry);

/** The first page. */
export function LobbyPage(): ReactNode {
  const locale = useLocale();
  const [gameId, setGameId] = useState(() => keptSeats.list()[0]?.game ?? '');
  const game = gameIn(locale, gameId);
  const setGame = ({ id }: GameEntry): void => setGameId(id);
  const [name, setName] = useState(lastName);
  const note = useNote();
  const [creating, setCreating] = useState(note === NEW_TABLE && name !== '');
  useEffect(() => {
    document.title = locale.words.title(locale.words.lobby.title);
  }, [locale.words]);
  return (
    <ScenePage
      tagline={game.tagline}
      first={creating ? 'sheet' : 'panel'}
      panel={
        <EntryPanel
          game={game}
          onGame={setGame}
          creating={creating}
          name={name}
          onName={setName}
          onCreate={() => setCreating(true)}
          onSolo={() => openAlone(game, name.trim(), { kind: 'nobody' })}
          onBot={(seat) => openAlone(game, name.trim(), { kind: 'bot', seat })}
        />
      }
      sheet={
        creating ? (
          <Suspense fallback={<p>{locale.words.loading}</p>}>
            <CreateForm
              game={game}
              onGame={setGame}
              name={name}
              onCancel={() => setCreating(false)}
            />
          </Suspense>
        ) : (
          <>
            <LearnLine game={game} />
            <MyMatches />
            <PublicTables />
            <HowItWorks />
          </>
        )
      }
      foot={<LobbyFoot />}
    />
  );
}
