import type { Board, Colour } from '../../src/board.ts';
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Camera } from '@atoll/table-kit/ui/rect.ts';
import type { Stage } from '@atoll/table-kit/table/canvas/stage.ts';
import type { Scene } from '@atoll/table-kit/table/canvas/surface.tsx';
import { cellAt, middleOf, type Coordinates } from '../board/plane.ts';
import { coordinates } from './coordinates.ts';
import { drawMarks, drawPath, type Marks } from './marks.ts';
import { createStones, stoneSprite } from './stones.ts';
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

/**
 * Coordinates in units of the plane; on a small picture they are drawn larger, never below `LEAST`
 * pixels.
 */
const NAME_SIZE = 11;
const LEAST = 12;
/** How strong a stone is drawn that would be placed. */
const GHOST = 0.62;

/** Builds the picture of one board; later calls of `render` change only what differs. */
export function createScene(stage: Stage, pieces: Pieces, board: Board): Scene<SceneInput, number> {
  const plane = new Container();
  const ground = new Sprite(pieces.board.texture);
  const stones = createStones(stage.tweens, pieces, board);
  const path = new Graphics();
  const marks = new Graphics();
  const names = coordinates(board, NAME_SIZE);
  const ghost = stoneSprite(pieces, 'black');
  const { frame } = pieces.board;
  ground.position.set(frame.x, frame.y);
  ground.setSize(frame.width, frame.height);
  ghost.alpha = GHOST;
  plane.addChild(ground, names, stones.node, ghost, path, marks);
  stage.root.addChild(plane);
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let first = true;
  let chain = '';

  /** The winning chain is drawn from island to island when it closes. */
  function light(steps: readonly string[], glide: number): void {
    const next = steps.join(' ');
    if (next === chain) return;
    chain = next;
    const apply = (reach: number): void => drawPath(path, board, { path: steps, reach });
    stage.tweens.add({
      key: 'chain',
      delay: steps.length === 0 ? 0 : glide,
      duration: steps.length === 0 ? 0 : glide * 5,
      apply,
    });
  }

  function show(hover: number | undefined, preview: Colour | undefined): void {
    ghost.visible = hover !== undefined && preview !== undefined;
    if (hover === undefined || preview === undefined) return;
    ghost.texture = pieces.stones[preview];
    ghost.position.copyFrom(middleOf(board.cells[hover]));
  }

  function render(input: SceneInput): void {
    // the page may change once more between the end of a stage and the next one
    if (plane.destroyed) return;
    const glide = first ? 0 : input.glide;
    first = false;
    camera = input.camera;
    plane.position.set(camera.x, camera.y);
    plane.scale.set(camera.scale);
    names.visible = input.coordinates === 'shown';
    for (const name of names.children)
      name.scale.set(Math.max(1, LEAST / NAME_SIZE / camera.scale));
    stones.lay(input.stones, glide);
    light(input.path, glide);
    drawMarks(marks, board, input);
    show(input.hover, input.preview);
    stage.requestRender();
  }
  return {
    render,
    itemAt: (spot) =>
      cellAt(board, {
        x: (spot.x - camera.x) / camera.scale,
        y: (spot.y - camera.y) / camera.scale,
      }),
  };
}
