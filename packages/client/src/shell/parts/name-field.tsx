import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { words } from '../../words/index.ts';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly problem?: string | undefined;
  readonly field?: Ref<HTMLInputElement>;
}

/** Where a person says how to be called: 1 to 24 characters. */
export function NameField({ value, onChange, problem, field }: NameFieldProps): ReactNode {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.name.label}</label>
      <input id={id} ref={field} className="input" value={value} maxLength={24} autoComplete="nickname" spellCheck={false}
        aria-invalid={problem !== undefined} aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)} />
      {problem && <p id={`${id}-problem`} className="problem" role="alert">{problem}</p>}
    </div>
  );
}
