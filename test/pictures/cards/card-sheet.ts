// What the page of a card sheet runs: every card of Atoll as the table draws it, row by row.

import { animals, basicCoral, corals } from '@atoll/game-atoll/cards';
import { loadText } from '@atoll/game-atoll/text';
import { book, sidesOf } from '../../../packages/games/atoll/client/card-index.ts';
import {
  area,
  type FaceSize,
  type Placement,
} from '../../../packages/games/atoll/client/layout/placement.ts';
import { loadArtKit } from '../../../packages/games/atoll/client/scene/art-kit.ts';
import { createPainter } from '../../../packages/games/atoll/client/scene/painter.ts';
import { createStage } from '../../../packages/table-kit/src/table/canvas/stage.ts';

/** Between cards, and around them, in CSS pixels. */
const GAP = 14;

const wish = new URLSearchParams(location.search);
const face = wish.get('face') as FaceSize;
const scale = Number(wish.get('scale'));

/** A card by itself: on a reef as it looks after a while, in an offer as it is bought. */
const placementOf = (card: string, at: number): Placement => {
  const common = { key: card, item: '', card, face, x: 0, y: 0, scale: 1, window: 'open' } as const;
  const fatigue = face === 'M' ? 0 : at % 3;
  if (book.animal(card) === undefined)
    return {
      kind: 'coral',
      colonies: face === 'M' ? sidesOf(card) : 'NESW',
      polluted: false,
      fatigue,
      ...common,
    };
  const level = face === 'M' ? 0 : 1 + (at % 3);
  return { kind: 'animal', level, fatigue, paired: at % 4 === 0, ...common };
};

const [kit, stage] = await Promise.all([
  loadText('en').then((text) => loadArtKit({ book, text })),
  createStage({ preference: 'canvas', onLost: () => undefined }),
]);
await kit.atlas.sharpen(scale * devicePixelRatio);
const painter = createPainter(kit);
const cards = [...animals, basicCoral, ...corals].map(({ id }, at) => placementOf(id, at));
const width = document.documentElement.clientWidth;
let [x, y, row] = [GAP, GAP, 0];
for (const card of cards) {
  const size = area(card);
  if (x + size.width * scale + GAP > width) [x, y, row] = [GAP, y + row + GAP, 0];
  const drawn = painter.draw(card);
  drawn.position.set(x, y);
  drawn.scale.set(scale);
  stage.root.addChild(drawn);
  x += size.width * scale + GAP;
  row = Math.max(row, size.height * scale);
}
const height = y + row + GAP;
stage.canvas.style.cssText += `display:block;width:${width}px;height:${height}px`;
document.body.replaceChildren(stage.canvas);
stage.resize({ width, height, scale: 1 });
await stage.drawn;
document.body.dataset['ready'] = 'true';
