import type { MapLook } from '../map/map-picture.ts';
import type { MapSide } from '../map/plans.ts';
import type { BakedPage, Manifest } from '@atoll/art/bake/manifest.ts';

/** A page for each side of the map in each look: a table loads one of them. */
export type ArkMaps = Readonly<Record<MapSide, Readonly<Record<MapLook, BakedPage>>>>;

/** The manifest of a bake for Hidden Ark, with names relative to its own folder. */
export interface ArkManifest extends Pick<Manifest, 'sources' | 'faces' | 'tables'> {
  /** `fine` is missing until the bake is whole. */
  readonly maps: { readonly quick: ArkMaps; readonly fine?: ArkMaps };
  /** Reading pictures by the id of the tile; there when the bake is whole. */
  readonly fish: Readonly<Record<string, string>>;
}
