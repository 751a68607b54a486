import { leastCovering } from '@atoll/table-kit/table/canvas/least-covering.ts';
import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';
import type { ScreenLayout } from './screen.ts';

/** Where a floating card is drawn, in design units, and its scale. */
export interface ReadingPlace {
  readonly at: Rect;
  readonly zoom: number;
}

/** The full size of a card: its width, and its height where its words are few. */
export const READING = { width: 300, height: 420 } as const;
/** Its usual scale where there is room, and its least. */
const ZOOM = { usual: 0.74, least: 0.62 } as const;
/** The margin around the card: its own ground, and room for a coin that hangs over its edge. */
const RIM = 8;

/**
 * The first place for a floating card where it covers nothing needed: over the log, as large as the
 * space there allows; over the rack; in a corner of the reef. If each would cover something, the
 * place that covers least.
 * @param over the content of the log panel: a list of choices is not covered
 * @param height of the card at full size
 * @param needed the things that the prompt or the reader refers to
 */
export function readingPlace(
  { panels: { log, rack, right }, reef, height: bottom }: ScreenLayout,
  {
    over,
    height,
    needed,
  }: { readonly over: 'log' | 'list'; readonly height: number; readonly needed: readonly Rect[] },
): ReadingPlace {
  const placed = (zoom: number, x: 'panel' | 'left' | 'right', y: number): ReadingPlace => {
    const width = READING.width * zoom;
    const rim = RIM + 6;
    const from =
      x === 'panel'
        ? right.x + (right.width - width) / 2
        : x === 'left'
          ? reef.x + rim
          : reef.x + reef.width - width - rim;
    return { at: rect(from, y, width, height * zoom), zoom };
  };
  const { usual, least } = ZOOM;
  const usualHeight = height * usual;
  const room = Math.min(usual, (bottom - log.y - 2 * RIM) / height);
  // the list or log line in the log panel stays in sight below a tall card
  const above = over === 'log' ? usual : Math.min(usual, (log.y - 2 * RIM) / height);
  const low = reef.y + reef.height - usualHeight - RIM;
  const high = reef.y + RIM + 8;
  const places = [
    ...(over === 'log' && room >= least
      ? [placed(room, 'panel', bottom - RIM - height * room)]
      : []),
    ...(above >= least
      ? [placed(above, 'panel', Math.max(RIM, rack.y + Math.min(0, rack.height - height * above)))]
      : []),
    ...(['right', 'left'] as const).flatMap((side) => [
      placed(usual, side, low),
      placed(usual, side, high),
    ]),
    ...(over === 'log' ? [placed(least, 'panel', bottom - RIM - height * least)] : []),
  ];
  return leastCovering(places, { needed, rim: RIM });
}
