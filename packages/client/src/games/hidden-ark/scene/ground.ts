import { palette } from '@atoll/art';
import { regionColours } from '@atoll/art/hidden-ark';
import { MAPS, type Side } from '@atoll/game-hidden-ark/cards';
import { Container, Graphics } from 'pixi.js';
import { label } from '../../../table/canvas/label.ts';
import { pageContrast } from '../../../table/canvas/drawing/mark-theme.ts';
import { CELL, placesOf, planeOf } from '../map/plane.ts';

type Contrast = ReturnType<typeof pageContrast>;

const RADIUS = 12;
/** The lines of strong contrast. */
const LINE = '#7fa6cc';

/** Water and land of a side, as plain sheets. */
export function ground(side: Side): Container {
  const out = new Container();
  const { width, height } = planeOf(side);
  const contrast = pageContrast();
  const sheet = new Graphics().roundRect(-10, -10, width + 20, height + 20, 26);
  sheet.fill(contrast === 'high' ? '#04081c' : palette.pool[0]);
  out.addChild(sheet, land(side, contrast), sea(side, contrast));
  return out;
}

function land(side: Side, contrast: Contrast): Graphics {
  const strong = contrast === 'high';
  const g = new Graphics();
  const { columns, rows } = MAPS[side];
  const water = new Set(
    placesOf(side).flatMap(({ kind, column, row }) =>
      kind === 'space' ? [`${column} ${row}`] : [],
    ),
  );
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (water.has(`${column} ${row}`)) continue;
      g.roundRect(column * CELL - 1, row * CELL - 1, CELL + 2, CELL + 2, 20);
      g.fill(strong ? '#101a38' : '#6f7a5a');
      if (strong) g.stroke({ color: LINE, width: 1.5 });
    }
  return g;
}

function sea(side: Side, contrast: Contrast): Container {
  const strong = contrast === 'high';
  const out = new Container();
  const { spaces } = MAPS[side];
  for (const { id, box, kind } of placesOf(side)) {
    const space = spaces.find((one) => one.id === id);
    if (kind !== 'space' || space === undefined) continue;
    const { lit, water, ink } = regionColours[space.region];
    const { x, y, width, height } = box;
    const window = new Graphics().roundRect(x + 2, y + 2, width - 4, height - 4, RADIUS);
    if (strong) window.fill('#04081c').stroke({ color: LINE, width: 1.5 });
    else {
      window.fill(water);
      window
        .roundRect(x + 5, y + 5, width - 10, height - 10, RADIUS - 2)
        .fill({ color: lit, alpha: 0.55 });
    }
    const name = label(id, {
      face: 'text',
      size: 10,
      weight: 600,
      colour: strong ? '#ffffff' : ink,
    });
    name.position.set(x + 7, y + 5);
    name.alpha = 0.75;
    out.addChild(window, name);
  }
  return out;
}
