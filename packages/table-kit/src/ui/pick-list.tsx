import type { ReactNode } from 'react';
import { useId } from 'react';

interface PickListProps<T extends string> {
  readonly label: string;
  readonly hint: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly word: (value: T) => string;
  /** The language of a value's name, where it is not that of the page. */
  readonly lang?: (value: T) => string | undefined;
  readonly onChange: (value: T) => void;
}

/** One of a list of values too long to stand side by side on a phone. */
export function PickList<T extends string>({
  label,
  hint,
  values,
  value,
  word,
  lang,
  onChange,
}: PickListProps<T>): ReactNode {
  const id = useId();
  return (
    <div className="toggle">
      <label htmlFor={id}>
        <b>{label}</b>
        <small id={`${id}-hint`}>{hint}</small>
      </label>
      <select
        id={id}
        className="select"
        aria-label={label}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={({ target }) => {
          const picked = values.find((each) => each === target.value);
          if (picked !== undefined) onChange(picked);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each} lang={lang?.(each)}>
            {word(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
