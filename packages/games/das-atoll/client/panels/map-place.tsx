import type { DasAtollAction, DasAtollView } from '../../src/index.ts';
import { CORNERS } from '../../src/board/index.ts';
import { newLanes } from '../../src/table-facts.ts';
import { useMemo, type ReactNode } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { GridRow } from '@atoll/table-kit/table/a11y/grid.tsx';
import { MapGrid } from '@atoll/table-kit/table/a11y/map-grid.tsx';
import type { Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import { Surface } from '@atoll/table-kit/table/canvas/surface.tsx';
import { usePan, type Pan, type Reach } from '@atoll/table-kit/table/canvas/use-pan.ts';
import { motionWish } from '@atoll/table-kit/table/canvas/use-transition.ts';
import { ReasonTag } from '@atoll/table-kit/table/controls/notes/reason-tag.tsx';
import { ZoomButtons } from '@atoll/table-kit/table/controls/zoom-buttons.tsx';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import { inset, rect, toWindow } from '@atoll/table-kit/ui/rect.ts';
import { useSize } from '@atoll/table-kit/ui/use-size.ts';
import { PLACES, PLANE, placeByItem, type MapPlace } from '../map/plane.ts';
import { mapNews } from '../step-changes.ts';
import { placeNames } from '../present/places.ts';
import { isRead, spokenPlace } from '../present/spoken.ts';
import { useFact, type Fact } from '../use-fact.ts';
import { loadScene, type SceneInput } from '../scene/scene.ts';
import { useDasLocale } from '../words/das-locale.ts';
import type { DasStep } from '../table-types.ts';

/** The largest scale of a map that is shown whole, and how much closer the person may zoom. */
const MOST = 1.6;
const REACH: Reach = { kind: 'from whole', times: 5 };
/** How long a piece takes from place to place at ordinary speed, in ms. */
const GLIDE = 320;

export interface MapProps {
  readonly view: DasAtollView;
  /** The constant part of the map. Must be the same object as long as the map is. */
  readonly lands: Pick<DasAtollView, 'terrain' | 'chips'>;
  readonly seat: number;
  readonly names: readonly string[];
  readonly table: Table<DasAtollAction, unknown>;
  readonly steps: readonly DasStep[];
  readonly settings: Pick<Settings, 'animation' | 'renderer'>;
  readonly live: Pick<Live, 'say'>;
  readonly came: 'played' | 'jumped';
  /** The content of the empty corners of the map. */
  readonly children: ReactNode;
}

/** The map: its picture, and the grid over it for keyboard and screen reader. */
export function MapPlaceSection(props: MapProps): ReactNode {
  const { view, seat, table, steps, settings, came, children } = props;
  const { game } = useDasLocale();
  const { model, gesture, pointing, aimed, interaction } = table;
  const { ref, size } = useSize();
  const frame = useMemo(
    () => rect(0, 0, Math.max(1, size.width), Math.max(1, size.height)),
    [size.width, size.height],
  );
  const pan = usePan({ of: 'map', content: PLANE, frame, most: MOST, least: 0, reach: REACH });
  const lit = useMemo(
    () =>
      new Map(
        [...model.items].flatMap(([item, { mark }]) =>
          mark === 'plain' ? [] : [[item, mark] as const],
        ),
      ),
    [model],
  );
  const lanes = useMemo(
    () => (aimed === undefined || seat < 0 ? [] : newLanes(view, seat, aimed.action).flat()),
    [view, seat, aimed],
  );
  const news = useMemo(() => mapNews(steps, view), [steps, view]);
  const { still, speed } = motionWish(settings.animation);
  const glide = still || came === 'jumped' ? 0 : GLIDE / speed;
  const strength = model.question === 'turn' && interaction.state === 'free' ? 'faint' : 'full';
  const input = useMemo(
    (): SceneInput => ({
      ...{ view, camera: pan.camera, lit, strength, lanes },
      ...{ focus: pointing.pointed, news, glide },
    }),
    [view, pan.camera, lit, strength, lanes, pointing.pointed, news, glide],
  );
  const onTap = (item: string | undefined): void =>
    gesture(item === undefined ? { do: 'back' } : { do: 'point', item });
  const said = useSaid(props);
  const fact = useFact({ table, said, live: props.live });
  return (
    <section className="das-map tb-place" aria-label={game.titles.map} ref={ref}>
      {size.width > 0 && (
        <Surface
          className="das-surface"
          preference={settings.renderer}
          size={{ ...size, scale: 1 }}
          load={loadScene}
          input={input}
          gestures={{
            onTap: (item) => {
              onTap(item);
              fact.tell(item);
            },
            onHover: pointing.rest,
            onPeek: () => undefined,
            onDrag: ({ by }) => pan.drag(by),
            onScroll: (_, by) => pan.drag(by),
            onZoom: pan.zoom,
          }}
        />
      )}
      <Places {...props} {...{ pan, onTap, said }} />
      <FactTag fact={fact} camera={pan.camera} screen={size} />
      {children}
      <ZoomButtons
        words={game}
        moved={pan.moved}
        onStep={(by) => pan.zoom({ x: size.width / 2, y: size.height / 2 }, by)}
        onWhole={pan.whole}
      />
    </section>
  );
}

/** The facts of a pressed place, beside it. */
const FactTag = ({
  fact: { place, text },
  camera,
  screen,
}: {
  readonly fact: Fact;
  readonly camera: Pan['camera'];
  readonly screen: { readonly width: number; readonly height: number };
}): ReactNode =>
  place && <ReasonTag at={toWindow(camera, place.box)} text={text} tried={false} screen={screen} />;

/** The spoken content of each place of the map. */
function useSaid({
  view,
  lands,
  names,
  table: { model },
}: Pick<MapProps, 'view' | 'lands' | 'names' | 'table'>): ReadonlyMap<string, string> {
  const locale = useDasLocale();
  const called = useMemo(() => placeNames(locale, lands), [locale, lands]);
  return useMemo(() => {
    const input = { view, names, called, model };
    return new Map(PLACES.map((one) => [one.item, spokenPlace(locale, input, one)]));
  }, [locale, view, names, called, model]);
}

const isLand = ({ kind, index }: MapPlace): boolean =>
  kind === 'corner' && CORNERS[index]?.atoll !== 'none';

function Places({
  view,
  table: { model, pointing },
  live,
  pan,
  said,
  onTap,
}: Pick<MapProps, 'view' | 'table' | 'live'> & {
  readonly pan: Pan;
  readonly said: ReadonlyMap<string, string>;
  readonly onTap: (item: string) => void;
}): ReactNode {
  const locale = useDasLocale();
  const { spoken } = locale.game;
  // while a kind of action is open, only its places are
  const isOpen = (item: string): boolean => (model.items.get(item)?.mark ?? 'plain') !== 'plain';
  const places = PLACES.filter((place) =>
    isRead(view, place, { open: isOpen(place.item), land: isLand(place) }),
  );
  const levels = [...new Set(places.map(({ spot }) => Math.round(spot.y)))];
  const rows = levels.map(
    (level, row): GridRow => ({
      key: level,
      name: spoken.row(row + 1),
      cells: places
        .filter(({ spot }) => Math.round(spot.y) === level)
        .map(({ item, box }) => ({
          ...{ key: item, item },
          name: said.get(item) ?? '',
          state: isOpen(item) ? 'open' : 'closed',
          selected: model.items.get(item)?.mark === 'chosen',
          spot: toWindow(pan.camera, box),
        })),
    }),
  );
  const onFocus = (item: string | undefined): void => {
    pointing.point(item ?? '', onlyChoice(model.items.get(item ?? '')?.choices));
    const place = placeByItem(item ?? '');
    if (place !== undefined) pan.show(inset(place.box, -30));
  };
  return (
    <MapGrid
      id="das-map"
      words={{ title: locale.game.titles.map, help: spoken.help, edge: spoken.edgeOfMap }}
      {...{ places, rows, isOpen, said, live, onFocus }}
      onAct={onTap}
    />
  );
}

const onlyChoice = <T,>(choices: readonly T[] | undefined): T | undefined =>
  choices?.length === 1 ? choices[0] : undefined;
