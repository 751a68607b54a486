import { nameProblem } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { keepProgram } from '../device/keep-program.ts';
import { UpdateLine } from '../device/update-line.tsx';
import { gameEntries, gameEntry } from '../game-entries.ts';
import { keepGame, keepName, lastGame, lastName } from '../person.ts';
import { useNote } from '../route.ts';
import { ScenePage } from '../scene/scene-page.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { NEW_TABLE } from './page-notes.ts';
import { HowItWorks } from './how-it-works.tsx';
import { LearnLine } from './learn-line.tsx';
import { LobbyFoot } from './lobby-foot.tsx';
import { MyMatches } from './my-matches.tsx';
import { openAlone, type Opponent } from './open-alone.ts';
import { PracticeLine } from './practice-line.tsx';
import { PublicTables } from './public-tables.tsx';
import { shortcutIn, type Shortcut } from './shortcut.ts';
import { useTables } from './use-tables.ts';
import { OfflineNote, WithoutServer } from './without-server.tsx';
import { loadDeviceWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { LoadingLine } from '../parts/loading-line.tsx';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

/** Opened by a button; the page itself does not need it. */
const CreateForm = lazyWithRetry(
  async () => (await import('./create-form.tsx')).CreateForm,
  LoadingLine,
);

/** The game that was chosen or played last, or the first of the catalogue. */
const gameIn = (locale: Locale, id: string): GameEntry =>
  gameEntry(locale, id) ?? gameEntries(locale)[0];

/**
 * Applies a shortcut of the installed program, once; the solo shortcut selects a game for one seat.
 */
function useShortcut(game: GameEntry, setGame: (game: GameEntry) => void): Shortcut | undefined {
  const locale = useLocale();
  const [shortcut] = useState(() => shortcutIn(location.search));
  const lead = useEffectEvent(() => {
    history.replaceState(history.state, '', location.pathname);
    const alone = gameEntries(locale).find(({ seats }) => seats.min === 1);
    if (shortcut === 'solo' && game.seats.min > 1 && alone) setGame(alone);
  });
  useEffect(() => {
    if (shortcut !== undefined) lead();
  }, [shortcut]);
  return shortcut;
}

/** Has the browser cache the program; its manifest is in the language of the page. */
function useProgram(): void {
  const { id } = useLocale();
  useEffect(() => void keepProgram(), []);
  useEffect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    link?.setAttribute('href', `/manifest-${id}.webmanifest`);
  }, [id]);
}

/** The first page. */
export function LobbyPage(): ReactNode {
  const locale = useLocale();
  const [gameId, setGameId] = useState(lastGame);
  const game = gameIn(locale, gameId);
  const setGame = ({ id }: GameEntry): void => {
    setGameId(id);
    keepGame(id);
  };
  const [name, setTyped] = useState(lastName);
  const setName = (typed: string): void => {
    setTyped(typed);
    if (typed.trim() === '' || nameProblem(typed) === undefined) keepName(typed.trim());
  };
  const note = useNote();
  const [wanted, setCreating] = useState(note === NEW_TABLE && name !== '');
  const [tables, again] = useTables();
  const isSilent = tables.kind === 'silent';
  const creating = wanted && !isSilent;
  useEffect(() => {
    document.title = locale.words.title(locale.words.lobby.title);
  }, [locale.words]);
  useProgram();
  const shortcut = useShortcut(game, setGame);
  const device = useLaterWords(loadDeviceWords);
  const botAt = async (rank: number | undefined): Promise<string | undefined> =>
    rank === undefined
      ? undefined
      : (await (await import('../bots/bots.ts')).botsOf(locale, game.id)).at(rank)?.id;
  const play = (opponent: Opponent): Promise<void> =>
    openAlone(game, {
      ...{ locale, opponent, name: name.trim() },
      from: isSilent ? 'device' : undefined,
    });
  return (
    <ScenePage
      tagline={game.tagline}
      first={creating ? 'sheet' : 'panel'}
      panel={
        <>
          {isSilent && device && <OfflineNote words={device} onAgain={again} />}
          <UpdateLine words={device} />
          <EntryPanel
            game={game}
            onGame={setGame}
            offers={isSilent ? 'device' : creating ? 'join' : 'all'}
            shortcut={shortcut}
            name={name}
            onName={setName}
            onCreate={() => setCreating(true)}
            onSolo={() => play({ kind: 'nobody' })}
            onBot={async ({ rank, ...table }) =>
              play({ kind: 'bot', ...table, bot: await botAt(rank) })
            }
          />
        </>
      }
      sheet={
        creating ? (
          <CreateForm
            game={game}
            onGame={setGame}
            name={name}
            onCancel={() => setCreating(false)}
          />
        ) : (
          <>
            {!isSilent && <LearnLine game={game} />}
            <PracticeLine game={game} server={isSilent ? 'silent' : 'reached'} />
            <MyMatches words={device} server={isSilent ? 'silent' : 'reached'} />
            {isSilent && device && <WithoutServer words={device} />}
            {!isSilent && <PublicTables tables={tables} onAgain={again} />}
            {!isSilent && <HowItWorks />}
          </>
        )
      }
      foot={<LobbyFoot game={game} device={device} />}
    />
  );
}
