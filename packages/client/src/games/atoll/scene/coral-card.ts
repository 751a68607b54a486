import { FACE, palette, type Edge } from '@atoll/art';
import { coralIcons } from '@atoll/game-atoll/text';
import { Container } from 'pixi.js';
import { label } from '../../../kit/label.ts';
import type { CoralPlacement } from '../layout/placement.ts';
import type { ArtKit } from './art-kit.ts';
import { face, fatigueRow, icon, iconLine, lineWidth, piece } from './parts.ts';

const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

/** A coral's card as it lies in the rack or on a reef, its upper left corner at the origin. */
export function drawCoral(kit: ArtKit, place: CoralPlacement): Container {
  const out = new Container(), card = kit.book.coral(place.card), size = place.face === 'M' ? 'M' : 'S';
  const m = FACE.coral[size], { width, height, icons, notch } = m, whole = { x: 0, y: 0, width, height };
  out.addChild(piece(kit, `shadow/coral-${size}-lying`, whole, whole));
  out.addChild(face(kit, `${place.polluted ? 'polluted' : 'coral'}-${size}/${place.card}`, { width, height, radius: notch, colour: palette.coralCard.face }));
  if (card !== undefined) {
    if (m.name !== null) {
      const name = label(card.name, { face: 'display', size: 12.5, weight: 700, colour: palette.coralCard.text, spacing: -0.1, maxWidth: m.name.width }, 'left');
      name.position.set(m.name.x, m.name.y + m.name.height / 2);
      out.addChild(name);
    }
    const large = place.face === 'P';
    const line = iconLine(kit, coralIcons(card), { size: large ? 16 : 13, icon: large ? 18 : 15, ground: 'coral', width: icons.width });
    line.position.set(size === 'M' ? icons.x : (width - lineWidth(line)) / 2, icons.y + icons.height / 2);
    if (place.polluted) line.alpha = 0.62;
    out.addChild(line);
  }
  for (const edge of EDGES) {
    const box = m.sides[edge], inner = (box.width - m.socket) / 2;
    if (place.colonies.includes(edge)) out.addChild(icon(kit, 'token/colony', box));
    else if (m.socket > 0) out.addChild(piece(kit, 'socket/14', { x: box.x + inner, y: box.y + inner, width: m.socket, height: m.socket }, { width: 14, height: 14 }));
  }
  if (place.polluted) out.addChild(icon(kit, 'token/pollution', FACE.tile.pollution));
  if (place.fatigue > 0) out.addChild(fatigueRow(kit, place.fatigue));
  return out;
}
