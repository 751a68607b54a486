import { FACE, palette } from '@atoll/art';
import type { CardId } from '../../src/index.ts';
import { pairs } from '../../src/cards/index.ts';
import { Container } from 'pixi.js';
import type { AnimalPlacement } from '../layout/placement.ts';
import { PART } from '../motion/card-part.ts';
import { iconRows } from '@atoll/table-kit/table/canvas/drawing/icon-rows.ts';
import { nameLines, plate } from '@atoll/table-kit/table/canvas/drawing/name-lines.ts';
import {
  face,
  icon,
  looseIcon,
  piece,
  rim,
  square,
} from '@atoll/table-kit/table/canvas/drawing/pieces.ts';
import type { ArtKit } from './art-kit.ts';
import { drawMiniTile } from './mini-tile.ts';
import { iconsOn } from './icons-on.ts';
import { fatigueRow, price, SHADOW, steps } from './parts.ts';

/** Both partners wear the mark of their pair. */
const pairOf = (card: CardId): number => pairs.findIndex((pair) => pair.includes(card));

/** From one line of a name to the next. */
const LINE = 12.5;

/** An animal's card as it lies in an offer or on a reef, its upper left corner at the origin. */
export function drawAnimal(kit: ArtKit, place: AnimalPlacement): Container {
  if (place.face === 'G') return drawMiniTile(kit, place);
  const out = new Container();
  const m = FACE.animal[place.face];
  const card = kit.book.animal(place.card);
  const { width, height, radius } = m;
  const box = { x: 0, y: 0, width, height };
  out.addChild(
    piece(kit, `shadow/animal-${place.face === 'M' ? 'M' : 'S'}-lying`, {
      box,
      width,
      height,
      margin: SHADOW,
    }),
  );
  out.addChild(
    face(kit, `animal-${place.face}/${place.card}`, {
      width,
      height,
      radius,
      colour: palette.paper,
    }),
  );
  if (card === undefined) return out;
  const pearl = place.face === 'P' ? 25 : 22;
  out.addChild(
    steps(kit, {
      width,
      height,
      radius,
      heights: m.steps,
      points: card.points,
      level: place.level,
      pearl,
    }),
  );
  const { name, icons, colonies } = m;
  let above = 0;
  if (name.width > 0) {
    const size = place.face === 'M' ? 12.5 : 13.5;
    const style = {
      face: 'display',
      size,
      weight: 700,
      colour: palette.ink,
      maxWidth: name.width,
    } as const;
    const { node, lines } = nameLines(kit.text.shortName(card.id), {
      ...style,
      x: name.x,
      last: name.y + name.height / 2,
      pitch: LINE,
    });
    above = (lines - 1) * LINE;
    if (above > 0)
      out.addChild(
        plate({
          x: 3,
          top: name.y - above - 1,
          bottom: name.y + 2,
          width: width - 6,
          colour: palette.paper,
        }),
      );
    out.addChild(node);
  }
  if (icons !== null) {
    const { rows } = iconRows(kit.text.feedIcons(card), {
      size: 13,
      ...iconsOn(kit, 'paper', 16),
      width: icons.width,
      least: 0,
      rows: 1,
    });
    rows.forEach(({ node }) =>
      out.addChild(node).position.set(icons.x, icons.y + icons.height / 2),
    );
  }
  if (colonies !== null)
    for (let i = 0; i < card.colonies; i++)
      out.addChild(
        icon(
          kit,
          'token/colony',
          square(
            colonies.x + i * (colonies.size + colonies.gap),
            colonies.y - above,
            colonies.size,
          ),
        ),
      );
  out.addChild(rim(1, { width, height, radius }));
  if (m.coin !== null)
    out.addChild(price(kit, m.coin, { now: place.price ?? card.cost, printed: card.cost }));
  out.addChild(icon(kit, `badge/${card.group === 'fish' ? card.size : card.category}`, m.badge));
  if (place.fatigue > 0) out.addChild(fatigueRow(kit, place.fatigue));
  if (place.paired)
    out.addChild(
      looseIcon(kit, PART.symbiosis, {
        of: `symbiosis/${pairOf(place.card)}`,
        box: FACE.tile.symbiosis,
      }),
    );
  return out;
}
