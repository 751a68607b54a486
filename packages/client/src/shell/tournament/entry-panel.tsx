import { useState, type ReactNode } from 'react';
import type { TournamentView } from '@atoll/protocol';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { joinTournament } from '../../net/tournament-api.ts';
import { NameField } from '../parts/name-field.tsx';
import { keepName, lastName } from '../person.ts';
import { keepTournament } from './kept-tournaments.ts';
import { problemWords } from './problem-words.ts';
import type { TournamentPartProps } from './standings-table.tsx';

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

async function enterAs({ id, game, title }: TournamentView, name: string): Promise<void> {
  keepName(name);
  const { token } = await joinTournament(id, { name });
  keepTournament({ id, token, game, title });
}
