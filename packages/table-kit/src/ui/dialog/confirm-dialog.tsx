import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

interface ConfirmWords {
  readonly title: string;
  readonly text: string;
  /** The label of the button that changes nothing. */
  readonly keep: string;
  readonly sure: string;
}

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The button that opens it; left out when the caller opens it in another way. */
  readonly opener?: { readonly label: string; readonly className: string };
  readonly words: ConfirmWords;
  /** Why the action failed. */
  readonly problem?: string | undefined;
  /** Whether the server's answer is pending. */
  readonly busy?: boolean;
  readonly onSure: () => void;
  /** An alternative with lower stakes. */
  readonly other?: { readonly text: string; readonly label: string; readonly onPick: () => void };
}

/** Asks for confirmation before an irreversible action; the safe answer comes first. */
export const ConfirmDialog = ({
  open,
  onOpen,
  opener,
  words: { title, text, keep, sure },
  problem,
  busy = false,
  onSure,
  other,
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
        {other && (
          <>
            <p className="quiet">{other.text}</p>
            <p className="row">
              <button type="button" className="button plain" onClick={other.onPick}>
                {other.label}
              </button>
            </p>
          </>
        )}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
