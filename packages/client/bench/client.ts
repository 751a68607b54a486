import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalog } from '@atoll/catalog';
import { GameServer } from '../../../test/browser/support/server/game-server.ts';
import { arrive, type Arrival } from './support/arrival.ts';
import { BarePage } from './support/bare-page.ts';
import { playFrames } from './support/frames.ts';
import { Friend } from './support/friend.ts';
import { LIMITS } from './support/weight-limits.ts';
import { playLongFrames, type LongFrames } from './support/long-frames.ts';
import { startOffline } from './support/offline-start.ts';
import { NETWORK, openBrowser, openPhone, SLOWDOWN } from './support/phone.ts';
import { lookThrough } from './support/replays.ts';
import { OTHER_GAMES, weighScreens, weighTable, type Screens } from './support/screens.ts';
import { recordWaterfall } from './support/waterfall.ts';
import { waterfallPicture } from './support/waterfall-picture.ts';
import { watchLongFrames } from './support/watched-match.ts';
import { KINDS, weightOf, type Kind } from './support/traffic.ts';

/**
 * Measures the size of the client, and how soon an invited guest can play: npm run -s bench --
 * client [--runs 7] [--part sizes]. Sizes are those of the build; times are of a phone on 4G with
 * an empty cache, alternating with a bare page over the same network. Frames are those of decisions
 * at a table on this machine, alternating between the renderers; long frames are those over 50 ms
 * on a processor four times slower, with the scripts of the longest. A replay has a thousand
 * decisions and comes from a file. Offline is how soon the cached program can be played without a
 * network. A waterfall is drawn on request only, into the file of `--svg`: what one invited guest
 * waits for until the first move. Exits with 1 when a screen exceeds its size limit.
 */
