import { FACE, palette, type Edge } from '@atoll/art';
import type { CoralCard } from '@atoll/game-atoll/cards';
import { coralIcons } from '@atoll/game-atoll/text';
import { Container } from 'pixi.js';
import { label } from '../../../kit/label.ts';
import type { CoralPlacement } from '../layout/placement.ts';
import { PART } from '../motion/motion.ts';
import type { ArtKit } from './art-kit.ts';
import { face, fatigueRow, iconLine, looseIcon, piece, rim, type IconLine } from './parts.ts';

/** Among corals the last word of most names says nothing. */
const shortName = (name: string): string => name.replace(/ coral$/, '');

/** How far the line of icons may reach over its box at either side. */
const SPARE = 3;
const SOCKET = { width: 14, height: 14 } as const;
const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

/** A coral's card as it lies in the rack or on a reef, its upper left corner at the origin. */
export function drawCoral(kit: ArtKit, place: CoralPlacement): Container {
  const out = new Container(), card = kit.book.coral(place.card), size = place.face === 'M' ? 'M' : 'S';
  const m = FACE.coral[size], { width, height, icons, notch } = m, whole = { x: 0, y: 0, width, height };
  out.addChild(piece(kit, `shadow/coral-${size}-lying`, whole, whole));
  const blank = { width, height, radius: notch, colour: palette.coralCard.face };
  out.addChild(face(kit, `coral-${size}/${place.card}`, { ...blank, grey: place.polluted }));
  if (card !== undefined) {
    if (m.name !== null) {
      const style = { face: 'display', size: 12.5, weight: 700, colour: palette.coralCard.text, maxWidth: m.name.width } as const;
      const name = label(shortName(card.name), style, 'left');
      name.position.set(m.name.x, m.name.y + m.name.height / 2);
      out.addChild(name);
    }
    const line = effect(kit, card, { width: icons.width + 2 * SPARE, large: place.face === 'P' });
    line.node.position.set(size === 'M' ? icons.x - SPARE : (width - line.width) / 2, icons.y + icons.height / 2);
    if (place.polluted) line.node.alpha = 0.62;
    out.addChild(line.node);
  }
  out.addChild(rim(2, { width, height, radius: notch }));
  for (const edge of EDGES) {
    const box = m.sides[edge], inner = (box.width - m.socket) / 2, hole = { width: m.socket, height: m.socket };
    if (place.colonies.includes(edge)) out.addChild(looseIcon(kit, PART.colony(edge), { of: 'token/colony', box }));
    else if (m.socket > 0) out.addChild(piece(kit, 'socket/14', { x: box.x + inner, y: box.y + inner, ...hole }, SOCKET));
  }
  if (place.polluted) out.addChild(looseIcon(kit, PART.slick, { of: 'token/pollution', box: FACE.tile.pollution }));
  if (place.fatigue > 0) out.addChild(fatigueRow(kit, place.fatigue));
  return out;
}

/** What the coral does; in large icons where there is room for all of them. */
function effect(kit: ArtKit, card: CoralCard, { width, large }: { width: number; large: boolean }): IconLine {
  const text = coralIcons(card), style = { ground: 'coral', width } as const;
  const wide = large ? iconLine(kit, text, { size: 16, icon: 18, ...style }) : undefined;
  if (wide !== undefined && !wide.cut) return wide;
  wide?.node.destroy({ children: true });
  return iconLine(kit, text, { size: 13, icon: 15, ...style });
}
