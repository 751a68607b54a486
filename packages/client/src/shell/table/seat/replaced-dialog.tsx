import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { follow } from '../../route.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** Covers a table whose seat is now played elsewhere. It cannot be closed, only answered. */
export const ReplacedDialog = ({ onTakeBack }: { readonly onTakeBack: () => void }): ReactNode => {
  const { words } = useLocale();
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="dialog grain"
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <Dialog.Title>{words.connection.replaced}</Dialog.Title>
          <Dialog.Description>{words.connection.replacedText}</Dialog.Description>
          <p className="row">
            <button type="button" className="button go" onClick={onTakeBack}>
              {words.connection.takeBack}
            </button>
            <a className="button plain" href="/" onClick={follow}>
              {words.back}
            </a>
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
