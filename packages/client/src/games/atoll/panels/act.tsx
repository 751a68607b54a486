import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A quiet button of the bar: cancel, pass, log. */
export function Act({ label, icon, shortcut, lit = false, onClick }: {
  readonly label: string;
  readonly icon?: string;
  readonly shortcut?: string;
  readonly lit?: boolean;
  readonly onClick: () => void;
}): ReactNode {
  return (
    <button type="button" className={lit ? 'at-act on' : 'at-act calm'} onClick={onClick}>
      {icon !== undefined && <Icon name={icon} size={16} />}
      <span>{label}</span>
      {shortcut !== undefined && <kbd>{shortcut}</kbd>}
    </button>
  );
}
