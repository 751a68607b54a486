import { useMemo, useState, type ReactNode } from 'react';
import type { Preference } from '@atoll/table-kit/table/canvas/graphics.ts';
import type { Reached } from '../board/walk.ts';
import type { Position } from '../present/position.ts';
import type { SceneInput } from '../scene/scene.ts';
import type { BoardCamera } from '../use-camera.ts';
import type { SteereTable } from '../use-steere-table.ts';
import { BoardGrid } from './board-grid.tsx';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

/** Pixi is half of a table's script: a person who plays by the grid need not wait for it. */
const Surface = lazyWithRetry(async () => (await import('../surface.tsx')).Surface);

export interface BoardPlaceProps {
  readonly position: Position;
  readonly size: { readonly width: number; readonly height: number };
  readonly camera: BoardCamera;
  readonly table: SteereTable;
  readonly preference: Preference;
  readonly focus: number | undefined;
  readonly onFocus: (cell: number | undefined) => void;
  readonly onShore: (reached: Exclude<Reached, { readonly at: 'cell' }>) => void;
  readonly coordinates: SceneInput['coordinates'];
  readonly glide: number;
}

/** The board: its picture, and the grid over it. */
export function BoardPlace(props: BoardPlaceProps): ReactNode {
  const { position, size, camera: view, table, focus, coordinates, glide } = props;
  const { camera } = view;
  const { chosen, hinted: hint } = table;
  const [hover, setHover] = useState<number>();
  const open = hover !== undefined && position.places.has(hover) ? hover : undefined;
  const input = useMemo(
    (): SceneInput => ({
      board: position.board,
      camera,
      stones: position.stones,
      path: position.path,
      coordinates,
      glide,
      // the winning chain ends the match: its own rings show more
      last: position.path.length > 0 ? undefined : position.last,
      hover: open,
      preview: position.own,
      chosen,
      focus,
      hint,
    }),
    [position, camera, coordinates, glide, open, chosen, focus, hint],
  );
  return (
    <>
      {size.width > 0 && (
        <Surface
          preference={props.preference}
          board={position.board}
          size={{ ...size, scale: 1 }}
          input={input}
          gestures={{
            onTap: table.tap,
            onHover: setHover,
            onDrag: ({ by }) => view.drag(by),
            onScroll: (_, by) => view.drag(by),
            onZoom: view.zoom,
          }}
        />
      )}
      <BoardGrid
        position={position}
        camera={camera}
        chosen={chosen}
        hint={hint}
        onPick={table.tap}
        onFocus={props.onFocus}
        onShore={props.onShore}
      />
    </>
  );
}
