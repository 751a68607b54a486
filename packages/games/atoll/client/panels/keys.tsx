import { useEffect, useState, type ReactNode } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { KeysDialog } from '@atoll/table-kit/ui/dialog/keys-dialog.tsx';
import { useAtollLocale } from '../words/atoll-locale.ts';
import { loadKeys, type KeyList } from '../words/load-later-words.ts';

const NONE: KeyList = [];

/** All keys of the table. */
export function Keys({
  letters,
  onClose,
}: {
  readonly letters: Settings['letterKeys'];
  readonly onClose: () => void;
}): ReactNode {
  const locale = useAtollLocale();
  const [keys, setKeys] = useState(NONE);
  useEffect(() => {
    loadKeys(locale).then(setKeys, (error: unknown) => console.error(error));
  }, [locale]);
  return (
    <KeysDialog title={locale.spoken.keys} keys={keys} letters={letters} open onClose={onClose} />
  );
}
