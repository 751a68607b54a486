import type { ReactNode } from 'react';
import { words } from '../words/interface.ts';
import { Icon } from './icon.tsx';

/** Marks the button of what a hint suggests. */
export const Lamp = (): ReactNode => <span className="at-lamp"><Icon name="hint" size={15} title={words.suggested} /></span>;
