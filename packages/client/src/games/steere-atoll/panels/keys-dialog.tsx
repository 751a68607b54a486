import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { words } from '../words/interface.ts';
import { Glyph } from './icons.tsx';

/** All keys of the table. */
export const KeysDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode => (
  <Dialog.Root open={open} onOpenChange={(next) => { if (!next) onClose(); }}>
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="dialog grain" aria-describedby={undefined}>
        <header className="dialog-head">
          <Dialog.Title>{words.keys}</Dialog.Title>
          <Dialog.Close className="icon-button on-paper" aria-label={words.close}><Glyph name="close" size={18} /></Dialog.Close>
        </header>
        <dl className="sa-keys">
          {words.keyList.map(([key, meaning]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{meaning}</dd></div>)}
        </dl>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
