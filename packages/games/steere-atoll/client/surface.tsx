import type { Board } from '../src/board.ts';
import { useCallback, type ReactNode } from 'react';
import {
  Surface as CanvasSurface,
  type SurfaceProps,
} from '@atoll/table-kit/table/canvas/surface.tsx';
import { createScene, type SceneInput } from './scene/scene.ts';
import { loadPieces } from './scene/textures.ts';

type Props = Omit<SurfaceProps<SceneInput, number>, 'className' | 'load'> & {
  readonly board: Board;
};

/** The canvas of a board of Steere's Atoll. */
export function Surface({ board, ...props }: Props): ReactNode {
  const load = useCallback(async () => {
    const pieces = await loadPieces(board);
    return (stage: Parameters<typeof createScene>[0]) => createScene(stage, pieces, board);
  }, [board]);
  return <CanvasSurface className="sa-surface" load={load} {...props} />;
}
