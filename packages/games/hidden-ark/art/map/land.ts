import { clipTo, g, line, path } from '@atoll/art/draw/paper.ts';
import { f2 } from '@atoll/art/draw/numbers.ts';
import { rng } from '@atoll/art/draw/random.ts';
import { boxField, ellipseField, outline, raised, ripple, sample, softMin } from './field.ts';
import type { Field } from './field.ts';
import type { Geography, Oval } from './geography.ts';
import { CELL, FRAME, mapSize, middleOf } from './measures.ts';
import { cellOf, keyOf, landCells } from './plan.ts';
import type { Cell, MapPlan } from './plan.ts';

/** Distance between two samples of the coast, in units. */
const STEP = 2.2;
/** How far coasts wander, in units. */
const WANDER = 7.5;
/** Half the side of the water in a space that no land may cover. */
const CLEAR = 29;
/** Land at the edge of the map goes on below its frame. */
const BEYOND = 60;

const oval = ([x, y, rx, ry]: Oval): Field =>
  ellipseField({ x: FRAME + x * CELL, y: FRAME + y * CELL, rx: rx * CELL, ry: ry * CELL });

const lowest = (fields: readonly Field[]): Field =>
  fields.length === 0
    ? () => 1000
    : (x, y) => fields.reduce((least, field) => Math.min(least, field(x, y)), 1000);

/** The box of a cell, which reaches over the edge of the map where it lies there. */
function cellBox({ columns, rows }: MapPlan, { column, row }: Cell, by: number): Field {
  const left = column === 0 ? -BEYOND : FRAME + column * CELL - by;
  const top = row === 0 ? -BEYOND : FRAME + row * CELL - by;
  const right = FRAME + (column + 1) * CELL + (column === columns - 1 ? BEYOND : by);
  const bottom = FRAME + (row + 1) * CELL + (row === rows - 1 ? BEYOND : by);
  return boxField(
    { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top },
    21,
  );
}

/** The land without its bays and with straight coasts. */
function solidField(plan: MapPlan, { shapes, capes }: Geography): Field {
  const cells = landCells(plan).flatMap((cell) => {
    const own = shapes[keyOf(cell)];
    return own ? own.map(oval) : [cellBox(plan, cell, 2)];
  });
  const parts = [...cells, ...capes.map(oval)];
  return (x, y) => parts.reduce((height, field) => softMin(height, field(x, y), 9), 1000);
}

/** How far it is to the coast, below 0 on land. */
function landField(plan: MapPlan, geography: Geography, seed: string): Field {
  const solid = solidField(plan, geography);
  const bays = lowest(geography.waters.map(oval));
  const isles = lowest(geography.islets.map(oval));
  const clear = lowest(
    plan.spaces.map((space) => {
      const box = { ...middleOf(cellOf(space)), width: CLEAR * 2, height: CLEAR * 2 };
      return boxField(box, 14);
    }),
  );
  const wander = ripple(`${seed} coast`, 64);
  return (x, y) => {
    const rough = solid(x, y) + wander(x, y) * WANDER;
    const cut = Math.max(rough, -bays(x, y) - wander(y, x) * 2.5);
    return Math.min(Math.max(cut, -clear(x, y)), isles(x, y) + wander(x, y) * 1.5);
  };
}

const TONES = {
  lake: '#2f86a0',
  shoal: '#8fd6cf',
  beach: '#f6e2b8',
  low: '#93b56a',
  mid: '#7aa05c',
  high: '#66884f',
  desert: '#e3bd7c',
  dune: '#d2a562',
  ice: '#f4f6f4',
  glacier: '#d9e6ef',
} as const;

const layer = (d: string, fill: string, lift: 1 | 2): string =>
  `<path d="${d}" fill="${fill}" fill-rule="evenodd" filter="url(#lift${lift})"/>`;

/** A few peaks beside each other, the farther ones first. */
function range(peaks: Geography['ranges'][number], seed: string): string {
  const r = rng(seed);
  return [...peaks]
    .toSorted((a, b) => a[1] - b[1])
    .map(([px, py]) => {
      const x = FRAME + px * CELL;
      const y = FRAME + py * CELL + 6;
      const h = r.range(12, 17);
      const w = h * r.range(0.62, 0.78);
      const lean = r.range(-1.5, 1.5);
      const p = (dx: number, dy: number): string => `${f2(x + dx)} ${f2(y + dy)}`;
      return g(
        path(`M${p(-w, 0)}L${p(lean, -h)}L${p(w, 0)}Q${p(0, 3)} ${p(-w, 0)}Z`, '#a88b63') +
          path(`M${p(lean, -h)}L${p(w, 0)}Q${p(w * 0.5, 1.6)} ${p(1, 1.4)}Z`, '#7d6449') +
          path(
            `M${p(lean, -h)}L${p(w * 0.42, -h * 0.55)}L${p(w * 0.12, -h * 0.62)}L${p(-w * 0.08, -h * 0.46)}L${p(-w * 0.4, -h * 0.58)}Z`,
            '#fbf6ea',
          ),
        'filter="url(#lift1)"',
      );
    })
    .join('');
}

/** The outline of all land of a side. */
export const coastOutline = (plan: MapPlan, geography: Geography, seed: string): string =>
  outline(sample(landField(plan, geography, seed), { ...mapSize(plan), step: STEP }), 0);

/** All land of a side: shoals, beaches, lowland, uplands, deserts, ice and mountains. */
export function landArt(plan: MapPlan, geography: Geography, seed: string): string {
  const size = { ...mapSize(plan), step: STEP };
  const coast = landField(plan, geography, seed);
  const rise = ripple(`${seed} hills`, 46);
  const ground = sample(coast, size);
  const hills = raised(ground, (x, y) => rise(x, y) * 6);
  const patch = (ovals: readonly Oval[]): string => {
    const field = lowest(ovals.map(oval));
    return outline(
      sample((x, y) => field(x, y) + rise(y, x) * 7, size),
      0,
    );
  };
  const inland = outline(ground, -2.6);
  const desert = patch(geography.deserts);
  const ice = patch(geography.ice);
  const lakes = outline(sample(lowest(geography.waters.map(oval)), size), 8);
  return (
    clipTo(outline(sample(solidField(plan, geography), size), -9), path(lakes, TONES.lake)) +
    path(outline(ground, 9), TONES.shoal, 'fill-rule="evenodd" opacity=".26"') +
    path(outline(ground, 4.5), TONES.shoal, 'fill-rule="evenodd" opacity=".4"') +
    layer(outline(ground, 0), TONES.beach, 2) +
    layer(inland, TONES.low, 1) +
    layer(outline(hills, -12), TONES.mid, 1) +
    layer(outline(hills, -22), TONES.high, 1) +
    clipTo(inland, layer(desert, TONES.desert, 1) + layer(ice, TONES.ice, 1)) +
    line(outline(ground, -0.6), '#fff6e0', 0.7, 'opacity=".55"') +
    geography.ranges.map((peaks, i) => range(peaks, `${seed} ${i}`)).join('')
  );
}
