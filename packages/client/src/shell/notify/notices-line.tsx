import type { ReactNode } from 'react';
import { loadNotifyWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';

/** In the menu: opens the notification settings of this device. */
export function NoticesLine({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const words = useLaterWords(loadNotifyWords);
  if (!words) return null;
  return (
    <div className="menu-line">
      <button type="button" className="button dark small" data-notices onClick={onOpen}>
        {words.open}
      </button>
      <p className="quiet">{words.openHint}</p>
    </div>
  );
}
