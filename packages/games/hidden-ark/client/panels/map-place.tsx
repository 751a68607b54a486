import type { HiddenArkView } from '../../src/index.ts';
import type { Route } from '../../src/views/index.ts';
import { useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { GridRow } from '@atoll/table-kit/table/a11y/grid.tsx';
import { MapGrid } from '@atoll/table-kit/table/a11y/map-grid.tsx';
import type { Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import { motionWish } from '@atoll/table-kit/table/canvas/use-transition.ts';
import { around } from '@atoll/table-kit/table/canvas/pan.ts';
import { usePan, type Pan, type Reach } from '@atoll/table-kit/table/canvas/use-pan.ts';
import { Surface } from '@atoll/table-kit/table/canvas/surface.tsx';
import { ZoomButtons } from '@atoll/table-kit/table/controls/zoom-buttons.tsx';
import type { TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import { inset, rect, toWindow, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { useSize } from '@atoll/table-kit/ui/use-size.ts';
import { placesOf, planeOf, type MapPlace } from '../map/plane.ts';
import { litPlaces, shownWay } from '../present/lit.ts';
import { routeOf } from '../present/voyages.ts';
import { spokenPlace } from '../present/spoken.ts';
import { sceneLoader, type SceneInput } from '../scene/scene.ts';
import { useMapDetails } from '../use-map-details.ts';
import { useNote } from '../use-note.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { MapNotes } from './map-notes.tsx';

/** The largest scale of a map that is shown whole, and how much closer the person may zoom. */
const MOST = 1.6;
const REACH: Reach = { kind: 'from whole', times: 4 };
/** A space is drawn no smaller than at this scale before the map pans. */
const LEAST = 0.6;
/** No map is made larger than this only to fill its window. */
const FILLING = 0.8;
/** How long a vessel takes from space to space at ordinary speed, in ms. */
const GLIDE = 260;

/** The places of the vessels of the seat on turn. */
const ownBoxes = ({ side, seats, turn }: HiddenArkView): readonly Rect[] => {
  const at = seats[turn.seat]?.vessels ?? [];
  return placesOf(side)
    .filter(({ id }) => at.includes(id))
    .map(({ box }) => inset(box, -box.width));
};

/** The target of a hint, or of a first match. */
const advisedBoxes = ({ side }: HiddenArkView, { items }: TableModel): readonly Rect[] =>
  placesOf(side)
    .filter(({ item }) => items.get(item)?.mark === 'advised')
    .map(({ box }) => box);

/** The hint's target on the map, or else the own vessels. */
function hintedOr(own: readonly Rect[], view: HiddenArkView, model: TableModel): readonly Rect[] {
  const hinted = advisedBoxes(view, model);
  return hinted.length > 0 ? hinted : own;
}

/** Where the whole map would be too small it fills its window at least from top to bottom. */
const leastOf = (content: Rect, frame: Rect): number =>
  Math.min(FILLING, Math.max(LEAST, frame.height / content.height));

/** The stops of a route. */
const wayBoxes = ({ side }: HiddenArkView, { from, way }: Route): readonly Rect[] =>
  placesOf(side)
    .filter(({ id }) => id === from || way.includes(id))
    .map(({ box }) => box);

export interface MapProps {
  readonly view: HiddenArkView;
  readonly seat: number;
  readonly names: readonly string[];
  readonly table: Table<unknown, unknown>;
  readonly settings: Pick<Settings, 'animation' | 'renderer'>;
  readonly live: Pick<Live, 'say'>;
  readonly came: 'played' | 'jumped';
  /** The element for the zoom buttons. */
  readonly zoomHome: HTMLElement | null;
  /** The element for notes in this window. */
  readonly noteHome: HTMLElement | null;
  /** Further content over the map. */
  readonly children?: ReactNode;
}

/** The map: its picture, and the grid over it for keyboard and screen reader. */
export function MapPlaceSection(props: MapProps): ReactNode {
  const { view, seat, table, settings, came } = props;
  const { game } = useArkLocale();
  const { model, gesture, pointing, aimed } = table;
  const { ref, size } = useSize();
  const frame = useMemo(
    () => rect(0, 0, Math.max(1, size.width), Math.max(1, size.height)),
    [size.width, size.height],
  );
  const load = useMemo(() => sceneLoader(view.side), [view.side]);
  const content = useMemo(() => planeOf(view.side), [view.side]);
  const chosen = routeOf(table.interaction.asking?.action);
  const follow = useMemo(
    () =>
      around(chosen === undefined ? hintedOr(ownBoxes(view), view, model) : wayBoxes(view, chosen)),
    [view, model, chosen],
  );
  const least = useMemo(() => leastOf(content, frame), [content, frame]);
  const pan = usePan({ of: view.side, content, frame, most: MOST, least, follow, reach: REACH });
  const asking = table.interaction.asking?.item ?? '';
  const pointed = pointing.pointed || pointing.aim.item || asking;
  const lit = useMemo(() => litPlaces(view, model), [view, model]);
  const way = useMemo(
    () => shownWay(view, model, { aimed, pointed }),
    [view, model, aimed, pointed],
  );
  const { still, speed } = motionWish(settings.animation);
  const glide = still || came === 'jumped' ? 0 : GLIDE / speed;
  const { ports, prices } = useMapDetails(view, seat, pan.camera);
  const input = useMemo(
    (): SceneInput => ({
      ...{ view, camera: pan.camera, lit, way, focus: pointing.pointed, glide, ports, prices },
    }),
    [view, pan.camera, lit, way, pointing.pointed, glide, ports, prices],
  );
  const note = useNote(table, pointed);
  const onTap = (item: string | undefined): void => {
    note.look(item);
    gesture(item === undefined ? { do: 'back' } : { do: 'point', item });
  };
  return (
    <section className="ark-map tb-place" aria-label={game.map} ref={ref}>
      {size.width > 0 && (
        <Surface
          className="ark-surface"
          preference={settings.renderer}
          size={{ ...size, scale: 1 }}
          load={load}
          input={input}
          gestures={{
            onTap,
            onHover: pointing.rest,
            onPeek: note.look,
            onDrag: ({ by }) => pan.drag(by),
            onScroll: (_, by) => pan.drag(by),
            onZoom: pan.zoom,
          }}
        />
      )}
      <Places {...props} pan={pan} lit={lit} onTap={onTap} />
      <Zoom pan={pan} size={size} home={props.zoomHome} />
      {props.noteHome !== null &&
        createPortal(
          <MapNotes
            {...{ view, seat, names: props.names, pan, size, pointed, chosen }}
            {...{ space: note.space, place: note.place, onClose: note.close }}
            refusal={table.attempts.refusal ?? ''}
          />,
          props.noteHome,
        )}
      {props.children}
    </section>
  );
}

/** The zoom buttons, at their place in this window. */
function Zoom({
  pan,
  size: { width, height },
  home,
}: {
  readonly pan: Pan;
  readonly size: { readonly width: number; readonly height: number };
  readonly home: HTMLElement | null;
}): ReactNode {
  const { game } = useArkLocale();
  if (home === null) return null;
  return createPortal(
    <ZoomButtons
      words={game}
      moved={pan.moved}
      onStep={(by) => pan.zoom({ x: width / 2, y: height / 2 }, by)}
      onWhole={pan.whole}
    />,
    home,
  );
}

function Places({
  view,
  names,
  table: { model, pointing },
  live,
  pan,
  lit,
  onTap,
}: MapProps & {
  readonly pan: Pan;
  readonly lit: SceneInput['lit'];
  readonly onTap: (item: string) => void;
}): ReactNode {
  const locale = useArkLocale();
  const { spoken } = locale.game;
  const places = placesOf(view.side);
  const said = useMemo(
    () => new Map(places.map((one) => [one.item, spokenPlace(locale, { view, names, lit }, one)])),
    [places, locale, view, names, lit],
  );
  const latest = useRef(places);
  latest.current = places;
  const isOpen = (item: string): boolean => (model.items.get(item)?.choices.length ?? 0) > 0;
  const rowCount = Math.max(...places.map(({ row }) => row)) + 1;
  const cellOf = ({ item, box, column }: MapPlace): GridRow['cells'][number] => ({
    ...{ key: item, item, column: column + 1 },
    name: said.get(item) ?? '',
    state: isOpen(item) ? 'open' : 'closed',
    selected: lit.get(item)?.mark === 'chosen',
    spot: toWindow(pan.camera, box),
  });
  const rows = Array.from(
    { length: rowCount },
    (_, row): GridRow => ({
      key: row,
      name: spoken.row(row + 1),
      cells: places.filter((one) => one.row === row).map(cellOf),
    }),
  );
  const onFocus = (item: string | undefined): void => {
    pointing.point(item ?? '');
    const place = latest.current.find((one) => one.item === item);
    if (place !== undefined) pan.show(place.box);
  };
  return (
    <MapGrid
      id="ark-map"
      words={{ title: locale.game.map, help: spoken.help, edge: spoken.edge }}
      {...{ places, rows, isOpen, said, live, onFocus }}
      onAct={onTap}
    />
  );
}
