import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import type { DeviceWords } from '../../words/load-later-words.ts';

interface ForgetDialogProps {
  readonly words: DeviceWords;
  readonly onForget: () => void;
  readonly onClose: () => void;
}

/** Asks before a seat of a match that goes on is taken off the list: it could be lost by a slip. */
export const ForgetDialog = ({ words, onForget, onClose }: ForgetDialogProps): ReactNode => (
  <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="dialog grain" role="alertdialog">
        <Dialog.Title>{words.forgetTitle}</Dialog.Title>
        <Dialog.Description>{words.forgetText}</Dialog.Description>
        <p className="row">
          <Dialog.Close className="button go">{words.forgetKeep}</Dialog.Close>
          <button type="button" className="button plain" onClick={onForget}>
            {words.forgetDo}
          </button>
        </p>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
