import { rect } from '../../../kit/rect.ts';
import type { Rect } from '../../../kit/rect.ts';
import type { ScreenInput, ScreenLayout, Slot, Tab } from './screen.ts';

const STRIP = 148, TABS = 34, CHIPS = 38, BAR = 66, HEAD = 48;
/** The event lies over the upper edge of the reef. */
const PILL = 24;

/** From the top: the others in one line, the reef, own resources, tabs, one offer in a strip, the buttons in reach of a thumb. */
export function phoneLayout(input: ScreenInput, { tab, shift }: { tab: Tab; shift: number }): ScreenLayout {
  const { width: w, height: h, events, offers } = input;
  const scale = Math.max(1, Math.min(1.8, w / 430, h / 700)), width = w / scale, height = h / scale;
  const bar = height - BAR, above = events === 'played' ? PILL : 0;
  const strip = rect(0, bar - STRIP, width, STRIP), chips = strip.y - TABS - CHIPS;
  const slots = (name: Tab, count: number): Slot[] =>
    Array.from({ length: tab === name ? count : 0 }, (_, i) => ({ x: slotAt(i) - shift, y: strip.y + (name === 'corals' ? 16 : 6) }));
  return {
    mode: 'phone',
    width,
    height,
    scale,
    reef: rect(0, HEAD, width, chips - HEAD - 4),
    whole: rect(0, HEAD + above, width, chips - HEAD - 4 - above),
    reefZoom: 1,
    animals: slots('animals', offers.animals),
    large: slots('large', offers.large),
    corals: slots('corals', offers.corals),
    strip,
    minis: [],
    panels: {
      left: rect(0, 0, width, HEAD),
      right: rect(0, HEAD, width, chips - HEAD),
      bar: rect(0, chips, width, height - chips),
      opponent: HEAD,
      round: 0,
      event: rect(width - 130, HEAD + 8, 120, 30),
      crowd: 'small',
      rack: strip,
      shelf: HEAD,
    },
  };
}

/** Where a card of an offer begins in the strip before it slides. */
export const slotAt = (index: number): number => 12 + index * 106;

/** How far the strip can slide to the left. */
export const stripRoom = (strip: Rect, count: number): number => Math.max(0, 24 + count * 106 - 8 - strip.width);
