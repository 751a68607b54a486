import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The button that opens it; left out where something else does. */
  readonly opener?: { readonly label: string; readonly className: string };
  readonly title: string;
  readonly text: string;
  /** Why it could not be done. */
  readonly problem?: string | undefined;
  /** What leaves everything as it is. */
  readonly keep: string;
  readonly sure: string;
  /** The answer of the server is awaited. */
  readonly busy?: boolean;
  readonly onSure: () => void;
}

/** Asks once more before something that cannot be taken back; the safe answer stands first. */
export const ConfirmDialog = ({
  open,
  onOpen,
  opener,
  title,
  text,
  problem,
  keep,
  sure,
  busy = false,
  onSure,
}: ConfirmDialogProps): ReactNode => (
  <Dialog.Root open={open} onOpenChange={onOpen}>
    {opener && <Dialog.Trigger className={opener.className}>{opener.label}</Dialog.Trigger>}
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className="dialog grain" role="alertdialog">
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description>{text}</Dialog.Description>
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <p className="row">
          <Dialog.Close className="button go">{keep}</Dialog.Close>
          <button type="button" className="button plain" disabled={busy} onClick={onSure}>
            {sure}
          </button>
        </p>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
