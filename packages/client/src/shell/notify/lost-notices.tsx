import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { SheetDialog } from '@atoll/table-kit/ui/dialog/dialog.tsx';
import { loadNotifyWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { ChosenLocale } from '../chosen-locale.tsx';
import { NoticesForm } from './notices-form.tsx';
import { ownNotices } from './own-notices.ts';

let shown: HTMLElement | undefined;

/**
 * Says on any open page that notifications of this device have ended, until the person dismisses
 * it. Placed below a table, so that it covers nothing of it; over any other page.
 */
export function showLostNotices(): void {
  if (shown?.isConnected) return;
  const place = document.createElement('div');
  shown = place;
  place.className = 'banner-place';
  place.setAttribute('role', 'status');
  (document.querySelector('.match') ?? document.body).append(place);
  const root = createRoot(place);
  const end = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(
    <StrictMode>
      <ChosenLocale>
        <LostNotices onEnd={end} />
      </ChosenLocale>
    </StrictMode>,
  );
}

function LostNotices({ onEnd }: { readonly onEnd: () => void }): ReactNode {
  const words = useLaterWords(loadNotifyWords);
  const [open, setOpen] = useState(false);
  if (!words) return null;
  const seen = (): void => {
    ownNotices.seen();
    onEnd();
  };
  return (
    <>
      <p className="banner">
        <span>{words.lost}</span>
        <button type="button" className="button dark small" onClick={() => setOpen(true)}>
          {words.lostAgain}
        </button>
        <button type="button" className="button dark small" onClick={seen}>
          {words.lostSeen}
        </button>
      </p>
      <SheetDialog title={words.open} open={open} onClose={seen}>
        <NoticesForm words={words} />
      </SheetDialog>
    </>
  );
}
