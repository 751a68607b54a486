import { inset, type Rect } from '../../ui/rect.ts';

const covered = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/**
 * The first of some places, in their order, that covers least of the needed area.
 * @param places one at least
 * @param options.rim margin around a place that counts as covered, too
 */
export function leastCovering<Place extends { readonly at: Rect }>(
  places: readonly Place[],
  { needed, rim }: { readonly needed: readonly Rect[]; readonly rim: number },
): Place {
  const cost = ({ at }: Place): number =>
    needed.reduce((sum, thing) => sum + covered(inset(at, -rim), thing), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
