import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';
import { Glyph } from '../drawing.tsx';
import { useLocale } from '../../words/use-locale.ts';

export interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A titled sheet of paper over the page. Escape, a click beside it or its button closes it; then
 * the focus returns.
 */
export function Sheet({ title, open, onClose, children }: SheetProps): ReactNode {
  const { words } = useLocale();
  const before = useRef<Element | null>(null);
  useBackCloses(open ? onClose : undefined);
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className="veil" />
        <Radix.Content
          className="dialog grain"
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <header className="dialog-head">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className="icon-button on-paper" aria-label={words.close}>
              <Glyph name="close" size={18} />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
