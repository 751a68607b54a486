import { palette } from '@atoll/art';
import type { DasAtollView } from '../../src/index.ts';
import { HARBOURS, HEXES } from '../../src/board/index.ts';
import { isCommonest, throwsFor } from '../../src/table-facts.ts';
import { Container, Graphics, Sprite } from 'pixi.js';
import { label } from '@atoll/table-kit/table/canvas/label.ts';
import { pageContrast } from '@atoll/table-kit/table/canvas/drawing/mark-theme.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { CHIP_DROP, harbourSign } from '../drawing/sea-picture.ts';
import { HEX_SPOTS } from '../map/plane.ts';
import type { Pictures } from './pictures.ts';
import { piers } from './piers.ts';

/** A picture with its middle at a spot, `size` units high, or as large as it was drawn. */
export function pictureAt(
  pictures: Pictures,
  name: string,
  { x, y, size }: Spot & { readonly size?: number },
): Sprite {
  const picture = pictures.get(name);
  if (picture === undefined) throw new Error(`there is no picture ${name}`);
  const { texture, box } = picture;
  const sprite = new Sprite(texture);
  const k = size === undefined ? 1 : size / box.height;
  sprite.anchor.set(0.5);
  sprite.setSize(box.width * k, box.height * k);
  sprite.position.set(x, y);
  return sprite;
}

/** Everything that is drawn for one match and never changes: sea, lands, chips, harbours. */
export function lands(view: DasAtollView, pictures: Pictures): Container {
  const out = new Container();
  const { texture, box } = pictures.get('sea')!;
  const sea = new Sprite(texture);
  sea.position.set(box.x, box.y);
  sea.setSize(box.width, box.height);
  out.addChild(sea, piers(view));
  HEXES.forEach(({ isLand, q, r }, hex) => {
    if (!isLand) return;
    const variant = Math.abs(q * 2 + r) % 2;
    out.addChild(pictureAt(pictures, `tile/${view.terrain[hex]}/${variant}`, HEX_SPOTS[hex]!));
  });
  HARBOURS.forEach((_, harbour) => {
    const kind = view.harbours[harbour] ?? 'none';
    if (kind !== 'none') out.addChild(harbourBoard(kind, harbourSign(harbour), pictures));
  });
  return out;
}

/** The board of a harbour: the resource it takes, and how many for one. */
function harbourBoard(kind: string, { x, y }: Spot, pictures: Pictures): Container {
  const out = new Container();
  const g = new Graphics()
    .roundRect(x - 20 + 1.5, y - 24 + 2.5, 40, 48, 9)
    .fill({ color: '#0a1130', alpha: 0.45 })
    .roundRect(x - 20, y - 24, 40, 48, 9)
    .fill(palette.paper)
    .stroke({ color: palette.ink, width: 1.6 });
  out.addChild(g);
  const isAny = kind === 'any';
  const rate = label(
    isAny ? '3:1' : '2:1',
    { face: 'display', size: isAny ? 19 : 17, weight: 850, colour: palette.ink },
    'middle',
  );
  rate.position.set(x, y + (isAny ? 0 : 13));
  out.addChild(rate);
  if (!isAny) out.addChild(pictureAt(pictures, `cargo/${kind}`, { x, y: y - 8, size: 26 }));
  return out;
}

/** The chips with their odds; that of the robber's hex is covered by him. */
export function chips(view: DasAtollView): Container {
  const out = new Container();
  view.chips.forEach((chip, hex) => {
    if (chip > 0) out.addChild(chipOf(chip, HEX_SPOTS[hex]!));
  });
  return out;
}

/** Radius of a chip, and how far its dots lie apart. */
const CHIP = 22;
const DOT = 5.4;

/** Dots say how many of 36 throws bring it; the two commonest sums are red and larger. */
function chipOf(chip: number, { x, y }: Spot): Container {
  const out = new Container();
  const [cx, cy] = [x, y + CHIP_DROP];
  const dots = throwsFor(chip);
  const isRed = isCommonest(chip);
  const strong = pageContrast() === 'high';
  const ink = isRed ? (strong ? '#b00000' : '#a8231a') : palette.ink;
  const g = new Graphics()
    .circle(cx + 1.2, cy + 2.4, CHIP)
    .fill({ color: '#0a1130', alpha: 0.45 })
    .circle(cx, cy, CHIP)
    .fill(strong ? '#ffffff' : palette.paper)
    .stroke({ color: ink, width: isRed ? 2.4 : 1.4 });
  for (let i = 0; i < dots; i++) g.circle(cx + (i - (dots - 1) / 2) * DOT, cy + 13, 2).fill(ink);
  const number = label(
    String(chip),
    { face: 'display', size: isRed ? 29 : 26, weight: isRed ? 900 : 800, colour: ink },
    'middle',
  );
  number.position.set(cx, cy - 4);
  out.addChild(g, number);
  return out;
}
