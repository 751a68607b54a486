import { useState, type ReactNode } from 'react';
import { SheetDialog } from '../../ui/dialog.tsx';
import { loadNotifyWords } from '../../words/load-later-words.ts';
import { useLaterWords } from '../../words/use-later-words.ts';
import { latePart } from '../../late/late-part.tsx';

/** Asked for by a press of a button; the menu itself does without. */
const NoticesForm = latePart(async () => (await import('./notices-form.tsx')).NoticesForm);

/** In the menu: what this device is told while nobody looks at it. */
export function NoticesLine({ matchId }: { readonly matchId: string }): ReactNode {
  const words = useLaterWords(loadNotifyWords);
  const [open, setOpen] = useState(false);
  if (!words) return null;
  return (
    <div className="menu-line">
      <button type="button" className="button dark small" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <p className="quiet">{words.openHint}</p>
      <SheetDialog title={words.open} open={open} onClose={() => setOpen(false)}>
        <NoticesForm words={words} matchId={matchId} />
      </SheetDialog>
    </div>
  );
}
