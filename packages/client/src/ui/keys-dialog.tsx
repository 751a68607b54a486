import type { ReactNode } from 'react';
import type { Settings } from '../settings/settings.ts';
import { SheetDialog } from './dialog.tsx';
import { useLocale } from '../words/use-locale.ts';

/** All keys of a table, and what they do. */
export const KeysDialog = ({
  title,
  keys,
  letters,
  open,
  onClose,
}: {
  readonly title: string;
  /** Keys with their meaning. */
  readonly keys: readonly (readonly [string, string])[];
  readonly letters: Settings['letterKeys'];
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactNode => {
  const { words } = useLocale();
  return (
    <SheetDialog title={title} open={open} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{words.settings.lettersAre[letters]}</p>
    </SheetDialog>
  );
};
