import { useState, type ReactNode, type RefObject } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import { motionWish } from '@atoll/table-kit/table/canvas/use-transition.ts';
import { middleOf } from '../board/plane.ts';
import type { Reached } from '../board/walk.ts';
import type { BoardCamera } from '../use-camera.ts';
import type { SteereScreen } from '../use-steere-screen.ts';
import { useSteereLocale } from '../words/steere-locale.ts';
import { BoardPlace } from './board-place.tsx';
import { PastNote } from './past-note.tsx';

/** How long a stone takes to land at ordinary speed, in ms. */
const GLIDE = 220;

interface BoardSectionProps {
  readonly screen: SteereScreen;
  readonly live: Pick<Live, 'say'>;
  readonly camera: BoardCamera;
  readonly place: {
    readonly size: { readonly width: number; readonly height: number };
    readonly ref: (element: HTMLElement | null) => void;
  };
  readonly element: RefObject<HTMLElement | null>;
  readonly coordinates: 'shown' | 'hidden';
  readonly settings: Settings;
}

/** The board in its place, which keeps the cell that has the focus in sight. */
export function BoardSection({
  screen: { table, moves, position, shown, show },
  live,
  camera,
  place,
  element,
  coordinates,
  settings,
}: BoardSectionProps): ReactNode {
  const { game, text } = useSteereLocale();
  const [focus, setFocus] = useState<number>();
  const { cells } = position.board;
  const onFocus = (cell: number | undefined): void => {
    setFocus(cell);
    if (cell === undefined) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    camera.show(middleOf(cells[cell]));
  };
  const onShore = (reached: Exclude<Reached, { readonly at: 'cell' }>): void =>
    live.say(reached.at === 'island' ? text.islandText(reached.island) : game.rim);
  const { still, speed } = motionWish(settings.animation);
  return (
    <section
      className="sa-place tb-place"
      aria-label={game.board}
      ref={(here) => {
        element.current = here;
        place.ref(here);
      }}
    >
      <BoardPlace
        position={position}
        size={place.size}
        camera={camera}
        table={table}
        preference={settings.renderer}
        focus={focus}
        onFocus={onFocus}
        coordinates={coordinates}
        glide={still ? 0 : GLIDE / speed}
        onShore={onShore}
      />
      {shown !== undefined && (
        <PastNote shown={shown} count={moves.length} onNow={() => show(undefined)} />
      )}
    </section>
  );
}
