import type { HiddenArkView } from '../../src/index.ts';
import type { Side } from '../../src/cards/index.ts';
import { Container } from 'pixi.js';
import { loadAtlas, type Atlas } from '@atoll/table-kit/table/canvas/atlas.ts';
import { loadFaces } from '@atoll/table-kit/table/canvas/label.ts';
import type { Stage } from '@atoll/table-kit/table/canvas/stage.ts';
import type { LoadScene, Scene } from '@atoll/table-kit/table/canvas/surface.tsx';
import { mapPlane, planeSpot } from '@atoll/table-kit/table/map/map-plane.ts';
import type { Camera } from '@atoll/table-kit/ui/rect.ts';
import { placeAt } from '../map/plane.ts';
import { ground } from './ground.ts';
import { loadMapPicture, type MapPicture } from './map-picture.ts';
import { marks, type MarkInput } from './marks.ts';
import { loadResources, type ResourceTextures } from './price-tag.ts';
import { things, type Details } from './things.ts';
import { createFleet } from './vessels.ts';

export interface SceneInput extends Omit<MarkInput, 'side'> {
  readonly view: HiddenArkView;
  readonly camera: Camera;
  /** How long a vessel takes from space to space, in ms. */
  readonly glide: number;
  /** The names of ports, and the prices of fish by their space, where they can be read. */
  readonly ports: Details['ports'];
  readonly prices: Details['prices'];
}

interface Pictures {
  readonly atlas: Atlas;
  readonly map: MapPicture;
  readonly resources: ResourceTextures;
}

/** Builds the picture of a map; later calls of `render` change only what differs. */
function createScene(stage: Stage, { atlas, map, resources }: Pictures): Scene<SceneInput, string> {
  let water = new Container();
  let lying = new Container();
  const fleet = createFleet(stage.tweens, atlas);
  let lights = new Container();
  const plane = mapPlane(stage, [water, lying, lights, fleet.node]);
  const { replace } = plane;
  let drawn: HiddenArkView | undefined;
  let last: SceneInput | undefined;
  let picture = map.quick;
  let sharp = false;

  function render(input: SceneInput): void {
    if (plane.node.destroyed) return;
    const { view, camera, glide, ports, prices } = input;
    plane.lookThrough(camera);
    if (view.side !== drawn?.side) water = replace(water, ground(view.side, picture));
    if (view !== drawn || ports !== last?.ports || prices !== last.prices)
      lying = replace(lying, things(view, atlas, { ports, prices, resources }));
    fleet.lay(view, drawn === undefined ? 0 : glide);
    lights = replace(lights, marks({ ...input, side: view.side }));
    drawn = view;
    last = input;
    stage.requestRender();
  }

  return {
    render,
    itemAt: (at) => {
      if (last === undefined) return undefined;
      const { camera, view } = last;
      return placeAt(view.side, planeSpot(camera, at), REACH / camera.scale)?.item;
    },
    sharpen: async (pixels) => {
      const { scale } = last?.camera ?? { scale: 1 };
      const wanted = pixels * scale;
      const better = wanted > QUICK && !sharp ? map.fine() : undefined;
      sharp ||= better !== undefined;
      const finer = await atlas.sharpen(wanted);
      const found = await better;
      picture = found ?? picture;
      if ((!finer && found === undefined) || last === undefined) return;
      drawn = undefined;
      fleet.redraw();
      render(last);
    },
  };
}

/** The least size of a pressable thing, in CSS pixels. */
const REACH = 40;

const BASE = '/art/hidden-ark/';
/** Up to so many device pixels a unit the quick picture of a map is sharp. */
const QUICK = 1.4;

/** The canvas of a side of the map, with the pictures that it needs. */
export const sceneLoader =
  (side: Side): LoadScene<SceneInput, string> =>
  async () => {
    const [atlas, map, resources] = await Promise.all([
      loadAtlas(BASE),
      loadMapPicture(BASE, side),
      loadResources(),
      loadFaces(),
    ]);
    return (stage) => createScene(stage, { atlas, map, resources });
  };
