import type { ReactNode } from 'react';
import { words } from '../../words/index.ts';
import { Icon } from './icon.tsx';

/** Marks the button of what a hint suggests. */
export const Lamp = (): ReactNode => (
  <span className="tb-lamp">
    <Icon name="hint" size={15} title={words.table.controls.suggested} />
  </span>
);
