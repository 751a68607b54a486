import type { HiddenArkAction } from '../../src/index.ts';
import type { Route } from '../../src/views/index.ts';

const routes = new WeakMap<object, Route>();

/** The first action of a route, from which the rest of it is known. */
export function voyageAction(route: Route, moves: number): HiddenArkAction {
  const action: HiddenArkAction =
    moves > 0 ? { type: 'move', vessel: route.vessel, to: route.path[0] } : { type: 'extend' };
  routes.set(action, route);
  return action;
}

/** The route that an action begins; undefined for one that is no more than itself. */
export const routeOf = (action: unknown): Route | undefined =>
  typeof action === 'object' && action !== null ? routes.get(action) : undefined;
