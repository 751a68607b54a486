import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SheetDialog } from '../../ui/dialog.tsx';
import { Glyph } from '../../ui/drawing.tsx';
import { useLocale } from '../../words/use-locale.ts';
import { follow } from '../route.ts';

/** Asked for by a press of a button; the page itself does without. */
const SettingsForm = lazy(async () => ({
  default: (await import('../settings-form.tsx')).SettingsForm,
}));
const Recovery = lazy(async () => ({
  default: (await import('../recovery/recovery.tsx')).Recovery,
}));

/** What stands below the lobby: settings, cards, files, recovery words. */
export function LobbyFoot(): ReactNode {
  const { words } = useLocale();
  const [open, setOpen] = useState<'nothing' | 'settings' | 'recovery'>('nothing');
  const close = (): void => setOpen('nothing');
  const waiting = <p>{words.loading}</p>;
  return (
    <>
      <button type="button" className="button chip" onClick={() => setOpen('settings')}>
        <Glyph name="settings" size={16} /> {words.lobby.settings}
      </button>
      <a className="button chip" href="/gallery" onClick={follow}>
        <Glyph name="eye" size={16} /> {words.gallery.link}
      </a>
      <a className="button chip" href="/replay" onClick={follow}>
        {words.lobby.openFile}
      </a>
      <button type="button" className="button chip" onClick={() => setOpen('recovery')}>
        {words.lobby.recovery}
      </button>
      <SheetDialog title={words.settings.title} open={open === 'settings'} onClose={close}>
        <Suspense fallback={waiting}>
          <SettingsForm />
        </Suspense>
      </SheetDialog>
      <SheetDialog title={words.lobby.recovery} open={open === 'recovery'} onClose={close}>
        <Suspense fallback={waiting}>
          <Recovery />
        </Suspense>
      </SheetDialog>
    </>
  );
}