const PARTS = [
  'sizes',
  'times',
  'waterfall',
  'frames',
  'long-frames',
  'replay',
  'offline',
] as const;
const { values } = parseArgs({
  options: {
    /** One of the parts only. */
    part: { type: 'string' },
    game: { type: 'string', default: 'atoll' },
    runs: { type: 'string', default: '7' },
    /** The file into which the waterfall is drawn. */
    svg: { type: 'string' },
  },
});
const part = PARTS.find((name) => name === values.part);
if (values.part !== undefined && !part) throw new Error(`--part is one of ${PARTS.join(', ')}`);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs is a whole number from 1 on, not ${values.runs}`);

/** The number of decisions during which frames are counted. */
const DECISIONS = 30;
/** The number of decisions that are watched at the table of each game. */
const WATCHED = 15;

const kilo = (bytes: number): string => (bytes / 1_000).toFixed(1);
const second = (ms: number): string => (ms / 1_000).toFixed(2);

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  console.log(
    [
      line(head),
      line(head.map((_, column) => (column === 0 ? '---' : '---:'))),
      ...rows.map(line),
      '',
    ].join('\n'),
  );
}

/** How many of the longest frames are listed. */
const LISTED = 12;

const LONG_FRAME_COLUMNS = [
  'seconds',
  'CPU s',
  'frames over 50 ms',
  'over 100 ms',
  'longest, ms',
  'blocked, ms',
] as const;

function longFrameFigures({ frames, seconds, busy }: LongFrames): readonly string[] {
  const over = (ms: number): string =>
    String(frames.filter(({ duration }) => duration > ms).length);
  const longest = Math.max(0, ...frames.map(({ duration }) => duration));
  const blocked = frames.reduce((sum, { blocking }) => sum + blocking, 0);
  return [
    seconds.toFixed(0),
    busy.toFixed(1),
    over(50),
    over(100),
    String(longest),
    String(blocked),
  ];
}

function printLongFrames(found: LongFrames): void {
  const longest = found.frames.toSorted((a, b) => b.duration - a.duration);
  printTable(LONG_FRAME_COLUMNS, [longFrameFigures(found)]);
  printTable(
    ['longest frames, ms', 'after', 'layout and paint, ms', 'scripts'],
    longest
      .slice(0, LISTED)
      .map(({ duration, after, layout, scripts }) => [
        String(duration),
        after,
        String(layout),
        scripts.map((script) => `${script.duration} ${script.invoker} ${script.source}`).join('; '),
      ]),
  );
}

const NAMES: Readonly<Record<keyof Screens, string>> = {
  lobby: 'lobby',
  table: 'table of a match',
  finer: 'finer pictures, once the table stands',
  invited: 'invitation, waiting room, table',
};

function printSizes(screens: Screens): void {
  const rows = (Object.keys(NAMES) as (keyof Screens)[]).flatMap((screen) =>
    KINDS.flatMap((kind: Kind) => {
      const { files, raw, gzip, transferred } = weightOf(screens[screen], kind);
      return files === 0
        ? []
        : [[`${NAMES[screen]}: ${kind}`, String(files), kilo(raw), kilo(gzip), kilo(transferred)]];
    }),
  );
  printTable(['kB', 'files', 'raw', 'gzip', 'transferred'], rows);
}

/** Prints the actual sizes beside their limits; returns whether all are met. */
function keepsLimits({ lobby, table }: Screens): boolean {
  const checks = [
    ['script of the lobby', weightOf(lobby, 'script').gzip, LIMITS.lobbyScript],
    ['script of a table', weightOf(table, 'script').gzip, LIMITS.tableScript],
    ['art of a table', weightOf(table, 'art').gzip, LIMITS.tableArt],
  ] as const;
  return keptLimits(checks);
}

function keptLimits(checks: readonly (readonly [string, number, number])[]): boolean {
  printTable(
    ['kB, gzip', 'is', 'may be', ''],
    checks.map(([name, is, most]) => [
      name,
      kilo(is),
      kilo(most),
      is <= most ? 'kept' : '**broken**',
    ]),
  );
  return checks.every(([, is, most]) => is <= most);
}

/** The same for the tables of the other games. */
async function keepsLimitsOfOthers(): Promise<boolean> {
  const rows: (readonly [game: string, is: number, most: number])[] = [];
  for (const game of OTHER_GAMES) {
    const { gzip } = weightOf(await weighTable(browser, server.url, game), 'script');
    rows.push([game, gzip, LIMITS.tableScripts[game]]);
  }
  return keptLimits(rows.map(([game, is, most]) => [`script of a table of ${game}`, is, most]));
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
const range = (all: readonly number[]): string =>
  `${second(Math.min(...all))} to ${second(Math.max(...all))}`;

const server = await GameServer.start();
const browser = await openBrowser();
const bare = await BarePage.serve();
try {
  if (part === undefined || part === 'sizes') {
    const screens = await weighScreens(browser, server.url, values.game);
    printSizes(screens);
    if (!keepsLimits(screens)) process.exitCode = 1;
    if (!(await keepsLimitsOfOthers())) process.exitCode = 1;
  }
  if (part === undefined || part === 'frames') {
    const rows: (readonly string[])[] = [];
    for (const renderer of ['webgl', 'canvas', 'auto'] as const) {
      const { drawn, over33, over50, longest } = await playFrames(browser, server.url, {
        renderer,
        decisions: DECISIONS,
      });
      rows.push([renderer, String(drawn), String(over33), String(over50), longest.toFixed(0)]);
    }
    console.log(
      `Frames of ${DECISIONS} decisions alone, 1280 × 800, motion at ordinary speed, no graphics card.\n`,
    );
    printTable(['drawn with', 'frames', 'over 33 ms', 'over 50 ms', 'longest, ms'], rows);
  }
  if (part === undefined || part === 'long-frames') {
    const played = await playLongFrames(browser, server.url, { decisions: DECISIONS });
    console.log(
      `${DECISIONS} decisions alone, 1280 × 800, motion at ordinary speed, processor ${SLOWDOWN} times slower.\n`,
    );
    printLongFrames(played);
    const rows: (readonly string[])[] = [];
    for (const [game, { load }] of Object.entries(catalog)) {
      const { min } = (await load()).game.seats;
      for (const renderer of ['webgl', 'canvas'] as const) {
        const asked = { game, seats: Math.max(2, min), renderer, decisions: WATCHED };
        const watched = await watchLongFrames(browser, server.url, asked);
        rows.push([game, renderer, ...longFrameFigures(watched)]);
      }
    }
    console.log(`${WATCHED} decisions of programs, watched; otherwise the same.\n`);
    printTable(['game', 'drawn with', ...LONG_FRAME_COLUMNS], rows);
  }
  if (part === undefined || part === 'replay') {
    const { decisions, first, again, places, longest } = await lookThrough(browser, server.url);
    printTable(
      ['decisions', 'opened first, s', 'opened again, s', 'places a second', 'longest place, ms'],
      [[String(decisions), second(first), second(again), places.toFixed(0), longest.toFixed(0)]],
    );
  }
  if (part === undefined || part === 'offline') {
    const starts = (await startOffline(browser, server, runs)).map(({ playable }) => playable);
    console.log(
      `Seconds until a match can be begun without a network: ${runs} runs, processor ${SLOWDOWN} times slower.\n`,
    );
    printTable(['median', 'range'], [[second(median(starts)), range(starts)]]);
  }
  if (part === 'waterfall') {
    if (values.svg === undefined) throw new Error('--part waterfall needs --svg <file>');
    const friend = await Friend.invite(server.url, values.game);
    const phone = await openPhone(browser, { network: '4g' });
    const fall = await recordWaterfall(browser, phone, `${server.url}/j/${friend.code}`);
    friend.leave();
    writeFileSync(values.svg, waterfallPicture(fall));
    console.log(`${fall.requests.length} requests: ${values.svg}`);
  }
  if (part === undefined || part === 'times') {
    const arrivals: Arrival[] = [];
    const floor: number[] = [];
    for (let run = 0; run < runs; run++) {
      const plain = await openPhone(browser, { network: '4g' });
      floor.push(await bare.arrive(plain));
      await plain.context().close();
      const friend = await Friend.invite(server.url, values.game);
      const phone = await openPhone(browser, { network: '4g' });
      arrivals.push(await arrive(phone, `${server.url}/j/${friend.code}`));
      await phone.context().close();
      friend.leave();
    }
    const { down, roundTrip } = NETWORK;
    const least = median(floor);
    const conditions = `${down / 1_000} Mbit/s, ${roundTrip} ms there and back, processor ${SLOWDOWN} times slower`;
    console.log(`Seconds after the link was opened: ${runs} runs, ${conditions}.\n`);
    const row = (name: string, all: readonly number[]): readonly string[] => [
      name,
      second(median(all)),
      range(all),
      (median(all) / least).toFixed(1),
    ];
    printTable(
      ['', 'median', 'range', ': bare page'],
      [
        row('bare page: its button has answered', floor),
        row(
          'invitation can be accepted',
          arrivals.map(({ form }) => form),
        ),
        row(
          'button of the first legal move is there',
          arrivals.map(({ shown }) => shown),
        ),
        row(
          'button of the first legal move has answered',
          arrivals.map(({ works }) => works),
        ),
      ],
    );
  }
} finally {
  bare.close();
  await browser.close();
  await server.close();
}
