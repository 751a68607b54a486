import type { ReactNode } from 'react';
import { useId } from 'react';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly word: (value: T) => string;
  /** A short text below each value, where its name alone is not clear. */
  readonly about?: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** One of a few values, side by side; radio buttons underneath. */
export function Choice<T extends string | number>({
  label,
  hint,
  values,
  value,
  word,
  about,
  onChange,
}: ChoiceProps<T>): ReactNode {
  const name = useId();
  return (
    <fieldset className="choice" aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{label}</legend>
      <div className={about ? 'segments told' : 'segments'}>
        {values.map((each, i) => (
          <label key={each} className="segment">
            <input
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => onChange(each)}
              {...(about && { 'aria-label': word(each), 'aria-describedby': `${name}-${i}` })}
            />
            <span>
              {word(each)}
              {about && <small id={`${name}-${i}`}>{about(each)}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint && <small id={`${name}-hint`}>{hint}</small>}
    </fieldset>
  );
}
