import type { ReactNode, Ref } from 'react';
import { useId, useState } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly problem?: string | undefined;
  readonly field?: Ref<HTMLInputElement>;
}

/** A field for the person's name: 1 to 24 characters. */
export function NameField({ value, onChange, problem, field }: NameFieldProps): ReactNode {
  const locale = useLocale();
  const id = useId();
  const [reported, report] = useState({ problem, value });
  if (reported.problem !== problem) report({ problem, value });
  // a problem of one name does not apply to the next
  const wrong =
    (reported.value === value ? problem : undefined) ??
    (value.trim() === '' ? undefined : nameWords(locale, value));
  return (
    <div className="field">
      <label htmlFor={id}>{locale.words.nameLabel}</label>
      <input
        id={id}
        ref={field}
        className="input"
        value={value}
        dir="auto"
        autoComplete="nickname"
        spellCheck={false}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong && (
        <p id={`${id}-problem`} className="problem" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
