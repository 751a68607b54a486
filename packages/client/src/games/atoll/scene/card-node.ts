import { Container } from 'pixi.js';
import type { Mark } from '../../../table/model/table-model.ts';
import { area, type Placement } from '../layout/placement.ts';
import { drawAnimal } from './animal-card.ts';
import type { ArtKit } from './art-kit.ts';
import { drawCoral } from './coral-card.ts';
import { drawCell, drawFocus, drawLamp, drawMark, drawSide } from './marks.ts';

/** What is drawn for one placement. */
export interface CardNode {
  /** Lies at the place, and is as large as it is there. */
  readonly node: Container;
  /** At rest it changes nothing; it turns and grows around the middle of the card. */
  readonly body: Container;
  /** Holds the drawing; higher up while the card is in somebody's hand. */
  readonly face: Container;
  placement: Placement;
  /** Full strength of the node when it neither appears nor leaves. */
  alpha: number;
  skin: string;
  /** The part of the skin that the rules decide. */
  facts: string;
  /** There only while the card flies, and while its old drawing fades. */
  shadow: Container | undefined;
  ghost: Container | undefined;
}

export function createNode(placement: Placement): CardNode {
  const node = new Container(), body = new Container(), face = new Container();
  node.addChild(body);
  body.addChild(face);
  return { node, body, face, placement, alpha: 1, skin: '', facts: '', shadow: undefined, ghost: undefined };
}

/** How high a chosen card is held, in units of the card: on a reef, and in an offer, where a heading stands above it. */
const HELD = { reef: 8, offer: 3 } as const;

export const heldBy = (p: Placement): number => ('face' in p && p.face === 'M' ? HELD.offer : HELD.reef);

export const drawCard = (kit: ArtKit, p: Placement): Container =>
  (p.kind === 'animal' ? drawAnimal(kit, p) : p.kind === 'coral' ? drawCoral(kit, p) : new Container());

/** Size of a card before it is scaled. */
export const bare = (p: Placement): { width: number; height: number } => {
  const { width, height } = area({ ...p, scale: 1 });
  return { width, height };
};

export interface Dress {
  readonly mark: Mark;
  /** A pointer or the keyboard is on it. */
  readonly focused: boolean;
  /** What becomes of the drawing before it. */
  readonly old: 'keep' | 'discard';
}

/** Takes away what was there only for a movement. */
export function shed(card: CardNode, what: 'shadow' | 'ghost'): void {
  card[what]?.destroy({ children: true });
  card[what] = undefined;
}

/** Draws what the placement says, if that is something else than before; the old drawing may become the card's ghost. */
export function dress(kit: ArtKit, card: CardNode, p: Placement, { mark, focused, old }: Dress): void {
  const facts = JSON.stringify({ ...p, x: 0, y: 0, scale: 1, window: '' }), skin = `${mark} ${String(focused)} ${facts}`;
  if (card.skin === skin) return;
  const before = card.face.removeChildren(), kept = old === 'keep' && card.facts !== '' && card.facts !== facts;
  card.skin = skin;
  card.facts = facts;
  card.face.addChild(...drawing(kit, p, { mark, focused }));
  const { width, height } = bare(p), turns = p.kind === 'animal' || p.kind === 'coral';
  card.body.pivot.set(turns ? width / 2 : 0, turns ? height / 2 : 0);
  card.body.position.copyFrom(card.body.pivot);
  card.alpha = mark === 'dim' ? 0.62 : 1;
  card.node.alpha = card.alpha;
  if (!kept) return before.forEach((child) => child.destroy({ children: true }));
  shed(card, 'ghost');
  card.ghost = new Container();
  card.ghost.addChild(...before.filter((child) => child.label !== MARK));
  before.filter((child) => child.label === MARK).forEach((child) => child.destroy());
  card.body.addChild(card.ghost);
}

/** What lies around a card for the moment does not fade with it. */
const MARK = 'mark';

function drawing(kit: ArtKit, p: Placement, { mark, focused }: { mark: Mark; focused: boolean }): Container[] {
  const { width, height } = bare(p), box = { width, height, radius: 9 }, shown: Mark = focused ? 'chosen' : mark, out: Container[] = [];
  if (p.kind === 'animal' || p.kind === 'coral') {
    if (shown !== 'plain' && shown !== 'dim') out.push(drawMark(shown, box));
    out.forEach((mark) => (mark.label = MARK));
    out.push(drawCard(kit, p));
  } else {
    if (mark === 'advised' && p.kind === 'cell') out.push(drawMark(mark, box));
    out.push(p.kind === 'cell' ? drawCell(kit, p) : drawSide());
  }
  if (mark === 'advised') out.push(p.kind === 'side' ? drawLamp({ height: 0 }) : drawLamp(box));
  if (focused && (p.kind === 'cell' || p.kind === 'side')) out.push(drawFocus(area({ ...p, x: 0, y: 0, scale: 1 })));
  return out;
}

/** Whether the card is held up: only one that somebody has chosen. */
export const isHeld = (p: Placement, { mark, focused }: Pick<Dress, 'mark' | 'focused'>): boolean =>
  (p.kind === 'animal' || p.kind === 'coral') && (mark === 'chosen' || focused);
