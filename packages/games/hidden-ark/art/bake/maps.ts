import { svgDocument } from '@atoll/art/draw/defs.ts';
import { mapArt } from '../map/map-picture.ts';
import type { MapLook } from '../map/map-picture.ts';
import { mapSize } from '../map/measures.ts';
import { mapPlans } from '../map/plans.ts';
import type { MapSide } from '../map/plans.ts';
import { atlas } from '@atoll/art/bake/atlas.ts';
import type { Tools } from '@atoll/art/bake/atlas.ts';
import type { Quality } from '@atoll/art/bake/image.ts';
import type { ArkMaps } from './manifest.ts';

const SIDES: readonly MapSide[] = ['equatorial', 'polar'];
const LOOKS: readonly MapLook[] = ['paper', 'contrast'];

/** Pixels a unit, and the quality of the colours. */
export interface MapGrade {
  readonly name: 'quick' | 'fine';
  readonly scale: number;
  readonly quality: Quality;
}

const drawn = new Map<string, string>();

/** A map's shapes; drawn once a bake, since it takes seconds. */
function shapesOf(side: MapSide, look: MapLook): string {
  const key = `${side}-${look}`;
  const shapes = drawn.get(key) ?? mapArt(side, mapPlans[side], look);
  drawn.set(key, shapes);
  return shapes;
}

/** Bakes both sides of the map in both looks, each a page with one picture, `map/<side>`. */
export async function bakeMaps(grade: MapGrade, { workshop, shelf }: Tools): Promise<ArkMaps> {
  const page = async (side: MapSide, look: MapLook): Promise<ArkMaps[MapSide][MapLook]> => {
    const { width, height } = mapSize(mapPlans[side]);
    const picture = await workshop.pixels(
      svgDocument(shapesOf(side, look), [0, 0, width, height], { scale: grade.scale }),
    );
    const name = `map-${side}-${look}-${grade.name}`;
    const [first] = await atlas(name, [{ name: `map/${side}`, picture }], {
      workshop,
      shelf,
      scale: grade.scale,
      quality: grade.quality,
    });
    return first;
  };
  const side = async (name: MapSide): Promise<ArkMaps[MapSide]> => {
    const [paper, contrast] = await Promise.all(LOOKS.map((look) => page(name, look)));
    return { paper, contrast };
  };
  const [equatorial, polar] = await Promise.all(SIDES.map(side));
  return { equatorial, polar };
}
