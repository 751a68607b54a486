import type { Growth, Load } from './growth.ts';

const WIDTH = 860;
const HEIGHT = 300;
const PANEL = 250;
const TOP = 46;
const BOTTOM = 250;
const LEFT = 46;
const OURS = '#0b7285';
const BASELINE = '#adb5bd';
const PEER = '#e8590c';

interface Panel {
  readonly title: string;
  readonly of: (load: Load) => number;
}

const PANELS: readonly Panel[] = [
  { title: 'processor, % of a core', of: ({ processor }) => processor },
  { title: 'round trip p99, ms', of: ({ p99 }) => p99 },
  { title: 'process, MiB', of: ({ memory }) => memory },
];

/** A chart of the cost of matches against their number: our server, the baseline and the peer. */
export function drawGrowth(growth: Growth): string {
  const legend = `<circle cx="${LEFT}" cy="14" r="5" fill="${OURS}"/><text x="${LEFT + 10}" y="18">Atoll, durable</text>
<circle cx="${LEFT + 120}" cy="14" r="5" fill="${BASELINE}"/><text x="${LEFT + 130}" y="18">bare ws server that passes frames on</text>
<circle cx="${LEFT + 400}" cy="14" r="5" fill="${PEER}"/><text x="${LEFT + 410}" y="18">boardgame.io, in memory</text>`;
  const panels = PANELS.map(
    (panel, index) =>
      `<g transform="translate(${index * (PANEL + 30)} 0)">${drawPanel(panel, growth)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#343a40">
<title>Cost against the number of matches, each of four people with an action a second</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>
${legend}
${panels.join('\n')}
</svg>
`;
}

function drawPanel({ title, of }: Panel, { ours, baseline, peer }: Growth): string {
  const most = Math.max(...ours.map(({ matches }) => matches));
  const highest = roundUp(Math.max(...[...ours, ...baseline, ...peer].map(of)));
  const x = (matches: number): number => LEFT + (matches / most) * (PANEL - LEFT);
  const y = (value: number): number => BOTTOM - (value / highest) * (BOTTOM - TOP);
  const line = (loads: readonly Load[], colour: string): string => {
    const points = loads.map((load) => `${x(load.matches).toFixed(1)},${y(of(load)).toFixed(1)}`);
    const dots = points
      .map((point) => point.split(','))
      .map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="3" fill="${colour}"/>`);
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}`;
  };
  const ruled = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const at = y(highest * share).toFixed(1);
    const label = `<text x="${LEFT - 6}" y="${Number(at) + 4}" text-anchor="end">${Number((highest * share).toPrecision(3))}</text>`;
    return `<line x1="${LEFT}" x2="${PANEL}" y1="${at}" y2="${at}" stroke="#e9ecef"/>${label}`;
  });
  const counts = ours
    .filter(({ matches }) => matches >= most / 8)
    .map(
      ({ matches }) =>
        `<text x="${x(matches).toFixed(1)}" y="${BOTTOM + 18}" text-anchor="middle">${matches}</text>`,
    );
  return `<text x="${LEFT}" y="${TOP - 10}" font-weight="bold">${title}</text>
${ruled.join('')}${counts.join('')}<text x="${(LEFT + PANEL) / 2}" y="${BOTTOM + 36}" text-anchor="middle">matches</text>
${line(baseline, BASELINE)}${line(peer, PEER)}${line(ours, OURS)}`;
}

/** The next of 1, 2, 4, 5 or 10 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 4, 5, 10].find((step) => step * power >= value) ?? 10);
}
