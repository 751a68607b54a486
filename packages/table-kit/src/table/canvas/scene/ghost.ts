import { Container } from 'pixi.js';
import { factsOf, type Placed } from './placed.ts';

const STRENGTH = 0.78;

/**
 * A card without a place yet, shown where it would lie. It follows a drag at once, and is redrawn
 * only when it is another card.
 */
export function createGhost<P extends Placed>(
  draw: (p: P) => Container,
  home: Container,
): { readonly show: (placement: P | undefined) => void; readonly redraw: () => void } {
  const node = new Container();
  node.alpha = STRENGTH;
  node.visible = false;
  home.addChild(node);
  let drawn = '';
  let last: P | undefined;
  const show = (placement: P | undefined): void => {
    last = placement;
    node.visible = placement !== undefined;
    if (placement === undefined) return;
    const skin = factsOf(placement);
    if (skin !== drawn) {
      node.removeChildren().forEach((child) => child.destroy({ children: true }));
      node.addChild(draw(placement));
      drawn = skin;
    }
    node.position.set(placement.x, placement.y);
    node.scale.set(placement.scale);
  };
  return {
    show,
    redraw: () => {
      drawn = '';
      show(last);
    },
  };
}
