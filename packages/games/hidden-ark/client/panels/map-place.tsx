import type { HiddenArkView } from '../../src/index.ts';
import type { Route } from '../../src/views/index.ts';
import { useCallback, useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import { around } from '@atoll/table-kit/table/canvas/pan.ts';
import type { Reach } from '@atoll/table-kit/table/canvas/use-pan.ts';
import { glideTime } from '@atoll/table-kit/table/map/glide-time.ts';
import { MapTable } from '@atoll/table-kit/table/map/map-table.tsx';
import { useMapWindow } from '@atoll/table-kit/table/map/use-map-window.ts';
import type { TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import { inset, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { placesOf, planeOf } from '../map/plane.ts';
import { litPlaces, shownRoute } from '../present/lit.ts';
import { routeOf } from '../present/voyages.ts';
import { spokenPlace } from '../present/spoken.ts';
import { sceneLoader, type SceneInput } from '../scene/scene.ts';
import { useMapDetails } from '../use-map-details.ts';
import { useNote } from '../use-note.ts';
import { useArkLocale } from '../words/ark-locale.ts';
import { MapNotes } from './map-notes.tsx';

/** How much closer the person may zoom than the whole map. */
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
const routeBoxes = ({ side }: HiddenArkView, { from, path }: Route): readonly Rect[] =>
  placesOf(side)
    .filter(({ id }) => id === from || path.includes(id))
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
  const { view, seat, names, table, settings, came, live, zoomHome, noteHome } = props;
  const { side } = view;
  const locale = useArkLocale();
  const { game } = locale;
  const { model, gesture, pointing, aimed } = table;
  const load = useMemo(() => sceneLoader(side), [side]);
  const content = useMemo(() => planeOf(side), [side]);
  const chosen = routeOf(table.interaction.asking?.action);
  const follow = useMemo(
    () =>
      around(
        chosen === undefined ? hintedOr(ownBoxes(view), view, model) : routeBoxes(view, chosen),
      ),
    [view, model, chosen],
  );
  const leastIn = useCallback((frame: Rect) => leastOf(content, frame), [content]);
  const window = useMapWindow({ of: side, content, leastIn, follow, reach: REACH });
  const { pan, size } = window;
  const asking = table.interaction.asking?.item ?? '';
  const pointed = pointing.pointed || pointing.aim.item || asking;
  const lit = useMemo(() => litPlaces(view, model), [view, model]);
  const route = useMemo(
    () => shownRoute(view, model, { aimed, pointed }),
    [view, model, aimed, pointed],
  );
  const glide = glideTime(GLIDE, settings.animation, came);
  const { ports, prices } = useMapDetails(view, seat, pan.camera);
  const input = useMemo(
    (): SceneInput => ({
      ...{ view, camera: pan.camera, lit, route, focus: pointing.pointed, glide, ports, prices },
    }),
    [view, pan.camera, lit, route, pointing.pointed, glide, ports, prices],
  );
  const note = useNote(table, pointed);
  const onTap = (item: string | undefined): void => {
    note.look(item);
    gesture(item === undefined ? { do: 'back' } : { do: 'point', item });
  };
  const places = placesOf(side);
  const said = useMemo(
    () => new Map(places.map((one) => [one.item, spokenPlace(locale, { view, names, lit }, one)])),
    [places, locale, view, names, lit],
  );
  return (
    <MapTable
      id="ark"
      words={game}
      renderer={settings.renderer}
      {...{ window, live, zoomHome }}
      scene={{ load, input }}
      gestures={{ onTap, onHover: pointing.rest, onPeek: note.look }}
      grid={{
        ...{ id: 'ark-map', words: { ...game.spoken, title: game.map }, places, said },
        isOpen: (item) => (model.items.get(item)?.choices.length ?? 0) > 0,
        isChosen: (item) => lit.get(item)?.mark === 'chosen',
        onAct: onTap,
        onPoint: pointing.point,
      }}
    >
      {noteHome !== null &&
        createPortal(
          <MapNotes
            {...{ view, seat, names, pan, size, pointed, chosen }}
            {...{ space: note.space, place: note.place, onClose: note.close }}
            refusal={table.attempts.refusal ?? ''}
          />,
          noteHome,
        )}
      {props.children}
    </MapTable>
  );
}
