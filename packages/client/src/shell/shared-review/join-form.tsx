import { useState, type FormEvent, type ReactNode } from 'react';
import { nameWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { NameField } from '../parts/name-field.tsx';
import { lastName } from '../person.ts';

interface JoinFormProps {
  readonly label: string;
  readonly putOff: string;
  /** Why joining failed. */
  readonly problem: string | undefined;
  readonly onJoin: (name: string) => void;
  readonly onPutOff: () => void;
}

/** Asks for the name under which the others see a person. */
export function JoinForm({ label, putOff, problem, onJoin, onPutOff }: JoinFormProps): ReactNode {
  const locale = useLocale();
  const [name, setName] = useState(lastName);
  const [wrong, setWrong] = useState<string>();
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const found = nameWords(locale, name);
    setWrong(found);
    if (found === undefined) onJoin(name.trim());
  };
  return (
    <form onSubmit={join} noValidate>
      <NameField value={name} onChange={setName} problem={wrong ?? problem} />
      <button type="submit" className="button main small">
        {label}
      </button>
      <button type="button" className="button second small" onClick={onPutOff}>
        {putOff}
      </button>
    </form>
  );
}
