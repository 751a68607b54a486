import type { ReactNode } from 'react';
import {
  Surface as CanvasSurface,
  type LoadScene,
  type SurfaceProps,
} from '../../table/canvas/surface.tsx';
import { book } from './card-index.ts';
import { loadArtKit } from './scene/art-kit.ts';
import { createScene, type SceneInput } from './scene/atoll-scene.ts';

const load: LoadScene<SceneInput, string> = async () => {
  const kit = await loadArtKit(book);
  return (stage) => createScene(stage, kit);
};

/** The canvas of the table of Atoll. */
export const Surface = (
  props: Omit<SurfaceProps<SceneInput, string>, 'className' | 'load'>,
): ReactNode => <CanvasSurface className="at-surface" load={load} {...props} />;
