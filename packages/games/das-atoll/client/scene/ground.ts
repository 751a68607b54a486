import type { DasAtollView } from '../../src/index.ts';
import { Container, Sprite } from 'pixi.js';
import type { Stage } from '@atoll/table-kit/table/canvas/stage.ts';
import { PLANE } from '../map/plane.ts';
import { chips, lands } from './lands.ts';
import type { Pictures } from './pictures.ts';

/**
 * Up to this many pixels a unit the ground is drawn once for many frames: the resolution of its
 * pictures, so that nothing is lost.
 */
const MOST_PIXELS = 2;

export interface Ground {
  readonly node: Container;
  /** Draws the ground of a view, with so many pixels a unit of the map. */
  readonly lay: (view: DasAtollView, pixels: number) => void;
}

/**
 * Sea, lands and chips. A processor draws them once and then only the picture of them, as soon as
 * two frames in a row have the same number of pixels a unit; a graphics card is fast, and loses the
 * picture together with its context.
 */
export function createGround(stage: Stage, pictures: Pictures): Ground {
  const node = new Container();
  let whole: Container | undefined;
  let picture: Sprite | undefined;
  let laid = '';
  let last = 0;

  function forgetPicture(): void {
    picture?.destroy({ texture: true, textureSource: true });
    picture = undefined;
  }

  function showWhole(shown: Container): void {
    forgetPicture();
    node.addChild(shown);
  }

  function showPicture(shown: Container, pixels: number): void {
    node.removeChild(shown);
    picture = new Sprite(stage.pictureOf(shown, { box: PLANE, pixels }));
    picture.position.set(PLANE.x, PLANE.y);
    node.addChild(picture);
  }

  function lay(view: DasAtollView, pixels: number): void {
    const wanted = [view.terrain, view.chips, view.harbours].join(' ');
    const isNew = whole === undefined || wanted !== laid;
    if (whole === undefined || isNew) {
      whole?.destroy({ children: true });
      whole = lands(view, pictures);
      whole.addChild(chips(view));
      laid = wanted;
    }
    const isSteady = !isNew && pixels === last && pixels <= MOST_PIXELS;
    last = pixels;
    const isSlow = stage.canvas.dataset['renderer'] === 'canvas';
    if (!isSlow || !isSteady) showWhole(whole);
    else if (picture === undefined) showPicture(whole, pixels);
  }

  node.on('destroyed', () => {
    forgetPicture();
    if (whole?.destroyed === false) whole.destroy({ children: true });
  });
  return { node, lay };
}
