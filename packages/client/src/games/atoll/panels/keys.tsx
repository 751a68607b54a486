import type { ReactNode } from 'react';
import type { Settings } from '../../../settings/settings.ts';
import { KeysDialog } from '../../../ui/keys-dialog.tsx';
import { keyList } from '../words/keys.ts';
import { spoken } from '../words/spoken.ts';

/** All keys of the table. */
export const Keys = ({
  letters,
  onClose,
}: {
  readonly letters: Settings['letterKeys'];
  readonly onClose: () => void;
}): ReactNode => (
  <KeysDialog title={spoken.keys} keys={keyList} letters={letters} open onClose={onClose} />
);
