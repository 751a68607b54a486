import type { Requested, Task, Waterfall } from './waterfall.ts';
import type { Kind } from './traffic.ts';

const LEFT = 215;
const RIGHT = 24;
const ROW = 11;
const HEAD = 64;
const LANE = 26;
const WIDTH = 1180;

const COLOURS: Readonly<Record<Kind, string>> = {
  script: '#3b6fb6',
  style: '#8a5aa8',
  font: '#6d6d6d',
  art: '#3f9166',
  other: '#b5762a',
};
const WORK: Readonly<Record<Task['work'], string>> = {
  script: '#3b6fb6',
  layout: '#8a5aa8',
  other: '#a8a8a8',
};

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** Longest name of a file that has room beside the picture. */
const LONGEST_NAME = 32;

/** The name of a file without its folder and hash; of a request to the server, its path. */
function nameOf(path: string): string {
  if (path.startsWith('/api/') || path.startsWith('/matchmake/'))
    return path.replace(/[\w-]{20,}/, '…').replace(/[A-Z0-9]{6,}$/, '…');
  if (path.startsWith('/j/')) return 'the page';
  const file = (path.split('/').at(-1) ?? '').replace(/-[\w-]{7,8}(\.\w+)$/, '$1');
  return file.length > LONGEST_NAME ? `${file.slice(0, LONGEST_NAME - 1)}…` : file;
}

/**
 * The picture of a waterfall, as SVG: a line for each request until the first move, below them the
 * tasks of the main thread and the messages of the room. The pale part of a line is the wait for
 * the first byte.
 */
export function waterfallPicture({ requests, tasks, frames, arrival }: Waterfall): string {
  const end = arrival.works + 150;
  const rows = requests.filter(({ asked }) => asked < arrival.works);
  const x = (ms: number): number =>
    Math.round((LEFT + (ms / end) * (WIDTH - LEFT - RIGHT)) * 10) / 10;
  const bottom = HEAD + rows.length * ROW;
  const height = bottom + 2 * LANE + 40;
  const text = (at: { x: number; y: number; anchor?: string }, said: string): string =>
    `<text x="${at.x}" y="${at.y}" text-anchor="${at.anchor ?? 'start'}">${escaped(said)}</text>`;
  const bar = (from: number, to: number, look: string): string =>
    `<rect x="${x(from)}" width="${Math.max(1, Math.round((x(to) - x(from)) * 10) / 10)}" ${look}/>`;
  const line = ({ path, kind, asked, answered, loaded }: Requested, row: number): string => {
    const y = HEAD + row * ROW;
    const first = Math.min(answered, loaded);
    const look = `y="${y}" height="${ROW - 3}" fill="${COLOURS[kind]}"`;
    return [
      text({ x: LEFT - 8, y: y + ROW - 3.5, anchor: 'end' }, nameOf(path)),
      bar(asked, first, `${look} opacity="0.35"`),
      bar(first, loaded, look),
    ].join('');
  };
  const marks = [
    [arrival.form, 'invitation can be accepted'],
    [arrival.shown, 'first legal move is there'],
    [arrival.works, 'it has answered'],
  ] as const;
  const seconds = Array.from({ length: Math.floor(end / 500) + 1 }, (_, half) => half * 500);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="9" fill="#222">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...seconds.map(
      (ms) =>
        `<path d="M${x(ms)} ${HEAD - 6}V${height - 28}" stroke="#ddd"/>${text({ x: x(ms), y: height - 14, anchor: 'middle' }, `${ms / 1_000} s`)}`,
    ),
    ...rows.map(line),
    text({ x: LEFT - 8, y: bottom + 16, anchor: 'end' }, 'main thread'),
    ...tasks
      .filter(({ from }) => from > 0 && from < end)
      .map(({ from, to, work }) =>
        bar(from, Math.min(to, end), `y="${bottom + 5}" height="16" fill="${WORK[work]}"`),
      ),
    text({ x: LEFT - 8, y: bottom + LANE + 14, anchor: 'end' }, 'messages of the room'),
    ...frames
      .filter((at) => at < end)
      .map((at) => bar(at, at, `y="${bottom + LANE + 3}" height="14" fill="#222"`)),
    ...marks.map(
      ([at, said], level) =>
        `<path d="M${x(at)} ${18 + level * 14}V${height - 28}" stroke="#c03030"/>${text({ x: x(at) - 4, y: 20 + level * 14, anchor: 'end' }, `${said}: ${(at / 1_000).toFixed(2)} s`)}`,
    ),
    '</svg>\n',
  ].join('\n');
}
