import { useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Settings } from '../../settings/settings.ts';
import { SheetDialog } from './dialog.tsx';
import { MoreKeysContext } from '../more-keys.ts';
import { useLocale } from '../../words/use-locale.ts';

/** Keys with their meaning. */
export type KeyList = readonly (readonly [string, string])[];

/** All keys of a table and their effects. */
export function KeysDialog({
  load,
  letters,
  onClose,
}: {
  /** Those of every table unless given. */
  readonly load: (() => Promise<KeyList>) | undefined;
  readonly letters: Settings['letterKeys'];
  readonly onClose: () => void;
}): ReactNode {
  const locale = useLocale();
  const { settings, table } = locale.words;
  const { frame } = table;
  const more = useContext(MoreKeysContext);
  const [keys, setKeys] = useState<KeyList>([]);
  const read = useEffectEvent(() => load?.());
  useEffect(() => {
    read()?.then(setKeys, (error: unknown) => console.error(error));
  }, [locale]);
  return (
    <SheetDialog title={frame.keys} open onClose={onClose}>
      <dl className="keys">
        {(load === undefined ? frame.keyList : keys).map(([key, meaning]) => (
          <KeyRow key={key} name={key} meaning={meaning} />
        ))}
        {more}
      </dl>
      <p className="quiet">{settings.lettersAre[letters]}</p>
    </SheetDialog>
  );
}

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
