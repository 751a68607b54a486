import type { ReactNode } from 'react';

/** How an option stands, for those who do not set it. */
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
