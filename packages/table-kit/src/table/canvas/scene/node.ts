import { Container } from 'pixi.js';
import { drawMarked, MOMENTARY, type MarkState } from './marked.ts';
import { sizeOf, type Painter } from './painter.ts';
import { factsOf, type Placed } from './placed.ts';

/** The nodes drawn for one placement. */
export interface SceneNode<P extends Placed> {
  /** Lies at the place, and is as large as it is there. */
  readonly node: Container;
  /** At rest it changes nothing; it turns and grows around the middle of a card. */
  readonly body: Container;
  /** Holds the drawing; raised while a hand holds the card. */
  readonly face: Container;
  placement: P;
  /** Full strength of the node when it neither appears nor leaves. */
  alpha: number;
  /** The drawing of the placement alone, once it was drawn. */
  drawing: Container | undefined;
  /** Empty while the placement must be drawn anew, whatever was drawn before. */
  skin: string;
  /** The part of the skin that the rules decide. */
  facts: string;
  /** There only while the card flies, and while its old drawing fades. */
  shadow: Container | undefined;
  ghost: Container | undefined;
}

export function createNode<P extends Placed>(placement: P): SceneNode<P> {
  const node = new Container();
  const body = new Container();
  const face = new Container();
  node.addChild(body);
  body.addChild(face);
  return {
    node,
    body,
    face,
    placement,
    alpha: 1,
    drawing: undefined,
    skin: '',
    facts: '',
    shadow: undefined,
    ghost: undefined,
  };
}

/** The opacity of a thing that cannot be chosen while others can. */
const DIM = 0.62;

/** Removes a part that existed only for a movement. */
export function shed<P extends Placed>(thing: SceneNode<P>, what: 'shadow' | 'ghost'): void {
  thing[what]?.destroy({ children: true });
  thing[what] = undefined;
}

/**
 * Draws the placement, if it has changed, and the prompt's marks around it; the old drawing, where
 * it is kept, becomes the ghost of the node.
 */
export function dress<P extends Placed>(
  painter: Painter<P>,
  thing: SceneNode<P>,
  { old, mark, focused }: MarkState & { readonly old: 'keep' | 'discard' },
): void {
  const p = thing.placement;
  const facts = factsOf(p);
  const skin = `${mark} ${String(focused)} ${facts}`;
  if (thing.skin === skin) return;
  const known = thing.skin !== '' && thing.facts === facts ? thing.drawing : undefined;
  const before = thing.face.removeChildren().filter((child) => child !== known);
  const kept = old === 'keep' && thing.facts !== '' && thing.facts !== facts;
  thing.skin = skin;
  thing.facts = facts;
  thing.drawing = known ?? painter.draw(p);
  thing.face.addChild(...drawMarked(painter, p, { mark, focused, drawing: thing.drawing }));
  const { width, height } = sizeOf(painter, p);
  const turns = painter.roleOf(p) === 'card';
  thing.body.pivot.set(turns ? width / 2 : 0, turns ? height / 2 : 0);
  thing.body.position.copyFrom(thing.body.pivot);
  thing.alpha = mark === 'dim' ? DIM : 1;
  thing.node.alpha = thing.alpha;
  if (!kept) return before.forEach((child) => child.destroy({ children: true }));
  shed(thing, 'ghost');
  thing.ghost = new Container();
  thing.ghost.addChild(...before.filter((child) => child.label !== MOMENTARY));
  before.filter((child) => child.label === MOMENTARY).forEach((child) => child.destroy());
  thing.body.addChild(thing.ghost);
}
