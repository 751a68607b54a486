import { DEFS } from '@atoll/art';
import { CLOSE_REPLACED, NO_PROMPT } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readSnapshot } from '../net/snapshot.ts';
import { LiveSession } from '../net/live-session.ts';
import type { Transport } from '../net/transport.ts';
import { usePageWidth } from '../shell/page-width.ts';
import { loadLocale } from '../shell/load-locale.ts';
import { TableView } from '../shell/table/table-view.tsx';
import '../style/all.ts';
import { chooseLocale } from '../words/choose-locale.ts';
import { LocaleScope } from '../words/use-locale.ts';
import { stills } from './tables.ts';

const asked = new URLSearchParams(location.search);
const { seat, raw } = stills[asked.get('still') ?? 'room'] ?? { seat: -1, raw: {} };
const end = asked.get('end');

/** Static: every request is granted and nothing happens. */
const transport: Transport = {
  ensure: async () => {
    if (end === 'lost' && table.getState().snapshot) throw new Error('nobody listens');
    return 'room';
  },
  join: async (_room, _options, listener) => {
    listener.state(readSnapshot(raw));
    const codes =
      seat < 0 ? { code: '', longCode: '' } : { code: 'KXR7MP', longCode: 'KXR7MPACDEFG' };
    listener.welcome({ seat, host: seat === 0, seq: 0, duty: NO_PROMPT, ...codes });
    if (end) setTimeout(() => listener.closed(end === 'lost' ? 1006 : CLOSE_REPLACED), 300);
    return {
      request: async (name) =>
        name === 'history' ? { ok: true, steps: [] } : { ok: true, seq: 0 },
      close: () => {},
    };
  },
};

const table = new LiveSession({
  transport,
  matchId: 'still',
  newId: () => 'decision',
  wait: () => new Promise(() => {}),
});
table.open();

function Still(): ReactNode {
  usePageWidth(100);
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: DEFS }} />
      <TableView table={table} matchId="still" token={seat < 0 ? undefined : 'playground'} />
    </>
  );
}

const locale = await loadLocale(chooseLocale('auto'));
createRoot(document.getElementById('root') as HTMLElement).render(
  <LocaleScope locale={locale}>
    <Still />
  </LocaleScope>,
);
