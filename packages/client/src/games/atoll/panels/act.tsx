import type { ReactNode } from 'react';
import type { AtollTerm } from '../words/glossary.ts';
import { Icon } from './icon.tsx';
import { Lamp } from './lamp.tsx';

/** A quiet button of the bar: cancel, pass, log. */
export function Act({ label, icon, term, shortcut, lit = false, brief = false, advised = false, hint, onClick }: {
  readonly label: string;
  readonly icon?: string;
  /** What it explains itself by. */
  readonly term?: AtollTerm;
  readonly shortcut?: string;
  readonly lit?: boolean;
  /** Shows the icon only; the label is spoken. */
  readonly brief?: boolean;
  /** Whether a hint suggests it. */
  readonly advised?: boolean;
  /** What it would do, more exactly. */
  readonly hint?: string;
  readonly onClick: () => void;
}): ReactNode {
  return (
    <button type="button" className={`at-act ${lit ? 'on' : 'calm'}${brief ? ' brief' : ''}`}
      data-term={term} title={hint} onClick={onClick}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      <span>{label}</span>
      {advised && <Lamp />}
      {shortcut !== undefined && !brief && <kbd>{shortcut}</kbd>}
    </button>
  );
}
