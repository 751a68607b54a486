import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { words } from '../../words/index.ts';
import { Glyph } from './drawing.tsx';

interface SheetDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet of paper over the page: titled, closed with Escape, a click beside it, or its button. */
export const SheetDialog = ({ title, open, onClose, children }: SheetDialogProps): ReactNode => (
  <Radix.Root open={open} onOpenChange={(next) => { if (!next) onClose(); }}>
    <Radix.Portal>
      <Radix.Overlay className="veil" />
      <Radix.Content className="dialog grain" aria-describedby={undefined}>
        <header className="dialog-head">
          <Radix.Title>{title}</Radix.Title>
          <Radix.Close className="icon-button on-paper" aria-label={words.close}><Glyph name="close" size={18} /></Radix.Close>
        </header>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
