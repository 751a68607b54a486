import { useState, type ReactNode } from 'react';
import type { TournamentView } from '@atoll/protocol';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { ApiError } from '../../net/api.ts';
import { randomText } from '../../net/random-text.ts';
import { joinTournament } from '../../net/tournament-api.ts';
import { NameField } from '../parts/name-field.tsx';
import { keepName, lastName } from '../person.ts';
import { forgetTournament, keepTournament } from './kept-tournaments.ts';
import { problemWords } from './problem-words.ts';
import type { TournamentPartProps } from './standings-table.tsx';
import { ownToken } from './use-tournament.ts';

interface EntryPanelProps extends Pick<TournamentPartProps, 'words' | 'view'> {
  /** Called once the person is a player. */
  readonly onEntered: () => void;
}

/** The name, and the button with which a person becomes a player. */
export function EntryPanel({ words, view, onEntered }: EntryPanelProps): ReactNode {
  const locale = useLocale();
  const [name, setName] = useState(lastName);
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const enter = (): void => {
    const wrong = nameWords(locale, name);
    setProblem(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    setFailed(undefined);
    enterAs(view, name.trim()).then(onEntered, (error: unknown) => {
      setFailed(problemWords(locale, words, error));
      setBusy(false);
    });
  };
  return (
    <>
      <NameField value={name} onChange={setName} problem={problem} />
      <button type="button" className="button main" disabled={busy} onClick={enter}>
        {words.join}
      </button>
      {failed !== undefined && (
        <p className="problem" role="alert">
          {failed}
        </p>
      )}
    </>
  );
}

/**
 * The browser keeps the secret before it asks: if the answer is lost, the player is known by it,
 * and the next try is the same player.
 */
async function enterAs({ id, game, title }: TournamentView, name: string): Promise<void> {
  keepName(name);
  const known = ownToken(id);
  const token = known ?? randomText(24);
  keepTournament({ id, token, game, title });
  try {
    await joinTournament(id, { name, token });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500;
    if (isRefused && known === undefined) forgetTournament(id);
    throw error;
  }
}
