import { useMemo, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { AnalysisBoardProps } from '@atoll/table-kit/table/analysis-client.ts';
import { motionWish } from '@atoll/table-kit/table/canvas/use-transition.ts';
import { ZoomButtons } from '@atoll/table-kit/table/controls/zoom-buttons.tsx';
import { useSize } from '@atoll/table-kit/ui/use-size.ts';
import type { BoardPosition } from '../../src/analysis/board-position.ts';
import { middleOf } from '../board/plane.ts';
import type { Reached } from '../board/walk.ts';
import { BoardGrid } from '../panels/board-grid.tsx';
import type { SceneInput } from '../scene/scene.ts';
import { useCamera } from '../use-camera.ts';
import type { SteereAnalysisWords } from '../words/load-analysis-words.ts';
import { useSteereLocale } from '../words/steere-locale.ts';
import '../steere.css';
import './analysis-board.css';
import { BoardMarks } from './board-marks.tsx';
import { shownPosition, type ShownPosition } from './shown-position.ts';

const Surface = lazyWithRetry(async () => (await import('../surface.tsx')).Surface);

/** How long a stone takes to land at ordinary speed, in ms. */
const GLIDE = 220;

interface BoardProps extends AnalysisBoardProps<BoardPosition> {
  readonly words: SteereAnalysisWords;
}

/** The board of the page of analysis, with figures on its cells. */
export function AnalysisBoard(props: BoardProps): ReactNode {
  const { position, last, use, marks, settings, onPlace, words } = props;
  const { game, text } = useSteereLocale();
  const shown = useMemo(() => shownPosition({ position, last, use }), [position, last, use]);
  const { board } = shown;
  const { size, ref } = useSize();
  const camera = useCamera(board, { size, coordinates: 'shown' });
  const [hover, setHover] = useState<number>();
  const [focus, setFocus] = useState<number>();
  const [said, say] = useState('');
  const press = (cell: number | undefined): void => {
    if (cell !== undefined) onPlace(board.cells[cell].name);
  };
  const onFocus = (cell: number | undefined): void => {
    setFocus(cell);
    say('');
    if (cell !== undefined) camera.show(middleOf(board.cells[cell]));
  };
  const onShore = (reached: Exclude<Reached, { readonly at: 'cell' }>): void =>
    say(reached.at === 'island' ? text.islandText(reached.island) : game.rim);
  return (
    <section className="sa-analysis tb-place" aria-label={game.board} ref={ref}>
      {size.width > 0 && (
        <Surface
          preference={settings.renderer}
          board={board}
          size={{ ...size, scale: 1 }}
          input={{
            ...inputOf(shown, props),
            camera: camera.camera,
            hover: hover !== undefined && shown.places.has(hover) ? hover : undefined,
            focus,
          }}
          gestures={{
            onTap: press,
            onHover: setHover,
            onDrag: ({ by }) => camera.drag(by),
            onScroll: (_, by) => camera.drag(by),
            onZoom: camera.zoom,
          }}
        />
      )}
      <BoardMarks board={board} camera={camera.camera} marks={marks} />
      <BoardGrid
        {...{ position: shown, camera: camera.camera, onFocus, onShore }}
        {...{ chosen: undefined, hint: undefined, onPick: press, help: words.boardHelp }}
      />
      <ZoomButtons words={game} moved={camera.moved} onStep={camera.step} onWhole={camera.whole} />
      <p className="hidden" role="status">
        {said}
      </p>
    </section>
  );
}

type Input = Omit<SceneInput, 'camera' | 'hover' | 'focus'>;

function inputOf(
  { board, stones, path, last, mover }: ShownPosition,
  { use, settings }: Pick<BoardProps, 'use' | 'settings'>,
): Input {
  const { still, speed } = motionWish(settings.animation);
  return {
    ...{ board, stones, path, coordinates: 'shown' as const },
    glide: still || use === 'set up' ? 0 : GLIDE / speed,
    // the winning chain ends the game: its own rings show more
    last: path.length > 0 ? undefined : last,
    preview: mover,
    ...{ chosen: undefined, hint: undefined },
  };
}
