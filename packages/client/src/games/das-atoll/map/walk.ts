import type { Spot } from '../../../ui/rect.ts';
import type { MapPlace } from './plane.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Where a key leads from a place of the map: arrow keys to the nearest one in that direction, Page
 * Up and Page Down between those that are open. '' leads nowhere, undefined is no key of the map.
 */
export function walkMap(
  places: readonly MapPlace[],
  isOpen: (item: string) => boolean,
): (from: string, pressed: { readonly key: string }) => string | undefined {
  return (from, { key }) => {
    const at = places.findIndex(({ item }) => item === from);
    const here = places[at];
    if (here === undefined) return undefined;
    const step = STEPS[key];
    if (step !== undefined) return nearest(places, here.spot, step)?.item ?? '';
    if (key === 'Home') return places[0]?.item ?? '';
    if (key === 'End') return places.at(-1)?.item ?? '';
    if (key !== 'PageDown' && key !== 'PageUp') return undefined;
    const open = places.flatMap(({ item }, i) => (isOpen(item) ? [i] : []));
    const next =
      key === 'PageDown'
        ? (open.find((i) => i > at) ?? open[0])
        : (open.findLast((i) => i < at) ?? open.at(-1));
    return next === undefined ? '' : (places[next]?.item ?? '');
  };
}

/** The nearest place ahead, where what lies aside counts thrice. */
function nearest(
  places: readonly MapPlace[],
  from: Spot,
  [dx, dy]: readonly [number, number],
): MapPlace | undefined {
  let best: MapPlace | undefined;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.spot.x - from.x) * dx + (place.spot.y - from.y) * dy;
    const aside = Math.abs((place.spot.x - from.x) * dy) + Math.abs((place.spot.y - from.y) * dx);
    const far = ahead + 3 * aside;
    if (ahead <= 1 || aside > ahead || far >= least) continue;
    [best, least] = [place, far];
  }
  return best;
}
