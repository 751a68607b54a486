import { rect } from '../../../kit/rect.ts';
import type { Rect } from '../../../kit/rect.ts';
import type { PanelLayout, ScreenInput, ScreenLayout, Slot } from './screen.ts';

const LEFT = 184, RIGHT = 256, BAR = 92, SHELF = 176, ROUND = 270;
/** The event of a table with several others lies over the upper edge of the reef. */
const PILL = 26;
/** What is told at the lower edge of the reef covers none of it. */
const NOTES = 24;
const CARD = 98, RACK = { width: 214, row: 123, top: 34 } as const;

/** The block of one other: what stands above the small reef, and below it. The reef needs at least so much height. */
const BLOCK = { head: 106, foot: 34, mini: 60, most: 300 } as const;
/** With events the round overview is drawn closer. */
const WITH_EVENTS = { round: 244, event: 164 } as const;
/** Several others lie on a sheet of their own below the shelf: each with a small reef beside what the seat has. */
const SHEET = { x: 8, y: SHELF + 28, width: 258, block: 230, head: 28, own: 100 } as const;

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
  const shore = others > 1 ? SHEET.x + SHEET.width : LEFT, reef = rect(shore + 6, SHELF + 22, rackX - shore - 14, bar - SHELF - 34);
  const told = others > 1 && events === 'played' ? PILL : 0;
  return {
    mode: 'desktop',
    width,
    height,
    scale,
    reef,
    whole: { ...reef, y: reef.y + told, height: reef.height - told - NOTES },
    reefZoom: 1.25,
    animals: row(offers.animals, { x: LEFT + 14, y: 30, pitch: step }),
    large: row(offers.large, { x: right - 8 - CARD - (offers.large - 1) * step, y: 30, pitch: step }),
    corals: Array.from({ length: offers.corals }, (_, i) => ({
      x: rackX + 6 + (i % 2) * 104,
      y: rackTop + RACK.top + Math.floor(i / 2) * rowPitch,
    })),
    strip: undefined,
    ...(others > 1 ? several({ others, bar, reef }) : single({ others, bar, events })),
    panels: {
      left: rect(0, 0, LEFT, bar),
      right: rect(right, 0, RIGHT, height),
      bar: rect(0, bar, right, BAR),
      rack,
      shelf: SHELF,
      ...(others > 1 ? sheet({ others, bar, reef }) : column({ others, bar, events })),
    },
  };
}

type Left = Pick<PanelLayout, 'others' | 'opponent' | 'round' | 'event' | 'crowd'>;
interface Room {
  readonly others: number;
  /** The upper edge of the bar. */
  readonly bar: number;
}

/** One other, the round overview and the event below each other. */
function column({ others, bar, events }: Room & Pick<ScreenInput, 'events'>): Left {
  const { round, event } = events === 'played' ? WITH_EVENTS : { round: ROUND, event: 0 };
  const block = Math.min(BLOCK.most, others === 0 ? 0 : bar - round - event - 8), top = others * block + round;
  return {
    others: rect(10, 8, LEFT - 20, block),
    opponent: block,
    round: others * block,
    event: rect(10, top + 4, LEFT - 20, event === 0 ? 0 : Math.min(240, bar - top - 10)),
    crowd: 'large',
  };
}

/** The round overview at the top, the others on a sheet below it; the event is a word over the reef. */
function sheet({ others, bar, reef }: Room & { readonly reef: Rect }): Left {
  const block = Math.min(SHEET.block, (bar - SHEET.y - 10) / others);
  return {
    others: rect(SHEET.x, SHEET.y, SHEET.width, others * block + 4),
    opponent: block,
    round: 0,
    event: rect(reef.x + reef.width - 210, reef.y - 2, 200, 32),
    crowd: 'small',
  };
}

function single(room: Room & Pick<ScreenInput, 'events'>): Pick<ScreenLayout, 'minis'> {
  const { opponent } = column(room), height = opponent - BLOCK.head - BLOCK.foot;
  return { minis: height < BLOCK.mini ? [] : Array.from({ length: room.others }, () => rect(10, 8 + BLOCK.head, 164, height - 8)) };
}

function several(room: Room & { readonly reef: Rect }): Pick<ScreenLayout, 'minis'> {
  const { opponent } = sheet(room), { x, y, width, head, own } = SHEET;
  const mini = (_: unknown, i: number): Rect => rect(x + own + 4, y + i * opponent + head, width - own - 12, opponent - head - 12);
  return { minis: Array.from({ length: room.others }, mini) };
}
