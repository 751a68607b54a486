import type { DasAtollView } from '../../src/index.ts';
import { ownerOf } from '../../src/table-facts.ts';
import { Container } from 'pixi.js';
import type { Stage } from '@atoll/table-kit/table/canvas/stage.ts';
import type { LoadScene, Scene } from '@atoll/table-kit/table/canvas/surface.tsx';
import { EASE } from '@atoll/table-kit/table/canvas/tween.ts';
import { mapPlane, planeSpot } from '@atoll/table-kit/table/map/map-plane.ts';
import type { Camera } from '@atoll/table-kit/ui/rect.ts';
import { EDGE_LINES, placeAt } from '../map/plane.ts';
import { createGround } from './ground.ts';
import { laneGlow, marks, type MarkInput } from './marks.ts';
import { loadPictures, type Pictures } from './pictures.ts';
import { createPieces, shipAt } from './pieces.ts';
import { createRobberAndPirate } from './robber-and-pirate.ts';

/** The newest events that are shown by motion. */
export interface MapNews {
  /** The number of the step, so that nothing moves twice. */
  readonly step: number;
  /** A ship that moved from one edge to another. */
  readonly moved: { readonly from: number; readonly to: number } | undefined;
  /** Lanes that have just joined the atolls, by edges. */
  readonly joined: readonly number[];
}

export interface SceneInput extends MarkInput {
  readonly view: DasAtollView;
  readonly camera: Camera;
  readonly news: MapNews;
  /** How long a piece takes from place to place, in ms; 0 for at once. */
  readonly glide: number;
}

/** How long a lane that was joined shines, in ms. */
/** How far from a lit place a touch still hits it, in CSS pixels. */
const FINGER = 20;
const SHINE = 2400;

/** Builds the picture of the map; later calls of `render` change only what differs. */
function createScene(stage: Stage, pictures: Pictures): Scene<SceneInput, string> {
  const ground = createGround(stage, pictures);
  const standing = createPieces(pictures);
  let lights = new Container();
  const shine = new Container();
  const sailing = new Container();
  const robberAndPirate = createRobberAndPirate(stage.tweens, pictures);
  const plane = mapPlane(stage, [
    ground.node,
    shine,
    standing.node,
    sailing,
    robberAndPirate.node,
    lights,
  ]);
  let drawn: DasAtollView | undefined;
  let last: SceneInput | undefined;
  let played = -1;

  /** Moves a ship while it is left out of the still pieces. */
  function sail({ view, news: { moved }, glide }: SceneInput): ReadonlySet<number> {
    if (moved === undefined || glide === 0) return new Set();
    const [from, to] = [EDGE_LINES[moved.from]!.middle, EDGE_LINES[moved.to]!.middle];
    const ship = shipAt(pictures, ownerOf(view.pieces[moved.to] ?? 0), from);
    sailing.addChild(ship);
    const start = { x: ship.x, y: ship.y };
    stage.tweens.add({
      key: 'sailing',
      duration: glide * 2,
      ease: EASE.both,
      apply: (done) => {
        if (!ship.destroyed)
          ship.position.set(start.x + (to.x - from.x) * done, start.y + (to.y - from.y) * done);
      },
      done: () => {
        ship.destroy();
        if (last !== undefined && !plane.node.destroyed) standing.lay(last.view, new Set());
      },
    });
    return new Set([moved.to]);
  }

  function light({ news: { joined }, glide }: SceneInput): void {
    shine.removeChildren().forEach((child) => child.destroy());
    if (joined.length === 0 || glide === 0) return;
    const glow = laneGlow(joined);
    shine.addChild(glow);
    stage.tweens.add({
      key: 'shine',
      duration: SHINE,
      ease: EASE.even,
      apply: (done) => {
        if (!glow.destroyed) glow.alpha = Math.sin(Math.min(1, done) * Math.PI);
      },
      done: () => glow.destroy(),
    });
  }

  function render(input: SceneInput): void {
    if (plane.node.destroyed) return;
    const { view, camera, glide, news } = input;
    plane.lookThrough(camera);
    ground.lay(view, camera.scale * stage.root.scale.x);
    last = input;
    if (view !== drawn) {
      const fresh = drawn !== undefined && news.step !== played;
      const hidden = fresh ? sail(input) : new Set<number>();
      standing.lay(view, hidden);
      robberAndPirate.lay(view, drawn === undefined ? 0 : glide);
      if (fresh) light(input);
      played = news.step;
    }
    lights = plane.replace(lights, marks(input));
    drawn = view;
    stage.requestRender();
  }

  return {
    render,
    itemAt: (at) => {
      if (last === undefined) return undefined;
      const { camera, lit, strength } = last;
      // where only lit places are choices, at any scale of the map
      const reach = strength === 'full' ? FINGER / camera.scale : 0;
      return placeAt(planeSpot(camera, at), (item) => lit.has(item), { reach })?.item;
    },
  };
}

/** The canvas of a map, with the pictures that it needs. */
export const loadScene: LoadScene<SceneInput, string> = async () => {
  const pictures = await loadPictures();
  return (stage) => createScene(stage, pictures);
};
