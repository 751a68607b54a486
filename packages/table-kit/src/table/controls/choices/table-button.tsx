import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './table-button.css';
import { Icon } from '../icon.tsx';
import { HintBadge } from '../notes/hint-badge.tsx';

/** 'main' is the likeliest choice, 'calm' one that leads away from it. */
export type ButtonLook = 'plain' | 'calm' | 'main';

export interface TableButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly look?: ButtonLook;
  readonly icon?: string;
  /** The term that explains it. */
  readonly term?: string | undefined;
  readonly shortcut?: string;
  /** Shows the icon only; the label is spoken. */
  readonly brief?: boolean;
  /** Whether a hint suggests it. */
  readonly advised?: boolean;
}

/** A button of the table with its icon, its words and its key. */
export function TableButton(props: TableButtonProps): ReactNode {
  const { label, look = 'calm', icon, term, shortcut, brief, advised, className, ...rest } = props;
  const classes = [
    'tb-button',
    look,
    ...(brief === true ? ['brief'] : []),
    ...(className === undefined ? [] : [className]),
  ].join(' ');
  return (
    <button type="button" className={classes} data-term={term} {...rest}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      <span>{label}</span>
      {advised === true && <HintBadge />}
      {shortcut !== undefined && brief !== true && <kbd translate="no">{shortcut}</kbd>}
    </button>
  );
}
