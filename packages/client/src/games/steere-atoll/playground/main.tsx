import '../../../style/all.ts';
import { DEFS } from '@atoll/art';
import { catalog } from '@atoll/catalog';
import { formatsFor } from '@atoll/engine';
import {
  StrictMode,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import type { Settings } from '../../../settings/settings.ts';
import type { TableSession } from '../../../table/session/table-session.ts';
import { createLocalSession } from '../../../table/session/local-session.ts';
import { chooseLocale } from '../../../words/choose-locale.ts';
import { loadWords } from '../../../words/load-words.ts';
import type { Locale } from '../../../words/locale.ts';
import { LocaleScope } from '../../../words/use-locale.ts';
import { loadSteereAtoll } from '../load-steere-atoll.ts';

// A match inside the page:
// ?size=11&seat=0&skip=20&seed=a&renderer=canvas&animation=1&pace=600&dice=1
const asked = new URLSearchParams(location.search);
const number = (key: string, fallback: number): number => Number(asked.get(key) ?? fallback);
const names = ['Mira', 'Jonas'];
const settings: Settings = {
  language: 'auto',
  animation: number('animation', 1),
  renderer: asked.get('renderer') === 'webgl' ? 'webgl' : 'canvas',
  textSize: 100,
  shade: 'dark',
  contrast: 'system',
  pace: 600,
  turnVolume: 0,
  tableVolume: 0,
  letterKeys: 'on',
  firstTimes: 'on',
  coach: 'off',
  askFirst: 'final',
  autoPass: 'off',
};

const BAR: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  padding: '0 14px',
  color: '#e9e1d2',
};

let dice = number('dice', 1);
const roll = (): number => (dice = (dice * 48271) % 2147483647) / 2147483647;
const choose = (legal: readonly unknown[]): unknown => legal[Math.floor(roll() * legal.length)];

const id = chooseLocale('auto');
const locale: Locale = { id, words: await loadWords(id), format: formatsFor(id), games: {} };
const steereAtoll = await loadSteereAtoll(locale);

function Page({ session }: { readonly session: TableSession }): ReactNode {
  const table = useSyncExternalStore(session.subscribe, session.getState);
  const [hint, setHint] = useState<string>();
  const { seats, sentence } = steereAtoll.status({ table, names });
  return (
    <>
      <header style={{ ...BAR, height: innerWidth < 600 ? 45 : 48 }}>
        <p role="status">
          {hint ?? sentence} ({seats.join()})
        </p>
      </header>
      <main style={{ minHeight: 0 }}>
        {steereAtoll.table({ session, settings, names, onHint: setHint })}
      </main>
    </>
  );
}

const { game } = await catalog['steere-atoll']!.load();
const session = createLocalSession({
  game,
  names,
  choose: ({ legal }) => choose(legal),
  begin: {
    seed: asked.get('seed') ?? 'a',
    options: { size: number('size', 11), swap: asked.get('swap') !== 'no' },
  },
  seat: number('seat', 0),
  skip: { decisions: number('skip', 0), choose },
  pace: number('pace', 600),
});
const root = createRoot(document.getElementById('root')!);
root.render(
  <StrictMode>
    <div dangerouslySetInnerHTML={{ __html: DEFS }} />
    <LocaleScope locale={locale}>
      <Page session={session} />
    </LocaleScope>
  </StrictMode>,
);
