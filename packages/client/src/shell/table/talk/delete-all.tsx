import * as Dialog from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { useTalkWords } from './talk-words-context.ts';

/** For the host: deletes all that was said, which a second press confirms. */
export function DeleteAll({ onDelete }: { readonly onDelete: () => void }): ReactNode {
  const talk = useTalkWords();
  const [open, setOpen] = useState(false);
  const sure = (): void => {
    setOpen(false);
    onDelete();
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger className="said-do">{talk.deleteAll}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="dialog grain" role="alertdialog">
          <Dialog.Title>{talk.deleteAllTitle}</Dialog.Title>
          <Dialog.Description>{talk.deleteAllText}</Dialog.Description>
          <p className="row">
            <Dialog.Close className="button go">{talk.keep}</Dialog.Close>
            <button type="button" className="button plain" onClick={sure}>
              {talk.deleteAll}
            </button>
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
