import { Container } from 'pixi.js';
import type { Camera, Spot } from '../../ui/rect.ts';
import type { Stage } from '../canvas/stage.ts';

/** The plane of a map on a stage, which a camera moves over. */
export interface MapPlane {
  readonly node: Container;
  /** Puts a layer in the place of another. @returns the new one */
  readonly replace: (old: Container, next: Container) => Container;
  readonly lookThrough: (camera: Camera) => void;
}

/** Lays a plane with these layers on a stage, the uppermost last. */
export function mapPlane(stage: Stage, layers: readonly Container[]): MapPlane {
  const node = new Container();
  node.addChild(...layers);
  stage.root.addChild(node);
  return {
    node,
    replace: (old, next) => {
      node.addChildAt(next, node.getChildIndex(old));
      old.destroy({ children: true });
      return next;
    },
    lookThrough: ({ x, y, scale }) => {
      node.position.set(x, y);
      node.scale.set(scale);
    },
  };
}

/** The spot of the plane below a spot of the window. */
export const planeSpot = (camera: Camera, { x, y }: Spot): Spot => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});
