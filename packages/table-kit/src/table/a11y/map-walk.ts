import { middleOf, type Rect } from '../../ui/rect.ts';

/** A place of a map: its item, and where it lies. */
export interface WalkedPlace {
  readonly item: string;
  readonly box: Rect;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Where a key leads from a place of a map: arrow keys to the nearest one in that direction, Page
 * Up and Page Down between those that are open. '' leads nowhere, undefined is no key of the map.
 * @param places in reading order
 */
export function walkMap(
  places: readonly WalkedPlace[],
  isOpen: (item: string) => boolean,
): (from: string, pressed: { readonly key: string }) => string | undefined {
  return (from, { key }) => {
    const at = places.findIndex(({ item }) => item === from);
    const here = places[at];
    if (here === undefined) return undefined;
    const step = STEPS[key];
    if (step !== undefined) return nearest(places, here, step)?.item ?? '';
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

/** The nearest place ahead; sideways distance counts thrice. */
function nearest(
  places: readonly WalkedPlace[],
  here: WalkedPlace,
  [dx, dy]: readonly [number, number],
): WalkedPlace | undefined {
  const from = middleOf(here.box);
  let best: WalkedPlace | undefined;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = middleOf(place.box);
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const far = ahead + 3 * aside;
    if (ahead <= 1 || aside > ahead || far >= least) continue;
    [best, least] = [place, far];
  }
  return best;
}
