import type { ReactNode } from 'react';
import { useId } from 'react';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly word: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side; radio buttons underneath. */
export function Choice<T extends string | number>({
  label,
  hint,
  values,
  value,
  word,
  onChange,
}: ChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className="choice" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{label}</legend>
      <div className="segments">
        {values.map((each) => (
          <label key={each} className="segment">
            <input
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{word(each)}</span>
          </label>
        ))}
      </div>
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </fieldset>
  );
}
