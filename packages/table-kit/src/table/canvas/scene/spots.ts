import { contains, middleOf, type Rect } from '../../../ui/rect.ts';
import type { CardSceneInput } from './card-scene.ts';
import type { Painter } from './painter.ts';
import type { Placed } from './placed.ts';

/**
 * Where the items of a canvas lie, as far as their middle is in sight: their elements on the page
 * lie there too.
 */
export function spotsOf<P extends Placed>(
  { placements, windows }: Pick<CardSceneInput<P>, 'placements' | 'windows'>,
  areaOf: Painter<P>['areaOf'],
): ReadonlyMap<string, Rect> {
  const out = new Map<string, Rect>();
  for (const placement of placements) {
    const area = areaOf(placement);
    const frame = windows.get(placement.window);
    if (frame === undefined || contains(frame, middleOf(area))) out.set(placement.item, area);
  }
  return out;
}
