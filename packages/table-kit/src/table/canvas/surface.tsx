import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Spot } from '../../ui/rect.ts';
import { useTheme } from '../../ui/theme.ts';
import type { Preference } from './graphics.ts';
import { gesturesOn, type ItemGestures } from './item-gestures.ts';
import { listen } from './pointer.ts';
import { createStage, type Stage } from './stage.ts';
import './surface.css';
import { useSkipAnimation } from './use-skip-animation.ts';

/** A game's drawing on a stage. `Item` is the game's name for a thing that can be pointed at. */
export interface Scene<Input, Item> {
  /** Draws this input and nothing else; the previous drawing only decides the transition. */
  render(input: Input): void;
  /** The item under a spot, uppermost first. */
  itemAt(spot: Spot): Item | undefined;
  /**
   * Draws anew with pictures that are sharp where a unit covers so many device pixels, if there are
   * such.
   */
  sharpen?(pixels: number): Promise<void>;
}

/** Loads what a scene is drawn with; the scene is created as soon as there is a stage, too. */
export type LoadScene<Input, Item> = () => Promise<(stage: Stage) => Scene<Input, Item>>;

export interface SurfaceProps<Input, Item> {
  readonly className?: string;
  readonly preference: Preference;
  /** Design units, and how many CSS pixels a unit has. */
  readonly size: { readonly width: number; readonly height: number; readonly scale: number };
  /** Another function makes another scene. */
  readonly load: LoadScene<Input, Item>;
  readonly input: Input;
  readonly gestures: ItemGestures<Item>;
}

interface Live<Input, Item> {
  /** The renderer, contrast and loader it was made for. */
  readonly wanted: unknown;
  readonly stage: Stage;
  readonly scene: Scene<Input, Item>;
}

/**
 * A plane is drawn at most this much larger than the table around it, before the person zooms in.
 */
const CLOSEST = 1.25;
/** After so many stages that lost the graphics card for good, WebGL is not requested again. */
const LOST_STAGES = 2;
/**
 * Milliseconds after which a table that stands still loads its fine pictures: the pictures needed
 * to play come first.
 */
const SETTLED = 1200;

/**
 * The canvas of a table, made anew when its renderer, the contrast of the page or its scene
 * changes; `data-ready` says that the current one is drawn. It is decoration to a screen reader:
 * the same items stand beside it as elements.
 */
export function Surface<Input, Item>(props: SurfaceProps<Input, Item>): ReactNode {
  const home = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const { live, drawn } = useLive(props, { home, latest });
  const { width, height, scale } = props.size;
  useEffect(() => live?.stage.resize({ width, height, scale }), [live, width, height, scale]);
  useEffect(() => live?.scene.render(props.input), [live, props.input]);
  useSkipAnimation(() => live?.stage.finish());
  useEffect(() => {
    const timer = setTimeout(
      () => void live?.scene.sharpen?.(scale * CLOSEST * (window.devicePixelRatio || 1)),
      SETTLED,
    );
    return () => clearTimeout(timer);
  }, [live, scale]);
  const look = `tb-surface ${props.className ?? ''}`;
  return <div ref={home} className={look} data-ready={drawn} aria-hidden="true" />;
}

interface Refs<Input, Item> {
  readonly home: { readonly current: HTMLDivElement | null };
  readonly latest: { readonly current: SurfaceProps<Input, Item> };
}

/**
 * The current stage and scene, undefined until they exist, and whether their first frame is drawn.
 */
function useLive<Input, Item>(
  { preference, load }: Pick<SurfaceProps<Input, Item>, 'preference' | 'load'>,
  { home, latest }: Refs<Input, Item>,
): { readonly live: Live<Input, Item> | undefined; readonly drawn: boolean } {
  const [live, setLive] = useState<Live<Input, Item>>();
  const [drawn, setDrawn] = useState<unknown>();
  const { contrast } = useTheme();
  const [lost, setLost] = useState(0);
  const wanted = useMemo(
    () => ({
      preference: lost < LOST_STAGES ? preference : ('canvas' as const),
      ...{ contrast, load, onLost: () => setLost(lost + 1) },
    }),
    [preference, contrast, load, lost],
  );
  useEffect(() => {
    const element = home.current!;
    let stop = (): void => undefined;
    let gone = false;
    void Promise.all([createStage(wanted), wanted.load()]).then(([stage, create]) => {
      if (gone) return stage.destroy();
      const scene = create(stage);
      const hands = gesturesOn(scene, () => latest.current.gestures);
      const end = listen(stage.canvas, hands.gestures, (client) =>
        toDesign(stage.canvas, client, latest.current.size),
      );
      // a person who continues by keys no longer means the thing that the pointer was about to rest
      // on
      window.addEventListener('keydown', hands.stop);
      element.append(stage.canvas);
      setLive({ wanted, stage, scene });
      void stage.drawn.then(() => gone || setDrawn(wanted));
      stop = () => {
        end();
        window.removeEventListener('keydown', hands.stop);
        hands.stop();
        stage.canvas.remove();
        stage.destroy();
      };
    });
    return () => {
      gone = true;
      stop();
      setLive(undefined);
    };
  }, [wanted, home, latest]);
  return { live: live?.wanted === wanted ? live : undefined, drawn: drawn === wanted };
}

function toDesign(
  canvas: HTMLCanvasElement,
  client: Spot,
  { width, height }: { readonly width: number; readonly height: number },
): Spot {
  const box = canvas.getBoundingClientRect();
  return {
    x: ((client.x - box.left) / box.width) * width,
    y: ((client.y - box.top) / box.height) * height,
  };
}
