import { type ReactNode, useState } from 'react';
import { SheetDialog } from '@atoll/table-kit/ui/dialog/dialog.tsx';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import type { DeviceWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { follow } from '../route.ts';
import { LoadingLine } from '../parts/loading-line.tsx';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

/** Opened by a button; the page itself does not need it. */
const SettingsForm = lazyWithRetry(
  async () => (await import('../settings-form.tsx')).SettingsForm,
  LoadingLine,
);
const Recovery = lazyWithRetry(
  async () => (await import('../recovery/recovery.tsx')).Recovery,
  LoadingLine,
);

const DeviceForm = lazyWithRetry(
  async () => (await import('../device/device-form.tsx')).DeviceForm,
  LoadingLine,
);

interface LobbyFootProps {
  /** The selected game, whose cards are linked if it has any. */
  readonly game: Pick<GameEntry, 'id' | 'gallery'>;
  /** Undefined until they have loaded. */
  readonly device: DeviceWords | undefined;
}

/** The foot of the lobby: settings, cards, files, recovery words, device storage. */
export function LobbyFoot({ game, device }: LobbyFootProps): ReactNode {
  const { words } = useLocale();
  const [open, setOpen] = useState<'nothing' | 'settings' | 'recovery' | 'device'>('nothing');
  const close = (): void => setOpen('nothing');
  return (
    <>
      <button type="button" className="button chip" onClick={() => setOpen('settings')}>
        <Glyph name="settings" size={16} /> {words.lobby.settings}
      </button>
      {game.gallery !== undefined && (
        <a className="button chip" href={`/gallery/${game.id}`} onClick={follow}>
          <Glyph name="eye" size={16} /> {words.gallery.link}
        </a>
      )}
      <a className="button chip" href="/replay" onClick={follow}>
        {words.lobby.openFile}
      </a>
      <button
        type="button"
        className="button chip"
        title={words.lobby.recoveryUse}
        onClick={() => setOpen('recovery')}
      >
        {words.lobby.recovery}
      </button>
      {device && (
        <button type="button" className="button chip" onClick={() => setOpen('device')}>
          {device.open}
        </button>
      )}
      <SheetDialog title={words.settings.title} open={open === 'settings'} onClose={close}>
        <SettingsForm />
      </SheetDialog>
      <SheetDialog title={words.lobby.recovery} open={open === 'recovery'} onClose={close}>
        <Recovery />
      </SheetDialog>
      {device && (
        <SheetDialog title={device.open} open={open === 'device'} onClose={close}>
          <DeviceForm words={device} />
        </SheetDialog>
      )}
    </>
  );
}
