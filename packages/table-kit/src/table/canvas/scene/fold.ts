import { Container, Graphics } from 'pixi.js';
import type { SceneNode } from './node.ts';
import { sizeOf, type Painter } from './painter.ts';
import type { Placed } from './placed.ts';

/** Room around a card for parts that hang over its edges. */
const ROOM = 14;

/**
 * The upper half of a card folds down over the lower one, and shows the back of the paper. The
 * returned function moves it, 0 to 1.
 */
export function foldCard<P extends Placed>(
  painter: Painter<P>,
  { placement, face, body }: SceneNode<P>,
): (t: number) => void {
  const { width, height } = sizeOf(painter, placement);
  const half = height / 2;
  const cut = (y: number): Container => {
    const out = new Container();
    const window = new Graphics()
      .rect(-ROOM, y === 0 ? -ROOM : half, width + 2 * ROOM, half + ROOM)
      .fill(0xffffff);
    out.addChild(painter.draw(placement), window);
    out.mask = window;
    return out;
  };
  const lower = cut(half);
  const upper = new Container();
  const picture = cut(0);
  const back = new Graphics().roundRect(0, 0, width, half, 8).fill(painter.backOf(placement));
  upper.addChild(picture, back);
  upper.pivot.y = half;
  upper.position.y = half;
  face.visible = false;
  body.addChild(lower, upper);
  return (t) => {
    const turn = Math.min(1, t / 0.7);
    upper.scale.y = Math.cos(Math.PI * turn) || 0.001;
    back.alpha = upper.scale.y < 0 ? 1 : 0.35 * turn;
  };
}
