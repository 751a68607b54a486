import { rect } from '../../../kit/rect.ts';
import type { Rect } from '../../../kit/rect.ts';
import type { ScreenInput, ScreenLayout, Slot } from './screen.ts';

const LEFT = 184, RIGHT = 256, BAR = 92, SHELF = 176, ROUND = 270;
/** What is told at the lower edge of the reef covers none of it. */
const NOTES = 24;
const CARD = 98, RACK = { width: 214, row: 123, top: 34 } as const;

/** Opponents' blocks share what the round overview leaves; a small reef needs at least this much of it. */
const BLOCK = { head: 106, foot: 40, mini: 60 } as const;
/** With events the round overview is drawn closer, and in a crowd both closer still. */
const WITH_EVENTS = { large: { round: 244, event: 164 }, small: { round: 200, event: 146 } } as const;

const row = (count: number, { x, y, pitch }: { x: number; y: number; pitch: number }): Slot[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + i * pitch, y }));

/** Two side panels, the shelf of animals above, the rack of corals at the right, the reef in the middle, the bar below. */
export function desktopLayout({ width: w, height: h, others, events, offers }: ScreenInput): ScreenLayout {
  const scale = Math.max(0.8, Math.min(2, w / 1280, h / 752));
  const width = w / scale, height = h / scale, right = width - RIGHT, bar = height - BAR;
  const pitch = Math.min(116, (right - LEFT - 24 - 16 - CARD * 2) / (offers.animals + offers.large - 2 + 0.001));
  const step = Math.min(pitch, 112), rackX = right - RACK.width - 12, rows = Math.ceil(offers.corals / 2);
  const rackTop = SHELF + 26, rowPitch = Math.min(RACK.row, (bar - rackTop - RACK.top - 24) / Math.max(1, rows));
  const rack = rect(rackX, rackTop, RACK.width, RACK.top + rows * rowPitch + 20);
  const crowd = others > 2 && events === 'played' ? 'small' : 'large';
  const { round, event } = events === 'played' ? WITH_EVENTS[crowd] : { round: ROUND, event: 0 };
  const block = Math.min(300, others === 0 ? 0 : (bar - round - event - 8) / others), top = others * block + round;
  return {
    mode: 'desktop',
    width,
    height,
    scale,
    reef: rect(LEFT + 6, SHELF + 22, rackX - LEFT - 14, bar - SHELF - 34),
    whole: rect(LEFT + 6, SHELF + 22, rackX - LEFT - 14, bar - SHELF - 34 - NOTES),
    reefZoom: 1.25,
    animals: row(offers.animals, { x: LEFT + 14, y: 30, pitch: step }),
    large: row(offers.large, { x: right - 8 - CARD - (offers.large - 1) * step, y: 30, pitch: step }),
    corals: Array.from({ length: offers.corals }, (_, i) => ({
      x: rackX + 6 + (i % 2) * 104,
      y: rackTop + RACK.top + Math.floor(i / 2) * rowPitch,
    })),
    strip: undefined,
    minis: minis(others, block),
    panels: {
      left: rect(0, 0, LEFT, bar),
      right: rect(right, 0, RIGHT, height),
      bar: rect(0, bar, right, BAR),
      opponent: block,
      round: others * block,
      event: rect(10, top + 4, LEFT - 20, event === 0 ? 0 : Math.min(240, bar - top - 10)),
      crowd,
      rack,
      shelf: SHELF,
    },
  };
}

function minis(others: number, block: number): Rect[] {
  const room = block - BLOCK.head - BLOCK.foot;
  return room < BLOCK.mini ? [] : Array.from({ length: others }, (_, i) => rect(10, 8 + i * block + BLOCK.head, 164, room - 8));
}
