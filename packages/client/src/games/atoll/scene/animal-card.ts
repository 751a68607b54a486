import { FACE, palette } from '@atoll/art';
import type { CardId } from '@atoll/game-atoll';
import { pairs } from '@atoll/game-atoll/cards';
import { feedIcons } from '@atoll/game-atoll/text';
import { Container } from 'pixi.js';
import { label } from '../../../kit/label.ts';
import type { AnimalPlacement } from '../layout/placement.ts';
import { PART } from '../motion/motion.ts';
import type { ArtKit } from './art-kit.ts';
import { face, fatigueRow, icon, iconLine, looseIcon, piece, price, rim, square, steps } from './parts.ts';

/** Both partners wear the mark of their pair. */
const pairOf = (card: CardId): number => pairs.findIndex((pair) => pair.includes(card));

/** An animal's card as it lies in an offer or on a reef, its upper left corner at the origin. */
export function drawAnimal(kit: ArtKit, place: AnimalPlacement): Container {
  const out = new Container(), m = FACE.animal[place.face], card = kit.book.animal(place.card), { width, height, radius } = m;
  const whole = { x: 0, y: 0, width, height };
  out.addChild(piece(kit, `shadow/animal-${place.face === 'M' ? 'M' : 'S'}-lying`, whole, whole));
  out.addChild(face(kit, `animal-${place.face}/${place.card}`, { width, height, radius, colour: palette.paper }));
  if (card === undefined) return out;
  const pearl = place.face === 'P' ? 25 : 22;
  out.addChild(steps(kit, { width, height, radius, heights: m.steps, points: card.points, level: place.level, pearl }));
  if (m.name.width > 0) {
    const size = place.face === 'M' ? 12.5 : 12;
    const name = label(card.name, { face: 'display', size, weight: 700, colour: palette.ink, maxWidth: m.name.width }, 'left');
    name.position.set(m.name.x, m.name.y + m.name.height / 2);
    out.addChild(name);
  }
  if (m.icons !== null) {
    const { node } = iconLine(kit, feedIcons(card), { size: 13, icon: 16, ground: 'paper', width: m.icons.width });
    node.position.set(m.icons.x, m.icons.y + m.icons.height / 2);
    out.addChild(node);
  }
  if (m.colonies !== null)
    for (let i = 0; i < card.colonies; i++)
      out.addChild(icon(kit, 'token/colony', square(m.colonies.x + i * (m.colonies.size + m.colonies.gap), m.colonies.y, m.colonies.size)));
  out.addChild(rim(1, { width, height, radius }));
  if (m.coin !== null) out.addChild(price(kit, m.coin, card.cost));
  out.addChild(icon(kit, `badge/${card.group === 'fish' ? card.size : card.category}`, m.badge));
  if (place.fatigue > 0) out.addChild(fatigueRow(kit, place.fatigue));
  if (place.paired) out.addChild(looseIcon(kit, PART.symbiosis, { of: `symbiosis/${pairOf(place.card)}`, box: FACE.tile.symbiosis }));
  return out;
}
