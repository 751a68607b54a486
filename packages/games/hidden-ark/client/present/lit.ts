import type { HiddenArkView } from '../../src/index.ts';
import type { Route } from '../../src/views/index.ts';
import type { Choice, TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import { placesOf } from '../map/plane.ts';
import type { PlaceHighlight, VesselRoute } from '../scene/marks.ts';
import { routeOf } from './voyages.ts';

const routesIn = (choices: readonly Choice[]): readonly Route[] =>
  choices.flatMap(({ action }) => routeOf(action) ?? []);

/** The mark of every place of the map in the current prompt. */
export function litPlaces(
  { side }: HiddenArkView,
  { items }: TableModel,
): ReadonlyMap<string, PlaceHighlight> {
  return new Map(
    placesOf(side).map(({ item, id }): [string, PlaceHighlight] => {
      const { mark = 'plain', choices = [] } = items.get(item) ?? {};
      const [nearest] = routesIn(choices)
        .filter(({ path }) => path.at(-1) === id)
        .toSorted((a, b) => a.path.length - b.path.length);
      const moves = nearest === undefined ? '' : String(nearest.path.length);
      return [item, { mark, moves, price: nearest?.price ?? 0 }];
    }),
  );
}

/** The chosen route, or that of the aimed item. */
export function shownRoute(
  { turn }: HiddenArkView,
  model: TableModel,
  { aimed, pointed }: { readonly aimed: Choice | undefined; readonly pointed: string },
): VesselRoute | undefined {
  const [first] = routesIn(model.items.get(pointed)?.choices ?? []);
  const route = routeOf(aimed?.action) ?? first;
  return route && { seat: turn.seat, stops: [route.from, ...route.path] };
}
