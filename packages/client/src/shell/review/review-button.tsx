import { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { SheetDialog } from '@atoll/table-kit/ui/dialog/dialog.tsx';
import type { ReviewPanelProps } from './review-panel.tsx';

const LatePanel = lazyWithRetry(async () => (await import('./review-panel.tsx')).ReviewPanel);

interface ReviewButtonProps extends ReviewPanelProps {
  readonly label: string;
  readonly title: string;
}

/** Opens the coach's look back; it closes when the replay moves to one of its positions. */
export function ReviewButton({
  label,
  title,
  onShow,
  onPlay,
  ...panel
}: ReviewButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className="button second small" onClick={() => setOpen(true)}>
        {label}
      </button>
      <SheetDialog title={title} open={isOpen} onClose={close}>
        <LatePanel
          {...panel}
          onShow={(position, seat) => {
            close();
            onShow(position, seat);
          }}
          onPlay={(position, seat) => {
            close();
            onPlay(position, seat);
          }}
        />
      </SheetDialog>
    </>
  );
}
