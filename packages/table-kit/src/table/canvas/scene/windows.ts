import { Container, Graphics } from 'pixi.js';
import type { Rect } from '../../../ui/rect.ts';

/**
 * The layer of a window, cut off at its frame; without a frame as before. Layers lie below `above`,
 * in the order of their first use.
 */
export type Windows = (name: string, frame: Rect | undefined) => Container;

export function createWindows(root: Container, above: Container): Windows {
  const layers = new Map<string, Container>();
  return (name, frame) => {
    let found = layers.get(name);
    if (found === undefined) {
      found = new Container();
      found.sortableChildren = true;
      layers.set(name, found);
      root.addChildAt(found, root.children.indexOf(above));
    }
    const mask = found.mask instanceof Graphics ? found.mask : undefined;
    if (frame === undefined) return found;
    const key = `${frame.x},${frame.y},${frame.width},${frame.height}`;
    if (mask?.label === key) return found;
    mask?.destroy();
    const next = new Graphics().rect(frame.x, frame.y, frame.width, frame.height).fill(0xffffff);
    next.label = key;
    root.addChild(next);
    found.mask = next;
    return found;
  };
}
