import type { DasAtollAction, DasAtollView } from '../../src/index.ts';
import { CORNERS } from '../../src/board/index.ts';
import { newLanes } from '../../src/table-facts.ts';
import { useMemo, type ReactNode } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import type { Reach } from '@atoll/table-kit/table/canvas/use-pan.ts';
import { glideTime } from '@atoll/table-kit/table/map/glide-time.ts';
import { MapTable } from '@atoll/table-kit/table/map/map-table.tsx';
import { useMapWindow } from '@atoll/table-kit/table/map/use-map-window.ts';
import { ReasonTag } from '@atoll/table-kit/table/controls/notes/reason-tag.tsx';
import type { Table } from '@atoll/table-kit/table/model/use-table.ts';
import { toWindow, type Camera } from '@atoll/table-kit/ui/rect.ts';
import { PLACES, PLANE, type MapPlace } from '../map/plane.ts';
import { mapNews } from '../step-changes.ts';
import { placeNames } from '../present/places.ts';
import { isRead, spokenPlace } from '../present/spoken.ts';
import { useFact, type Fact } from '../use-fact.ts';
import { loadScene, type SceneInput } from '../scene/scene.ts';
import { useDasLocale } from '../words/das-locale.ts';
import type { DasStep } from '../table-types.ts';

/** How much closer the person may zoom than the whole map. */
const REACH: Reach = { kind: 'from whole', times: 5 };
/** How long a piece takes from place to place at ordinary speed, in ms. */
const GLIDE = 320;
/** How much around a place is brought into sight with it, in units of the map. */
const RIM = 30;

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
  const { view, seat, table, steps, settings, came, live, children } = props;
  const { game } = useDasLocale();
  const { model, gesture, pointing, aimed, interaction } = table;
  const window = useMapWindow({ of: 'map', content: PLANE, reach: REACH });
  const { pan, size } = window;
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
  const glide = glideTime(GLIDE, settings.animation, came);
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
  const fact = useFact({ table, said, live });
  // while a kind of action is open, only its places are
  const isOpen = (item: string): boolean => (model.items.get(item)?.mark ?? 'plain') !== 'plain';
  const places = PLACES.filter((place) =>
    isRead(view, place, { open: isOpen(place.item), land: isLand(place) }),
  );
  const { help, edgeOfMap, row } = game.spoken;
  return (
    <MapTable
      id="das"
      words={game}
      renderer={settings.renderer}
      {...{ window, live }}
      scene={{ load: loadScene, input }}
      gestures={{
        onTap: (item) => {
          onTap(item);
          fact.tell(item);
        },
        onHover: pointing.rest,
      }}
      grid={{
        ...{ id: 'das-map', words: { title: game.titles.map, help, edge: edgeOfMap, row } },
        ...{ places, rim: RIM, said, isOpen },
        isChosen: (item) => model.items.get(item)?.mark === 'chosen',
        onAct: onTap,
        onPoint: (item) => pointing.point(item, onlyChoice(model.items.get(item)?.choices)),
      }}
    >
      <FactTag fact={fact} camera={pan.camera} screen={size} />
      {children}
    </MapTable>
  );
}

/** The facts of a pressed place, beside it. */
const FactTag = ({
  fact: { place, text },
  camera,
  screen,
}: {
  readonly fact: Fact;
  readonly camera: Camera;
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

const onlyChoice = <T,>(choices: readonly T[] | undefined): T | undefined =>
  choices?.length === 1 ? choices[0] : undefined;
