import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { gameEntries } from '../../games/registry.ts';
import type { GameEntry } from '../../table-host.ts';
import { words } from '../../words/index.ts';
import { Glyph } from '../parts/drawing.tsx';
import { SheetDialog } from '../parts/dialog.tsx';
import { lastName } from '../person.ts';
import { takeNote } from '../route.ts';
import { ScenePage } from '../scene/scene-page.tsx';
import { SettingsForm } from '../settings-form.tsx';
import { CreateForm } from './create-form.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { NEW_TABLE, openTable } from './enter.ts';
import { HowItWorks } from './how-it-works.tsx';
import { MyMatches } from './my-matches.tsx';
import { initialOptions } from './options.ts';
import { PublicTables } from './public-tables.tsx';

interface LobbyPageProps {
  /** The game that new tables are for. */
  readonly game?: GameEntry;
}

/** The first page. */
export function LobbyPage({ game = gameEntries[0] as GameEntry }: LobbyPageProps): ReactNode {
  const [name, setName] = useState(lastName);
  const [creating, setCreating] = useState(() => takeNote() === NEW_TABLE && name !== '');
  const [settings, setSettings] = useState(false);
  useEffect(() => { document.title = words.title(words.lobby.title); }, []);
  const solo = () => openTable({ game: game.id, name: name.trim(), seats: 1, access: 'private', options: initialOptions(game) });
  return (
    <>
      <ScenePage tagline={game.tagline}
        panel={<EntryPanel name={name} onName={setName} onCreate={() => setCreating(true)} onSolo={solo} />}
        sheet={creating
          ? <CreateForm game={game} name={name} onCancel={() => setCreating(false)} />
          : <><MyMatches /><PublicTables /><HowItWorks /></>}
        foot={<button type="button" className="button chip" onClick={() => setSettings(true)}>
          <Glyph name="settings" size={16} /> {words.lobby.settings}
        </button>} />
      <SheetDialog title={words.settings.title} open={settings} onClose={() => setSettings(false)}><SettingsForm /></SheetDialog>
    </>
  );
}
