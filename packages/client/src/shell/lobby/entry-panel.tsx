import { CODE_LENGTH } from '@atoll/protocol';
import type { FormEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { ApiError } from '../../net/api.ts';
import { errorWords, words } from '../../words/index.ts';
import { NameField } from '../parts/name-field.tsx';
import { follow } from '../route.ts';
import { CodeField } from './code-field.tsx';
import { enterTable } from './enter.ts';

interface EntryPanelProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCreate: () => void;
  readonly onSolo: () => Promise<void>;
}

interface Problem {
  readonly at: 'name' | 'code' | 'table';
  readonly text: string;
  readonly watch?: string | undefined;
}

/** Name, create, play solo, join with a code. */
export function EntryPanel({ name, onName, onCreate, onSolo }: EntryPanelProps): ReactNode {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);

  const named = (): boolean => {
    if (name.trim() !== '') return true;
    setProblem({ at: 'name', text: words.name.missing });
    nameField.current?.focus();
    return false;
  };
  const attempt = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem({ at: 'table', text: errorWords(error), watch: error instanceof ApiError ? error.watch : undefined });
    } finally {
      setBusy(false);
    }
  };
  const join = (event: FormEvent) => {
    event.preventDefault();
    if (!named()) return;
    if (code.length < CODE_LENGTH) {
      setProblem({ at: 'code', text: words.lobby.codeShort });
      codeField.current?.focus();
      return;
    }
    void attempt(() => enterTable(code, name.trim()));
  };

  return (
    <form onSubmit={join} noValidate>
      <NameField value={name} onChange={onName} field={nameField} problem={problem?.at === 'name' ? problem.text : undefined} />
      <div className="pair">
        <button type="button" className="button main" disabled={busy} onClick={() => named() && onCreate()}>{words.lobby.create}</button>
        <button type="button" className="button second" disabled={busy} onClick={() => named() && void attempt(onSolo)}>
          {words.lobby.solo}
        </button>
      </div>
      <CodeField value={code} onChange={setCode} field={codeField} problem={problem?.at === 'code' ? problem.text : undefined}>
        <button type="submit" className="button second" disabled={busy}>{words.lobby.join}</button>
      </CodeField>
      {problem?.at === 'table' && (
        <p className="problem" role="alert">
          {problem.text} {problem.watch && <a href={`/w/${problem.watch}`} onClick={follow}>{words.lobby.watch}</a>}
        </p>
      )}
    </form>
  );
}
