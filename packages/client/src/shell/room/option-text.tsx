import type { ReactNode } from 'react';

/** The value of an option, for everybody except the host. */
export const OptionText = ({
  label,
  hint,
  word,
}: {
  readonly label: string;
  readonly hint: string;
  readonly word: string;
}): ReactNode => (
  <p className="toggle">
    <span>
      <b>{label}</b>
      <small>{hint}</small>
    </span>
    <b>{word}</b>
  </p>
);
