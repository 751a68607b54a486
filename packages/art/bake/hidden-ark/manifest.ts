import type { Manifest } from '../manifest.ts';

/** What a bake has written for Hidden Ark, with names relative to its own folder. */
export type ArkManifest = Pick<Manifest, 'sources' | 'faces' | 'tables'>;
