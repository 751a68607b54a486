// What the page of a sheet of Hidden Ark runs: every tile, token and marker as the map draws it.

import { TILES } from '../../../packages/games/hidden-ark/src/cards/index.ts';
import {
  arrowNames,
  awardNames,
  escalationShapes,
  opportunityShapes,
  regionNames,
} from '../../../packages/games/hidden-ark/art/index.ts';
import { pieceAt } from '../../../packages/games/hidden-ark/client/scene/things.ts';
import { loadAtlas } from '../../../packages/table-kit/src/table/canvas/atlas.ts';
import { createStage } from '../../../packages/table-kit/src/table/canvas/stage.ts';

/** Around every piece, in units of the map. */
const GAP = 8;

interface Row {
  /** The side of the baked piece, in units of the map. */
  readonly baked: number;
  readonly names: readonly string[];
}

const seats = [0, 1, 2, 3, 4, 5];
const ROWS: readonly Row[] = [
  { baked: 56, names: [...TILES.map(({ id }) => `fish/${id}`), 'fish/back'] },
  {
    baked: 44,
    names: [...Object.keys(opportunityShapes).map((id) => `token/${id}`), 'token/back'],
  },
  { baked: 30, names: Object.keys(escalationShapes).map((id) => `escalation/${id}`) },
  { baked: 34, names: [1, 2, 3].map((value) => `points/${value}`) },
  { baked: 56, names: awardNames.map((name) => `award/${name}`) },
  { baked: 40, names: seats.flatMap((seat) => [`vessel/${seat}`, `station/${seat}`]) },
  {
    baked: 24,
    names: [
      ...regionNames.map((name) => `region/${name}-24`),
      ...arrowNames.map((way) => `arrow/${way}`),
    ],
  },
];

const scale = Number(new URLSearchParams(location.search).get('scale'));
const [atlas, stage] = await Promise.all([
  loadAtlas('/art/hidden-ark/'),
  createStage({ preference: 'canvas', onLost: () => undefined }),
]);
await atlas.sharpen(scale * devicePixelRatio);
const width = document.documentElement.clientWidth;
const gap = GAP * scale;
let y = gap;
for (const { baked, names } of ROWS) {
  const size = baked * scale;
  let x = gap;
  for (const name of names) {
    if (x + size + gap > width) [x, y] = [gap, y + size + gap];
    const piece = pieceAt({ atlas, name, baked }, { x: x + size / 2, y: y + size / 2, size });
    stage.root.addChild(piece);
    x += size + gap;
  }
  y += size + gap * 2;
}
stage.canvas.style.cssText += `display:block;width:${width}px;height:${y}px`;
document.body.replaceChildren(stage.canvas);
stage.resize({ width, height: y, scale: 1 });
await stage.drawn;
document.body.dataset['ready'] = 'true';
