import { palette } from '@atoll/art';
import { Container } from 'pixi.js';
import type { IconStyle } from '@atoll/table-kit/table/canvas/drawing/icon-rows.ts';
import { icon, square, type Pictures } from '@atoll/table-kit/table/canvas/drawing/pieces.ts';
import { iconKind } from '../icon-kind.ts';

const BADGE = { paper: 'badge', coral: 'coral-badge' } as const;
const INK = { paper: palette.ink, coral: palette.coralCard.text } as const;
/** A disc is so much larger than other icons. */
const DISC = 3;

/** How icons of that size stand among words on the paper of an animal or of a coral. */
export function iconsOn(
  kit: Pictures,
  ground: keyof typeof INK,
  size: number,
): Pick<IconStyle, 'colour' | 'drawIcon'> {
  const colour = INK[ground];
  const drawIcon: IconStyle['drawIcon'] = (name) => {
    const kind = iconKind(name);
    const width = kind === 'disc' ? size + DISC : size;
    const node = new Container();
    const sprite = icon(
      kit,
      `${kind === 'disc' ? BADGE[ground] : kind}/${name}`,
      square(0, -width / 2, width),
    );
    if (kind === 'glyph') sprite.tint = colour;
    node.addChild(sprite);
    return { node, width };
  };
  return { colour, drawIcon };
}
