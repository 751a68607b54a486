import { FACE, palette, type Box, type CoralMeasures, type Edge } from '@atoll/art';
import type { CoralCard } from '../../src/cards/index.ts';
import { Container } from 'pixi.js';
import { inLines } from '@atoll/table-kit/table/canvas/label.ts';
import { greyedColour } from '@atoll/table-kit/table/canvas/greyed.ts';
import type { CardFace, CoralPlacement } from '../layout/placement.ts';
import { PART } from '../motion/card-part.ts';
import { iconRows } from '@atoll/table-kit/table/canvas/drawing/icon-rows.ts';
import { LINES, nameLines, plate } from '@atoll/table-kit/table/canvas/drawing/name-lines.ts';
import { face, looseIcon, piece, rim } from '@atoll/table-kit/table/canvas/drawing/pieces.ts';
import type { ArtKit } from './art-kit.ts';
import { drawMiniTile } from './mini-tile.ts';
import { iconsOn } from './icons-on.ts';
import { fatigueRow, SHADOW } from './parts.ts';

/** How far the line of icons may reach over its box at either side. */
const SPARE = 3;
const SOCKET = { width: 14, height: 14, margin: 1 } as const;
const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

/** A coral's card as it lies in the rack or on a reef, its upper left corner at the origin. */
export function drawCoral(kit: ArtKit, place: CoralPlacement): Container {
  if (place.face === 'G') return drawMiniTile(kit, place);
  const out = new Container();
  const card = kit.book.coral(place.card);
  const size = place.face === 'M' ? 'M' : 'S';
  const m = FACE.coral[size];
  const { width, height, notch } = m;
  const whole = { x: 0, y: 0, width, height };
  out.addChild(
    piece(kit, `shadow/coral-${size}-lying`, { box: whole, width, height, margin: SHADOW }),
  );
  const blank = { width, height, radius: notch, colour: palette.coralCard.face };
  out.addChild(face(kit, `coral-${size}/${place.card}`, { ...blank, grey: place.polluted }));
  if (card !== undefined) out.addChild(words(kit, card, { ...place, face: place.face }));
  out.addChild(rim(2, { width, height, radius: notch }));
  for (const edge of EDGES) {
    const box = m.sides[edge];
    const inner = (box.width - m.socket) / 2;
    const hole = { width: m.socket, height: m.socket };
    if (place.colonies.includes(edge))
      out.addChild(looseIcon(kit, PART.colony(edge), { of: 'token/colony', box }));
    else if (m.socket > 0)
      out.addChild(
        piece(kit, 'socket/14', {
          box: { x: box.x + inner, y: box.y + inner, ...hole },
          ...SOCKET,
        }),
      );
  }
  if (place.polluted)
    out.addChild(looseIcon(kit, PART.slick, { of: 'token/pollution', box: FACE.tile.pollution }));
  if (place.fatigue > 0) out.addChild(fatigueRow(kit, place.fatigue));
  return out;
}

/** From one row of icons to the one below, and from one line of a name to the next. */
const ROW = 16;
const LINE = 12.5;
/** Between a name and a colony beside it. */
const BESIDE = 1;
/** Rows may shrink so far before they are broken: on a tile of 84 px an icon still has 14. */
const LEAST = { M: 0.8, S: 0.8, P: 0.8 } as const;

/**
 * The name, if the card has room for one, and the coral's ability, over as much of the picture as
 * they need.
 */
function words(
  kit: ArtKit,
  card: CoralCard,
  { face: of, polluted, colonies }: CoralPlacement & { readonly face: CardFace },
): Container {
  const ground = polluted ? greyedColour(palette.coralCard.face) : palette.coralCard.face;
  const out = new Container();
  const m = FACE.coral[of === 'M' ? 'M' : 'S'];
  const { width, icons, name } = m;
  const style =
    of === 'M'
      ? { size: 13, icon: 16 }
      : of === 'S'
        ? { size: 14, icon: 20 }
        : { size: 19, icon: 22 };
  const room = { width: icons.width + 2 * SPARE, least: LEAST[of], rows: 2 } as const;
  const { rows } = iconRows(kit.text.coralIcons(card), {
    size: style.size,
    ...iconsOn(kit, 'coral', style.icon),
    ...room,
  });
  const pitch = of === 'P' ? 20 : ROW;
  const more = (rows.length - 1) * pitch;
  const last = icons.y + icons.height / 2;
  const lines =
    name === null
      ? undefined
      : named(kit.text.shortName(card.id), { name, sides: m.sides, colonies, more });
  const higher = more + (lines === undefined ? 0 : (lines.lines - 1) * LINE);
  const top = (name ?? icons).y - higher;
  if (higher > 0)
    out.addChild(
      plate({ x: 5, top: top - 2, bottom: icons.y + 4, width: width - 10, colour: ground }),
    );
  if (lines !== undefined) out.addChild(lines.node);
  rows.forEach(({ node, width: wide }, i) => {
    node.position.set(of === 'M' ? icons.x - SPARE : (width - wide) / 2, last - more + i * pitch);
    if (polluted) node.alpha = 0.62;
    out.addChild(node);
  });
  return out;
}

interface Named {
  readonly name: Box;
  readonly sides: CoralMeasures['sides'];
  readonly colonies: string;
  /** Units above its own line. */
  readonly more: number;
}

/** The name; between the colonies of its sides where it reaches up to them. */
function named(text: string, { name, sides, colonies, more }: Named): ReturnType<typeof nameLines> {
  const style = {
    face: 'display',
    size: 12.5,
    weight: 700,
    colour: palette.coralCard.text,
  } as const;
  const reachesUp = more > 0 || inLines(text, { ...style, maxWidth: name.width }, LINES).length > 1;
  const beside = (edge: Edge): boolean => reachesUp && colonies.includes(edge);
  const x = beside('W') ? sides.W.x + sides.W.width + BESIDE : name.x;
  const end = beside('E') ? sides.E.x - BESIDE : name.x + name.width;
  const last = name.y + name.height / 2 - more;
  return nameLines(text, { ...style, maxWidth: end - x, x, last, pitch: LINE });
}
