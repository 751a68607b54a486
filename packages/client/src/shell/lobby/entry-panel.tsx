import type { FormEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { ApiError } from '../../net/api.ts';
import type { GameEntry } from '../../table/game-entry.ts';
import { errorWords } from '../error-words.ts';
import { NameField } from '../parts/name-field.tsx';
import { follow } from '../route.ts';
import { isComplete, type TypedCode } from './code.ts';
import { CodeField } from './code-field.tsx';
import { strayWords } from './code-words.ts';
import { enterTable } from './enter.ts';
import { GameChoice } from './game-choice.tsx';
import { PlayBot } from './play-bot.tsx';
import { useLocale } from '../../words/use-locale.ts';
import { nameWords } from '../../words/refusal-words.ts';

interface EntryPanelProps {
  /** The game that new tables are for. */
  readonly game: GameEntry;
  readonly onGame: (game: GameEntry) => void;
  /**
   * Whether a new table is being set up beside: then what begins a match, and for which game,
   * stands there.
   */
  readonly creating: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCreate: () => void;
  readonly onSolo: () => Promise<void>;
  readonly onBot: (seat: number) => Promise<void>;
}

interface Problem {
  readonly at: 'name' | 'code' | 'table';
  readonly text: string;
  readonly watch?: string | undefined;
  /** The match is over: who watches looks back. */
  readonly over?: boolean;
}

/** Name, game, create, play alone or against a bot, join with a code. */
export function EntryPanel({
  game,
  onGame,
  creating,
  name,
  onName,
  onCreate,
  onSolo,
  onBot,
}: EntryPanelProps): ReactNode {
  const locale = useLocale();
  const [code, setCode] = useState('');
  const { problem, setProblem, busy, attempt } = useAttempt();
  const nameField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  const named = (): boolean => {
    const text = nameWords(locale, name);
    if (text === undefined) return true;
    setProblem({ at: 'name', text });
    nameField.current?.focus();
    return false;
  };
  const typed = ({ code: next, stray }: TypedCode): void => {
    setCode(next);
    setProblem(stray.length > 0 ? { at: 'code', text: strayWords(locale, stray) } : undefined);
  };
  const join = (event: FormEvent) => {
    event.preventDefault();
    if (!named()) return;
    if (!isComplete(code)) {
      setProblem({ at: 'code', text: locale.words.lobby.codeLength });
      codeField.current?.focus();
      return;
    }
    void attempt(() => enterTable(code, name.trim()));
  };

  return (
    <form onSubmit={join} noValidate>
      <NameField
        value={name}
        onChange={onName}
        field={nameField}
        problem={problem?.at === 'name' ? problem.text : undefined}
      />
      {!creating && (
        <>
          <GameChoice game={game} onChange={onGame} />
          <NewTable
            solo={game.seats.min === 1}
            busy={busy}
            onCreate={() => named() && onCreate()}
            onSolo={() => named() && void attempt(onSolo)}
          />
          <PlayBot
            key={game.id}
            game={game}
            busy={busy}
            onPlay={(seat) => named() && void attempt(() => onBot(seat))}
          />
        </>
      )}
      <CodeField
        value={code}
        onChange={typed}
        field={codeField}
        problem={problem?.at === 'code' ? problem.text : undefined}
      >
        <button type="submit" className="button second" disabled={busy}>
          {locale.words.lobby.join}
        </button>
      </CodeField>
      {problem?.at === 'table' && <TableProblem {...problem} />}
    </form>
  );
}

/** What one asks of the server, one thing at a time, and what was wrong with it. */
function useAttempt() {
  const locale = useLocale();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      setProblem({
        at: 'table',
        text: errorWords(locale, error),
        watch: refusal?.watch,
        over: refusal?.code === 'over',
      });
    } finally {
      setBusy(false);
    }
  };
  return { problem, setProblem, busy, attempt };
}

/** Why a table was not reached, and the way to look on where there is one. */
function TableProblem({ text, watch, over = false }: Problem): ReactNode {
  const { words } = useLocale();
  return (
    <p className="problem" role="alert">
      {text}{' '}
      {watch && (
        <a className="link" href={`/w/${watch}`} onClick={follow}>
          {over ? words.lobby.look : words.lobby.watch}
        </a>
      )}
    </p>
  );
}

/** Opens a table, or plays alone where the game lets one. */
function NewTable({
  solo,
  busy,
  onCreate,
  onSolo,
}: {
  readonly solo: boolean;
  readonly busy: boolean;
  readonly onCreate: () => void;
  readonly onSolo: () => void;
}): ReactNode {
  const { words } = useLocale();
  return (
    <div className="pair">
      <button type="button" className="button main" disabled={busy} onClick={onCreate}>
        {words.lobby.create}
      </button>
      {solo && (
        <button type="button" className="button second" disabled={busy} onClick={onSolo}>
          {words.lobby.solo}
        </button>
      )}
    </div>
  );
}
