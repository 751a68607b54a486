import { useCallback, type ReactNode } from 'react';
import {
  Surface as CanvasSurface,
  type LoadScene,
  type SurfaceProps,
} from '@atoll/table-kit/table/canvas/surface.tsx';
import { book } from '../card-index.ts';
import { loadArtKit, loadPicturesAhead } from '../scene/art-kit.ts';
import { createScene, type SceneInput } from '../scene/atoll-scene.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

export { loadPicturesAhead };

/** The canvas of the table of Atoll. */
export function Surface(
  props: Omit<SurfaceProps<SceneInput, string>, 'className' | 'load'>,
): ReactNode {
  const { text } = useAtollLocale();
  const load: LoadScene<SceneInput, string> = useCallback(async () => {
    const kit = await loadArtKit({ book, text });
    return (stage) => createScene(stage, kit);
  }, [text]);
  return <CanvasSurface className="at-surface" load={load} {...props} />;
}
