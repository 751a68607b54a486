import type { Board, Colour } from '../../src/board.ts';
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Tweens } from '@atoll/table-kit/table/canvas/tween.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';
import { middleOf } from '../board/plane.ts';
import { STONE_BOX } from '../drawing/stones.ts';
import type { Pieces } from './textures.ts';

const SIGNS: Readonly<Record<string, Colour>> = { B: 'black', W: 'white' };

/** A picture of a stone around its middle. */
export function stoneSprite({ stones }: Pieces, colour: Colour): Sprite {
  const sprite = new Sprite(stones[colour]);
  sprite.anchor.set(0.5);
  sprite.setSize(STONE_BOX, STONE_BOX);
  return sprite;
}

export interface Stones {
  readonly node: Container;
  /**
   * Shows a sign for each cell. A single stone appears or disappears within `glide` ms, several at
   * once.
   */
  readonly lay: (signs: string, glide: number) => void;
}

/** The stones on a board. */
export function createStones(tweens: Tweens, pieces: Pieces, board: Board): Stones {
  const node = new Container();
  const water = new Container();
  const stones = new Container();
  const lying = new Map<number, { readonly sign: string; readonly sprite: Sprite }>();
  node.addChild(water, stones);

  function put(index: number, colour: Colour, glide: number): Sprite {
    const sprite = stoneSprite(pieces, colour);
    const { x, y } = middleOf(board.cells[index]);
    const size = sprite.scale.x;
    sprite.position.set(x, y);
    stones.addChild(sprite);
    const apply = (done: number): void => {
      if (sprite.destroyed) return;
      sprite.alpha = Math.min(1, done * 2);
      sprite.scale.set(size * (1.35 - 0.35 * done));
    };
    tweens.add({ key: `stone ${index}`, duration: glide, apply });
    if (glide > 0) ripple({ x, y }, glide);
    return sprite;
  }

  /** The water around a stone that falls into it. */
  function ripple({ x, y }: Spot, glide: number): void {
    const ring = new Graphics()
      .circle(0, 0, STONE_BOX / 2)
      .stroke({ color: '#e8f6ef', width: 2.5 });
    ring.position.set(x, y);
    water.addChild(ring);
    const apply = (done: number): void => {
      ring.scale.set(0.7 + 0.75 * done);
      ring.alpha = done === 0 ? 0 : 0.9 * (1 - done);
    };
    tweens.add({
      key: `ripple ${x} ${y}`,
      delay: glide * 0.6,
      duration: glide * 2,
      apply,
      done: () => ring.destroy(),
    });
  }

  /** A stone that is taken back. */
  function lift(sprite: Sprite, glide: number): void {
    const size = sprite.scale.x;
    const apply = (done: number): void => {
      sprite.alpha = 1 - done;
      sprite.scale.set(size * (1 + 0.25 * done));
    };
    tweens.add({ key: `lift ${sprite.uid}`, duration: glide, apply, done: () => sprite.destroy() });
  }

  function lay(signs: string, glide: number): void {
    const gone = [...lying].filter(([index, { sign }]) => signs[index] !== sign);
    for (const [index, { sprite }] of gone) {
      tweens.drop(`stone ${index}`);
      lift(sprite, gone.length === 1 ? glide : 0);
      lying.delete(index);
    }
    const missing = board.cells.flatMap((_, index) =>
      SIGNS[signs[index] ?? ''] !== undefined && !lying.has(index) ? [index] : [],
    );
    for (const index of missing) {
      const sign = signs[index];
      lying.set(index, { sign, sprite: put(index, SIGNS[sign], missing.length === 1 ? glide : 0) });
    }
  }
  return { node, lay };
}
