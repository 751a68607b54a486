import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Preference } from '../../table/canvas/graphics.ts';
import { listen, type Gestures } from '../../table/canvas/pointer.ts';
import type { Spot } from '../../ui/rect.ts';
import { createStage, type Stage } from '../../table/canvas/stage.ts';
import { useTheme } from '../../ui/theme.ts';
import { useSkipAnimation } from '../../table/canvas/use-skip-animation.ts';
import { book } from './card-index.ts';
import { loadArtKit, type ArtKit } from './scene/art-kit.ts';
import { createScene, type AtollScene, type SceneInput } from './scene/atoll-scene.ts';

/** A hand that moves while it holds. */
export interface Drag {
  readonly from: Spot;
  readonly by: Spot;
  readonly at: Spot;
  /** What now lies where it began, and where it is. */
  readonly item: string | undefined;
  readonly over: string | undefined;
}

export interface SurfaceProps {
  readonly preference: Preference;
  readonly size: { readonly width: number; readonly height: number; readonly scale: number };
  readonly input: SceneInput;
  /** Gestures on items: the spot is already looked up. */
  readonly onTap: (item: string | undefined) => void;
  readonly onRead: (item: string | undefined) => void;
  /** A finger rests on an item, until it is lifted. */
  readonly onPeek: (item: string | undefined) => void;
  readonly onDrag: (drag: Drag) => void;
  /** The hand lets go over an item, or over nothing. */
  readonly onDrop: (over: string | undefined) => void;
  readonly onZoom: (at: Spot, factor: number) => void;
  readonly onScroll: (at: Spot, by: Spot) => void;
}

interface Live {
  readonly stage: Stage;
  readonly scene: AtollScene;
  readonly kit: ArtKit;
}

/** A reef is drawn at most this much larger than the table around it, before anybody comes closer. */
const CLOSEST = 1.25;

const HOVER = 180;
/** Milliseconds after which a table that stands still gets its fine pictures: what is needed to play comes first. */
const SETTLED = 1200;

/** The canvas of the table. It is decoration to a screen reader: the same actions stand beside it as buttons. */
export function Surface(props: SurfaceProps): ReactNode {
  const home = useRef<HTMLDivElement>(null), latest = useRef(props), [live, setLive] = useState<Live>();
  const { contrast } = useTheme();
  latest.current = props;

  useEffect(() => {
    const element = home.current!;
    let stop = (): void => undefined, gone = false;
    void Promise.all([createStage({ preference: props.preference }), loadArtKit(book)]).then(([stage, kit]) => {
      if (gone) return stage.destroy();
      const scene = createScene(stage, kit), end = listen(stage.canvas, gestures(scene, latest), toDesign(stage.canvas, latest));
      element.append(stage.canvas);
      setLive({ stage, scene, kit });
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
  }, [props.preference, contrast]);

  const { width, height, scale } = props.size;
  useEffect(() => live?.stage.resize({ width, height, scale }), [live, width, height, scale]);
  useEffect(() => live?.scene.render(props.input), [live, props.input]);
  useSkipAnimation(() => live?.scene.finish());
  useEffect(() => {
    if (live === undefined) return;
    const { kit, scene } = live;
    let gone = false;
    const timer = setTimeout(() => {
      const pixels = scale * CLOSEST * (window.devicePixelRatio || 1);
      void kit.atlas.sharpen(pixels).then((changed) => changed && !gone && scene.redraw());
    }, SETTLED);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [live, scale]);
  return <div ref={home} className="at-surface" data-ready={live !== undefined} aria-hidden="true" />;
}

type Latest = { readonly current: SurfaceProps };

const toDesign = (canvas: HTMLCanvasElement, latest: Latest) => (client: Spot): Spot => {
  const box = canvas.getBoundingClientRect(), { size } = latest.current;
  return { x: ((client.x - box.left) / box.width) * size.width, y: ((client.y - box.top) / box.height) * size.height };
};

function gestures(scene: AtollScene, latest: Latest): Gestures {
  let timer: ReturnType<typeof setTimeout> | undefined, over: string | undefined;
  const read = (item: string | undefined): void => latest.current.onRead(item);
  return {
    tap: (at) => latest.current.onTap(scene.itemAt(at)),
    hover: (at) => {
      const item = at === undefined ? undefined : scene.itemAt(at);
      if (item === over) return;
      over = item;
      clearTimeout(timer);
      timer = setTimeout(() => read(item), HOVER);
    },
    press: (at) => latest.current.onPeek(scene.itemAt(at)),
    release: () => latest.current.onPeek(undefined),
    drag: (from, by, at) => latest.current.onDrag({ from, by, at, item: scene.itemAt(from), over: scene.itemAt(at) }),
    drop: (at) => latest.current.onDrop(at === undefined ? undefined : scene.itemAt(at)),
    scroll: (at, by) => latest.current.onScroll(at, by),
    zoom: (at, factor) => latest.current.onZoom(at, factor),
  };
}
