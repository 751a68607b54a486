import { readRecord, type AnalysisRecord } from '@atoll/engine';
import { useId, useRef, useState, type ReactNode } from 'react';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { faultText } from './fault-text.ts';
import { saveText } from './save-text.ts';
import type { AnalysisParts } from '../use-analysis-parts.ts';

interface TextPanelProps {
  readonly parts: AnalysisParts;
  /** The text of the study. */
  readonly initial: string;
  readonly onTake: (record: AnalysisRecord) => void;
}

/** The study as a text that can be changed, replaced, copied and saved. */
export function TextPanel({ parts, initial, onTake }: TextPanelProps): ReactNode {
  const { entry, rules, words } = parts;
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState('');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (next: string): void => {
    setText(next);
    setProblem('');
  };
  const take = (): void => {
    const read = readRecord({ id: entry.id, rules }, text);
    if (read.ok) return onTake(read.record);
    setProblem(faultText(parts, read.problem));
    const { line, column } = read.problem;
    const before = text.split('\n').slice(0, line - 1);
    const at = before.reduce((sum, { length }) => sum + length + 1, column - 1);
    field.current?.focus();
    field.current?.setSelectionRange(at, at + 1);
    return undefined;
  };
  return (
    <div className="analysis-text">
      <p id={`${id}-hint`}>{words.textHint}</p>
      <div className="field">
        <label htmlFor={id}>{words.textLabel}</label>
        <textarea
          id={id}
          ref={field}
          className="input"
          rows={12}
          spellCheck={false}
          autoCapitalize="none"
          value={text}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? `${id}-hint` : `${id}-problem`}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      {problem !== '' && (
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      )}
      <div className="analysis-buttons">
        <button type="button" className="button main small" onClick={take}>
          {words.take}
        </button>
        <label className="button plain small">
          {words.open}
          <input
            type="file"
            className="hidden"
            accept=".txt,text/plain"
            onChange={({ target }) => {
              target.files?.[0]?.text().then(write, () => setProblem(words.wrongFile));
            }}
          />
        </label>
        <CopyButton className="button plain small" label={words.copy} text={text} />
        <button
          type="button"
          className="button plain small"
          onClick={() => saveText(`${entry.id}.txt`, text)}
        >
          {words.save}
        </button>
      </div>
    </div>
  );
}
