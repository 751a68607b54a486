import type { ReactNode } from 'react';
import type { Settings } from '../settings/settings.ts';
import { words } from '../words/index.ts';
import { SheetDialog } from './dialog.tsx';

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
}): ReactNode => (
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
