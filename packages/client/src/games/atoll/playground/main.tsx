import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/piazzolla/opsz.css';
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
import { loadAtoll } from '../load-atoll.ts';
import '../../../style/all.ts';

// A match inside the page:
// ?seats=2&seat=0&skip=40&seed=a&events&renderer=canvas&animation=1&pace=600&text=200&builder
const asked = new URLSearchParams(location.search);
const number = (key: string, fallback: number): number => Number(asked.get(key) ?? fallback);
const names = ['Mira', 'Jonas', 'Aki', 'Leocadia'].slice(0, number('seats', 2));
const settings: Settings = {
  language: 'auto',
  animation: number('animation', 1),
  renderer: asked.get('renderer') === 'webgl' ? 'webgl' : 'canvas',
  textSize: number('text', 100) as Settings['textSize'],
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
  gap: 16,
  alignItems: 'center',
  padding: '0 14px',
  color: '#e9e1d2',
  font: '16px/1.2 "Atkinson Hyperlegible Next Variable"',
};

let dice = number('dice', 1);
const roll = (): number => (dice = (dice * 48271) % 2147483647) / 2147483647;

/**
 * With `builder`, reefs grow as large as they can: every possible card is bought, and lies close to
 * the middle.
 */
const building = asked.get('builder') !== null;
const WISHES = ['buyCoral', 'buyAnimal', 'cell'];
function build(legal: readonly unknown[]): unknown {
  const all = legal as readonly {
    readonly type: string;
    readonly x?: number;
    readonly y?: number;
  }[];
  const wish = WISHES.find((type) => all.some((action) => action.type === type));
  const open = all.filter((action) => action.type === wish);
  const far = ({ x = 0, y = 0 }: (typeof all)[number]): number => x * x + 2 * y * y;
  return wish === 'cell'
    ? open.toSorted((a, b) => far(a) - far(b))[0]
    : open[Math.floor(roll() * open.length)];
}

/** A seat that plays on and on: it passes only now and then. */
function choose(legal: readonly unknown[]): unknown {
  if (building) {
    const built = build(legal);
    if (built !== undefined) return built;
  }
  const best = legal.filter(
    (action) =>
      !['pass', 'done', 'no', 'bloom', 'sell'].includes((action as { type: string }).type),
  );
  const from = best.length > 0 && roll() > 0.06 ? best : legal;
  return from[Math.floor(roll() * from.length)];
}

const id = chooseLocale('auto');
const locale: Locale = { id, words: await loadWords(id), format: formatsFor(id), games: {} };
const atoll = await loadAtoll(locale);

function Page({ session }: { readonly session: TableSession }): ReactNode {
  const table = useSyncExternalStore(session.subscribe, session.getState);
  const [hint, setHint] = useState<string>();
  const { seats, sentence } = atoll.status({ table, names });
  const snapshot = table.snapshot!;
  return (
    <>
      <header style={{ ...BAR, height: innerWidth < 600 ? 45 : 48 }}>
        {innerWidth < 600 || atoll.Headline === undefined ? null : (
          <atoll.Headline snapshot={snapshot} />
        )}
        <p role="status">
          {hint ?? sentence} ({seats.join()})
        </p>
      </header>
      <main style={{ minHeight: 0 }}>
        {atoll.table({ session, settings, names, onHint: setHint })}
      </main>
    </>
  );
}

const { game } = await catalog['atoll']!.load();
const session = createLocalSession({
  game,
  names,
  choose: ({ legal }) => choose(legal),
  begin: {
    seed: asked.get('seed') ?? 'a',
    options: asked.get('events') === null ? {} : { events: true },
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
