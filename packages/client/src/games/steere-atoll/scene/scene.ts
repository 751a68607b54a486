import type { Board, Cell, Colour } from '@atoll/game-steere-atoll/board';
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Camera, Spot } from '../../../ui/rect.ts';
import type { Stage } from '../../../table/canvas/stage.ts';
import type { Scene } from '../../../table/canvas/surface.tsx';
import { cellAt, middleOf, type Coordinates } from '../board/plane.ts';
import { STONE_BOX } from '../drawing/stones.ts';
import { coordinates } from './coordinates.ts';
import { drawMarks, drawPath, type Marks } from './marks.ts';
import type { Pieces } from './textures.ts';

export interface SceneInput extends Marks {
  readonly board: Board;
  readonly camera: Camera;
  /** A sign for each cell. */
  readonly stones: string;
  readonly path: readonly string[];
  readonly coordinates: Coordinates;
  /** The stone that would be placed on `hover`, or undefined. */
  readonly preview: Colour | undefined;
  /** How long a stone takes to land, in ms. */
  readonly glide: number;
}

const SIGNS: Readonly<Record<string, Colour>> = { B: 'black', W: 'white' };
/** Coordinates in units of the plane; on a small picture they are drawn larger, so that nobody reads less than `LEAST` pixels. */
const NAME_SIZE = 11, LEAST = 12;

/** Builds the picture of one board; later calls of `render` change only what differs. */
export function createScene(stage: Stage, pieces: Pieces, board: Board): Scene<SceneInput, number> {
  const plane = new Container(), ground = new Sprite(pieces.board.texture), stones = new Container();
  const path = new Graphics(), marks = new Graphics(), names = coordinates(board, NAME_SIZE);
  const { frame } = pieces.board, ghost = stone('black');
  ground.position.set(frame.x, frame.y);
  ground.setSize(frame.width, frame.height);
  plane.addChild(ground, names, stones, ghost, path, marks);
  stage.root.addChild(plane);
  const lying = new Map<number, { readonly sign: string; readonly sprite: Sprite }>();
  let camera: Camera = { x: 0, y: 0, scale: 1 }, first = true, chain = '';

  function stone(colour: Colour): Sprite {
    const sprite = new Sprite(pieces.stones[colour]);
    sprite.anchor.set(0.5);
    sprite.setSize(STONE_BOX, STONE_BOX);
    return sprite;
  }

  function put(index: number, colour: Colour, glide: number): Sprite {
    const sprite = stone(colour), { x, y } = middleOf(board.cells[index] as Cell), size = sprite.scale.x;
    sprite.position.set(x, y);
    stones.addChild(sprite);
    const apply = (done: number): void => {
      if (sprite.destroyed) return;
      sprite.alpha = Math.min(1, done * 2);
      sprite.scale.set(size * (1.35 - 0.35 * done));
    };
    stage.tweens.add({ key: `stone ${index}`, duration: glide, apply });
    if (glide > 0) ripple({ x, y }, glide);
    return sprite;
  }

  /** The water around a stone that falls into it. */
  function ripple({ x, y }: Spot, glide: number): void {
    const ring = new Graphics().circle(0, 0, STONE_BOX / 2).stroke({ color: '#e8f6ef', width: 2.5 });
    ring.position.set(x, y);
    plane.addChildAt(ring, plane.getChildIndex(stones));
    const apply = (done: number): void => {
      ring.scale.set(0.7 + 0.75 * done);
      ring.alpha = done === 0 ? 0 : 0.9 * (1 - done);
    };
    stage.tweens.add({ key: `ripple ${x} ${y}`, delay: glide * 0.6, duration: glide * 2, apply, done: () => ring.destroy() });
  }

  /** A stone that is taken back. */
  function lift(sprite: Sprite, glide: number): void {
    const size = sprite.scale.x;
    const apply = (done: number): void => {
      sprite.alpha = 1 - done;
      sprite.scale.set(size * (1 + 0.25 * done));
    };
    stage.tweens.add({ key: `lift ${sprite.uid}`, duration: glide, apply, done: () => sprite.destroy() });
  }

  /** The winning chain is drawn from island to island when it closes. */
  function light(steps: readonly string[], glide: number): void {
    const next = steps.join(' ');
    if (next === chain) return;
    chain = next;
    const apply = (reach: number): void => drawPath(path, board, { path: steps, reach });
    stage.tweens.add({ key: 'chain', delay: steps.length === 0 ? 0 : glide, duration: first || steps.length === 0 ? 0 : glide * 5, apply });
  }

  function lay(signs: string, glide: number): void {
    const gone = [...lying].filter(([index, { sign }]) => signs[index] !== sign);
    for (const [index, { sprite }] of gone) {
      stage.tweens.drop(`stone ${index}`);
      lift(sprite, gone.length === 1 ? glide : 0);
      lying.delete(index);
    }
    const missing = board.cells.flatMap((_, index) => (SIGNS[signs[index] ?? ''] !== undefined && !lying.has(index) ? [index] : []));
    for (const index of missing) {
      const sign = signs[index] as string;
      lying.set(index, { sign, sprite: put(index, SIGNS[sign] as Colour, missing.length === 1 && !first ? glide : 0) });
    }
  }

  return {
    render: (input) => {
      // the page may change once more between the end of a stage and the next one
      if (plane.destroyed) return;
      camera = input.camera;
      plane.position.set(camera.x, camera.y);
      plane.scale.set(camera.scale);
      names.visible = input.coordinates === 'shown';
      for (const name of names.children) name.scale.set(Math.max(1, LEAST / NAME_SIZE / camera.scale));
      lay(input.stones, input.glide);
      light(input.path, first ? 0 : input.glide);
      first = false;
      drawMarks(marks, board, input);
      ghost.visible = input.hover !== undefined && input.preview !== undefined;
      if (input.hover !== undefined && input.preview !== undefined) {
        ghost.texture = pieces.stones[input.preview];
        ghost.alpha = 0.62;
        ghost.position.copyFrom(middleOf(board.cells[input.hover] as Cell));
      }
      stage.requestRender();
    },
    itemAt: (spot) => cellAt(board, { x: (spot.x - camera.x) / camera.scale, y: (spot.y - camera.y) / camera.scale }),
  };
}
