import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { useLocale } from '../../../words/use-locale.ts';

/** Marks the button of a hint's suggestion. */
export const HintBadge = (): ReactNode => {
  const { words } = useLocale();
  return (
    <span className="tb-hint-badge">
      <Icon name="hint" size={15} title={words.table.controls.suggested} />
    </span>
  );
};
