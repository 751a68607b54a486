import type { MapPlace } from './plane.ts';

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Where a key leads from a place of the map: arrow keys to the next one in that direction over
 * land that holds nothing, Page Up and Page Down between those that are open. '' leads nowhere,
 * undefined is no key of the map.
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
    if (step !== undefined) return beside(places, here, step)?.item ?? '';
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

/** The nearest place in a direction: straight ahead first, then a little aside. */
function beside(
  places: readonly MapPlace[],
  here: MapPlace,
  [dx, dy]: readonly [number, number],
): MapPlace | undefined {
  const middle = ({ box }: MapPlace) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const from = middle(here);
  const far = (place: MapPlace): number => {
    const to = middle(place);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    return ahead <= 1 || aside > ahead ? Infinity : ahead + 3 * aside;
  };
  const found = places.toSorted((a, b) => far(a) - far(b))[0];
  return found !== undefined && far(found) < Infinity ? found : undefined;
}
