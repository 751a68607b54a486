import type { Board } from '@atoll/game-steere-atoll/board';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Preference } from '../../table/canvas/graphics.ts';
import { listen, type Gestures } from '../../table/canvas/pointer.ts';
import type { Spot } from '../../ui/rect.ts';
import { createStage, type Stage } from '../../table/canvas/stage.ts';
import { useSkipAnimation } from '../../table/canvas/use-skip-animation.ts';
import { createScene, type Scene, type SceneInput } from './scene/scene.ts';
import { loadPieces } from './scene/textures.ts';

export interface SurfaceProps {
  readonly preference: Preference;
  readonly board: Board;
  readonly width: number;
  readonly height: number;
  readonly input: SceneInput;
  readonly onTap: (cell: number | undefined) => void;
  readonly onHover: (cell: number | undefined) => void;
  readonly onDrag: (by: Spot) => void;
  readonly onZoom: (at: Spot, factor: number) => void;
}

interface Live {
  readonly stage: Stage;
  readonly scene: Scene;
}

/** The canvas of the board. It is decoration to a screen reader: the same cells stand above it as a grid. */
export function Surface(props: SurfaceProps): ReactNode {
  const home = useRef<HTMLDivElement>(null), latest = useRef(props), [live, setLive] = useState<Live>();
  latest.current = props;

  useEffect(() => {
    const element = home.current!;
    let stop = (): void => undefined, gone = false;
    void Promise.all([createStage({ preference: props.preference }), loadPieces(props.board)]).then(([stage, pieces]) => {
      if (gone) return stage.destroy();
      const scene = createScene(stage, pieces, props.board), end = listen(stage.canvas, gestures(scene, latest), toDesign(stage.canvas));
      element.append(stage.canvas);
      setLive({ stage, scene });
      stop = () => {
        end();
        stage.canvas.remove();
        stage.destroy();
      };
    });
    return () => {
      gone = true;
      stop();
      setLive(undefined);
    };
  }, [props.preference, props.board]);

  const { width, height } = props;
  useEffect(() => live?.stage.resize({ width, height, scale: 1 }), [live, width, height]);
  useEffect(() => live?.scene.render(props.input), [live, props.input]);
  useSkipAnimation(() => {
    live?.stage.tweens.finish();
    live?.stage.requestRender();
  });
  return <div ref={home} className="sa-surface" data-ready={live !== undefined} aria-hidden="true" />;
}

const toDesign = (canvas: HTMLCanvasElement) => (client: Spot): Spot => {
  const box = canvas.getBoundingClientRect();
  return { x: client.x - box.left, y: client.y - box.top };
};

function gestures(scene: Scene, latest: { readonly current: SurfaceProps }): Gestures {
  return {
    tap: (at) => latest.current.onTap(scene.cellAt(at)),
    hover: (at) => latest.current.onHover(at === undefined ? undefined : scene.cellAt(at)),
    press: () => undefined,
    release: () => undefined,
    drag: (_, by) => latest.current.onDrag(by),
    scroll: (_, by) => latest.current.onDrag(by),
    zoom: (at, factor) => latest.current.onZoom(at, factor),
  };
}
