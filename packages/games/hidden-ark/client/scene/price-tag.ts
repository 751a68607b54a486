import { palette } from '@atoll/art';
import { resourceShapes } from '../../art/index.ts';
import { RESOURCES } from '../../src/cards/index.ts';
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { label } from '@atoll/table-kit/table/canvas/label.ts';
import { svgTexture } from '@atoll/table-kit/table/canvas/svg-texture.ts';
import { rect } from '@atoll/table-kit/ui/rect.ts';

/** Pictures of the resources, in their order. */
export type ResourceTextures = readonly Texture[];

/** Pixels a unit of their drawings. */
const SHARP = 3;

export const loadResources = (): Promise<ResourceTextures> =>
  Promise.all(RESOURCES.map((name) => svgTexture(resourceShapes[name], rect(0, 0, 24, 24), SHARP)));

const WIDTH = 27;
const LINE = 13.5;

/** The price of a rescue, one resource below the other; its upper right corner is at 0, 0. */
export function priceTag(price: readonly number[], resources: ResourceTextures): Container {
  const out = new Container();
  const lines = price.map((amount, at) => ({ amount, at })).filter(({ amount }) => amount > 0);
  const height = Math.max(1, lines.length) * LINE + 4;
  const style = { face: 'text', size: 11.5, weight: 700, colour: palette.cream } as const;
  out.addChild(
    new Graphics().roundRect(-WIDTH, 0, WIDTH, height, 5).fill({ color: palette.ink, alpha: 0.88 }),
  );
  lines.forEach(({ amount, at }, line) => {
    const y = 2 + LINE * (line + 0.5);
    const figure = label(String(amount), style, 'middle');
    figure.position.set(7 - WIDTH, y);
    const sprite = new Sprite(resources[at]);
    sprite.anchor.set(0.5);
    sprite.setSize(12);
    sprite.position.set(-8, y);
    out.addChild(figure, sprite);
  });
  if (lines.length === 0) {
    const free = label('0', style, 'middle');
    free.position.set(-WIDTH / 2, height / 2);
    out.addChild(free);
  }
  return out;
}
