import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@atoll/table-kit/ui/dialog/confirm-dialog.tsx';
import { useTalkWords } from './talk-words-context.ts';

/** For the host: deletes all chat messages, after a confirmation. */
export function DeleteAll({ onDelete }: { readonly onDelete: () => void }): ReactNode {
  const talk = useTalkWords();
  const [open, setOpen] = useState(false);
  const sure = (): void => {
    setOpen(false);
    onDelete();
  };
  return (
    <ConfirmDialog
      words={{
        title: talk.deleteAllTitle,
        text: talk.deleteAllText,
        keep: talk.keep,
        sure: talk.deleteAll,
      }}
      open={open}
      onOpen={setOpen}
      opener={{ label: talk.deleteAll, className: 'said-do' }}
      onSure={sure}
    />
  );
}
