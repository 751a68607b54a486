import { useContext, type ReactNode } from 'react';
import type { Settings } from '../../settings/settings.ts';
import { SheetDialog } from './dialog.tsx';
import { MoreKeysContext } from '../more-keys.ts';
import { useLocale } from '../../words/use-locale.ts';

/** All keys of a table and their effects. */
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
  const more = useContext(MoreKeysContext);
  return (
    <SheetDialog title={title} open={open} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, meaning]) => (
          <KeyRow key={key} name={key} meaning={meaning} />
        ))}
        {more}
      </dl>
      <p className="quiet">{words.settings.lettersAre[letters]}</p>
    </SheetDialog>
  );
};

/** One of the keys in the list. */
export const KeyRow = ({
  name,
  meaning,
}: {
  readonly name: string;
  readonly meaning: string;
}): ReactNode => (
  <div>
    <dt>
      <kbd translate="no">{name}</kbd>
    </dt>
    <dd>{meaning}</dd>
  </div>
);
