import { palette } from '@atoll/art';
import { Container } from 'pixi.js';
import { drawSpot } from '@atoll/table-kit/table/canvas/drawing/marks.ts';
import { icon, piece, square } from '@atoll/table-kit/table/canvas/drawing/pieces.ts';
import { sizeOf, type Painter } from '@atoll/table-kit/table/canvas/scene/painter.ts';
import { area, isCard, type Placement } from '../layout/placement.ts';
import { drawAnimal } from './animal-card.ts';
import type { ArtKit } from './art-kit.ts';
import { drawCoral } from './coral-card.ts';
import { SHADOW } from './parts.ts';
import { drawCell } from './target.ts';

/**
 * How high a chosen card is held, in units of the card: on a reef, and in an offer, where a heading
 * stands above it.
 */
const HELD = { reef: 8, offer: 3 } as const;

const COLOURS = {
  rim: palette.colony.rim,
  fill: palette.colony.fill,
  ring: palette.candle,
  scraps: [
    palette.dusk[0],
    palette.candle,
    palette.levels.mid,
    palette.dusk[1],
    palette.cream,
    palette.amber.fill,
    palette.colony.fill,
    '#b8a7ea',
  ],
};

const inOffer = (p: Placement): boolean => 'face' in p && p.face === 'M';

function draw(kit: ArtKit, p: Placement): Container {
  switch (p.kind) {
    case 'animal':
      return drawAnimal(kit, p);
    case 'coral':
      return drawCoral(kit, p);
    case 'cell':
      return drawCell(kit, p);
    case 'side':
      return drawSpot();
  }
}

/** How the cards, cells and colonies of Atoll are drawn. */
export function createPainter(kit: ArtKit): Painter<Placement> {
  const painter: Painter<Placement> = {
    colours: COLOURS,
    areaOf: area,
    roleOf: (p) => (isCard(p) ? 'card' : p.kind === 'cell' ? 'place' : 'spot'),
    draw: (p) => draw(kit, p),
    drawShadow: (p) => {
      const { width, height } = sizeOf(painter, p);
      const box = { x: 0, y: 0, width, height };
      const out = new Container();
      out.addChild(
        piece(kit, `shadow/${p.kind}-${inOffer(p) ? 'M' : 'S'}-lifted`, {
          box,
          width,
          height,
          margin: SHADOW,
        }),
      );
      return out;
    },
    backOf: ({ kind }) => (kind === 'coral' ? palette.coralCard.back : '#e9dcc6'),
    heldBy: (p) => (inOffer(p) ? HELD.offer : HELD.reef),
    calls: (p) => p.kind === 'side' || (p.kind === 'cell' && p.legal),
    drawIcon: (name, size) => icon(kit, `token/${name}`, square(-size / 2, -size / 2, size)),
  };
  return painter;
}
