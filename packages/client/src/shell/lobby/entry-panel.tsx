import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../net/api.ts';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { errorWords } from '../error-words.ts';
import { NameField } from '../parts/name-field.tsx';
import { follow } from '../route.ts';
import { isComplete, type TypedCode } from './invite/code.ts';
import { CodeField } from './invite/code-field.tsx';
import { strayWords } from './invite/code-words.ts';
import { enterTable } from './invite/enter.ts';
import { GameChoice } from './game-choice.tsx';
import { PlayBot, type BotTable } from './play-bot.tsx';
import type { Shortcut } from './shortcut.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';

interface EntryPanelProps {
  /** The game of new tables. */
  readonly game: GameEntry;
  readonly onGame: (game: GameEntry) => void;
  /**
   * `join`: the form for a new table is open beside it, so the start of a match and the choice of
   * the game are there. `device`: there is no server, and so no other person to play with.
   */
  readonly offers: 'all' | 'join' | 'device';
  /** The shortcut that opened the page; its control gets the focus. */
  readonly shortcut: Shortcut | undefined;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCreate: () => void;
  readonly onSolo: () => Promise<void>;
  readonly onBot: (against: BotTable) => Promise<void>;
}

interface Problem {
  readonly at: 'name' | 'code' | 'table';
  readonly text: string;
  readonly watch?: string | undefined;
  /** The match is over: a spectator gets the replay. */
  readonly over?: boolean;
}

/** Name, game, create, play alone or against a bot, join with a code. */
export function EntryPanel({
  game,
  onGame,
  offers,
  shortcut,
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

  useEffect(() => {
    if (shortcut === 'code') codeField.current?.focus();
  }, [shortcut]);

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
    if (offers === 'device' || !named()) return;
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
      {offers !== 'join' && (
        <Beginning
          {...{ game, onGame, busy }}
          others={offers === 'device' ? 'out of reach' : 'welcome'}
          focus={shortcut === 'solo' ? 'solo' : 'nothing'}
          onCreate={() => named() && onCreate()}
          onSolo={() => named() && void attempt(onSolo)}
          onBot={(against) => named() && void attempt(() => onBot(against))}
        />
      )}
      {offers !== 'device' && (
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
      )}
      {problem?.at === 'table' && <TableProblem {...problem} />}
    </form>
  );
}

/** Runs one request at a time, and keeps the text of its failure. */
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

/** Why a table could not be joined, with a link to watch where possible. */
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

interface BeginningProps {
  readonly game: GameEntry;
  readonly onGame: (game: GameEntry) => void;
  readonly busy: boolean;
  /** Whether other people can be reached. */
  readonly others: 'welcome' | 'out of reach';
  /** The control that gets the initial focus. */
  readonly focus: 'solo' | 'nothing';
  readonly onCreate: () => void;
  readonly onSolo: () => void;
  readonly onBot: (against: BotTable) => void;
}

/** Chooses a game and starts a match of it. */
const Beginning = (props: BeginningProps): ReactNode => (
  <>
    <GameChoice game={props.game} onChange={props.onGame} />
    <NewTable {...props} />
    <PlayBot key={props.game.id} game={props.game} busy={props.busy} onPlay={props.onBot} />
  </>
);

/** Opens a table, or starts a solo match where the game has one. */
function NewTable({ game, focus, others, busy, onCreate, onSolo }: BeginningProps): ReactNode {
  const { words } = useLocale();
  const solo = game.seats.min === 1;
  if (others === 'out of reach' && !solo) return null;
  return (
    <div className="pair">
      {others === 'welcome' && (
        <button type="button" className="button main" disabled={busy} onClick={onCreate}>
          {words.lobby.create}
        </button>
      )}
      {solo && (
        <button
          type="button"
          className="button second"
          autoFocus={focus === 'solo'}
          disabled={busy}
          onClick={onSolo}
        >
          {words.lobby.solo}
        </button>
      )}
    </div>
  );
}
