import { useEffect, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { TableButton } from '@atoll/table-kit/table/controls/choices/table-button.tsx';
import { term } from './term.ts';
import { useSteereLocale } from '../words/steere-locale.ts';

interface TypedMoveProps {
  /** @returns the error, or '' */
  readonly onType: (text: string) => string;
  readonly field: Ref<HTMLInputElement>;
  /** Changes with the prompt: an old error is cleared then. */
  readonly question: number;
}

/** A move as text, for a person who prefers to type. */
export function TypedMove({ onType, field, question }: TypedMoveProps): ReactNode {
  const { game } = useSteereLocale();
  const [text, setText] = useState('');
  const [{ problem, count }, set] = useState({ problem: '', count: 0 });
  // The same error once more is another element, so that it is spoken again.
  const show = (next: string): void => set((old) => ({ problem: next, count: old.count + 1 }));
  useEffect(() => set({ problem: '', count: 0 }), [question]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = onType(text);
    show(wrong);
    if (wrong === '') setText('');
  };
  return (
    <form className="sa-typed" onSubmit={send} noValidate>
      <label htmlFor="sa-typed" {...term('typed')}>
        {game.typed.label}
      </label>
      <div className="sa-line">
        <input
          id="sa-typed"
          ref={field}
          value={text}
          placeholder={game.typed.example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={12}
          aria-invalid={problem !== ''}
          aria-describedby={problem === '' ? undefined : 'sa-typed-problem'}
          onChange={(event) => {
            setText(event.target.value);
            show('');
          }}
        />
        <TableButton type="submit" look="plain" term="typed" label={game.typed.send} />
      </div>
      {problem !== '' && (
        <p key={count} id="sa-typed-problem" className="tb-refusal" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
