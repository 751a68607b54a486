import { Container } from 'pixi.js';
import type { Placement } from '../layout/placement.ts';
import type { ArtKit } from './art-kit.ts';
import { drawCard } from './card-node.ts';

const STRENGTH = 0.78;

/** A card that does not lie there yet: it shows where it would. Follows at once, and is drawn anew only when it is another. */
export function createGhost(kit: ArtKit, home: Container): { show: (placement: Placement | undefined) => void; redraw: () => void } {
  const node = new Container();
  node.alpha = STRENGTH;
  node.visible = false;
  home.addChild(node);
  let drawn = '', last: Placement | undefined;
  const show = (placement: Placement | undefined): void => {
    last = placement;
    node.visible = placement !== undefined;
    if (placement === undefined) return;
    const skin = JSON.stringify({ ...placement, x: 0, y: 0, scale: 1 });
    if (skin !== drawn) {
      node.removeChildren().forEach((child) => child.destroy({ children: true }));
      node.addChild(drawCard(kit, placement));
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
