import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Settings } from '../../settings/settings.ts';
import type { Live } from '../a11y/use-live.ts';
import type { ItemGestures } from '../canvas/item-gestures.ts';
import { Surface, type LoadScene } from '../canvas/surface.tsx';
import { ZoomButtons, type ZoomWords } from '../controls/zoom-buttons.tsx';
import type { Pointing } from '../model/use-table.ts';
import { MapGrid, type MapGridProps } from './map-grid.tsx';
import type { MapWindow } from './use-map-window.ts';

export interface MapTableProps<Input> {
  /** The prefix of its classes, `-map` and `-surface`. */
  readonly id: string;
  readonly words: ZoomWords;
  readonly window: MapWindow;
  readonly renderer: Settings['renderer'];
  readonly live: Pick<Live, 'say'>;
  readonly scene: { readonly load: LoadScene<Input, string>; readonly input: Input };
  /** The same places for keyboard and screen reader. */
  readonly grid: MapGridProps;
  readonly gestures: Pick<ItemGestures<string>, 'onTap' | 'onPeek'> & {
    readonly onHover: Pointing['rest'];
  };
  /** The element for the zoom buttons; on the map unless given. */
  readonly zoomHome?: HTMLElement | null;
  /** Further content over the map. */
  readonly children: ReactNode;
}

/** The map of a table: its picture, the grid over it, and how large it is shown. */
export function MapTable<Input>(props: MapTableProps<Input>): ReactNode {
  const { id, words, scene, grid, gestures, zoomHome, children } = props;
  const { ref, size, pan } = props.window;
  const zoom = (
    <ZoomButtons
      words={words}
      moved={pan.moved}
      onStep={(by) => pan.zoom({ x: size.width / 2, y: size.height / 2 }, by)}
      onWhole={pan.whole}
    />
  );
  return (
    <section className={`${id}-map tb-place`} aria-label={grid.words.title} ref={ref}>
      {size.width > 0 && (
        <Surface
          className={`${id}-surface`}
          preference={props.renderer}
          size={{ ...size, scale: 1 }}
          {...scene}
          gestures={{
            ...gestures,
            onDrag: ({ by }) => pan.drag(by),
            onScroll: (_, by) => pan.drag(by),
            onZoom: pan.zoom,
          }}
        />
      )}
      <MapGrid grid={grid} live={props.live} pan={pan} />
      {children}
      {zoomHome === undefined ? zoom : zoomHome && createPortal(zoom, zoomHome)}
    </section>
  );
}
