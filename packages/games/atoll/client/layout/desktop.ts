import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';
import {
  roomForNotes,
  type PanelLayout,
  type Reading,
  type ScreenInput,
  type ScreenLayout,
  type ScreenView,
  type Slot,
} from './screen.ts';
import { LEAST_TILE, TILE } from './placement.ts';

const LEFT = 184;
const BAR = 92;
const ROUND = 270;
/**
 * From this width on, a card in the reader and the rack of corals have places of their own beside
 * each other.
 */
const ROOMY = 1540;
/**
 * The right panel: with the rack and the log below each other, or with the card in the reader and
 * the log.
 */
const RIGHT = { compact: 238, roomy: 256 } as const;
/**
 * Cards of the shelf: where they begin, and how much of them is visible. A raised card stays below
 * the heading.
 */
const SHELF = { top: 29, folded: 92, whole: 138, rim: 9 } as const;
/** The event of a table with several opponents lies over the upper edge of the reef. */
const PILL = 26;
/** Notes at the lower edge of the reef cover none of it. */
const NOTES = 40;
/** From one row of a reef to the next, and how much smaller it may get for the shelf. */
const ROW = 106;
const NEARLY = 0.9;
const CARD = 98;
const PITCH = 106;
const RACK = { width: 222, row: 126, top: 38, foot: 22 } as const;
/** Space around the reef's window, and between two reefs beside each other. */
const GAP = 6;
const APART = 14;

/**
 * The block of one opponent: the heights above and below the small reef. The reef needs at least
 * the height `mini`.
 */
const BLOCK = { head: 136, foot: 34, mini: 60, most: 300 } as const;
/** With events the round overview is drawn closer. */
const WITH_EVENTS = { round: 244, event: 164 } as const;
/**
 * Several opponents lie on a sheet of their own below the shelf: each with a small reef beside the
 * seat's holdings.
 */
const SHEET = { x: 8, y: 206, width: 258, block: 230, head: 28, own: 100 } as const;

const row = (count: number, { x, y, pitch }: { x: number; y: number; pitch: number }): Slot[] =>
  Array.from({ length: count }, (_, i) => ({ x: x + i * pitch, y }));

/**
 * Two side panels, the shelf of animals above, the rack of corals at the right, the reef in the
 * middle, the bar below.
 */
export function desktopLayout(input: ScreenInput, view: ScreenView): ScreenLayout {
  const { width: w, height: h, others, events, offers } = input;
  const scale = Math.max(0.8, Math.min(2, w / 1280, h / 752));
  const width = w / scale;
  const height = h / scale;
  const bar = height - BAR;
  const roomy = width >= ROOMY;
  const right = width - (roomy ? RIGHT.roomy : RIGHT.compact);
  const rackX = roomy ? right - RACK.width - 12 : right + (RIGHT.compact - RACK.width) / 2;
  // where there is room for all of it, the shelf stays unfolded
  const stays = roomy || leavesRoom(view, bar);
  const shown = stays ? SHELF.whole : SHELF.folded;
  const edge = SHELF.top + shown + SHELF.rim;
  const rackTop = roomy ? edge + 26 : 6;
  const rows = Math.ceil(offers.corals / 2);
  const room = (roomy ? bar - 24 : height - 200) - rackTop;
  const rowPitch = Math.min(RACK.row, (room - RACK.top - RACK.foot) / Math.max(1, rows));
  const rack = rect(rackX, rackTop, RACK.width, RACK.top + rows * rowPitch + RACK.foot);
  const shore = others > 1 ? SHEET.x + SHEET.width : LEFT;
  const end = roomy ? rackX - 8 : right;
  const sea = rect(shore + GAP, edge + 3, end - shore - 2 * GAP, bar - edge - 12);
  const [beside, reef] = view.beside === 'reef' ? halves(sea) : [undefined, sea];
  // the things over the upper edge of the reef make way for an unfolded shelf
  const fall = stays || view.shelf !== 'unfolded' ? 0 : SHELF.whole - SHELF.folded;
  const fallen = { ...sea, y: sea.y + fall };
  const pill = others > 1 && events === 'played' ? PILL : 0;
  const step = Math.min(
    PITCH,
    (right - LEFT - 16 - CARD * 2) / (offers.animals + offers.large - 2 + 0.16),
  );
  return {
    mode: 'desktop',
    width,
    height,
    scale,
    reef,
    beside,
    tab: undefined,
    strip: undefined,
    tabs: undefined,
    whole: {
      ...reef,
      y: reef.y + pill,
      height: reef.height - pill - roomForNotes(NOTES, input, { reef, scale }),
    },
    reefZoom: 1.25,
    offerScale: 1,
    leastZoom: Math.min(LEAST_TILE.desktop / TILE, LEAST_TILE.desktop / TILE / scale),
    animals: row(offers.animals, { x: LEFT + 8, y: SHELF.top, pitch: step }),
    large: row(offers.large, {
      x: right - 8 - CARD - (offers.large - 1) * step,
      y: SHELF.top,
      pitch: step,
    }),
    shelf: rect(
      LEFT,
      0,
      right - LEFT,
      SHELF.top + (stays || view.shelf === 'unfolded' ? SHELF.whole + SHELF.rim : shown),
    ),
    corals: Array.from({ length: offers.corals }, (_, i) => ({
      x: rackX + 8 + (i % 2) * (RACK.width - 16 - CARD),
      y: rackTop + RACK.top + Math.floor(i / 2) * rowPitch,
    })),
    ...(others > 1 ? several({ others, bar }) : single({ others, bar, events })),
    panels: {
      left: rect(0, 0, LEFT, bar),
      right: rect(right, 0, width - right, height),
      bar: rect(0, bar, right, BAR),
      rack,
      ...(roomy ? docked({ right, height }) : floating({ right, height, rack })),
      shelf: edge,
      ...(others > 1 ? sheet({ others, bar, sea: fallen }) : column({ others, bar, events })),
    },
  };
}

/** Whether a reef of that many rows is hardly smaller below a shelf that stays unfolded. */
function leavesRoom({ rows, beside }: ScreenView, bar: number): boolean {
  if (rows === undefined || beside === 'reef') return false;
  const water = bar - SHELF.top - SHELF.whole - SHELF.rim - NOTES - 2 * GAP;
  return rows * ROW * NEARLY <= water;
}

/** The other reef at the left, the own one at the right. */
function halves({ x, y, width, height }: Rect): readonly [Rect, Rect] {
  const half = (width - APART) / 2;
  return [rect(x, y, half, height), rect(x + half + APART, y, half, height)];
}

type Shown = Pick<PanelLayout, 'log'> & { readonly reading: Reading };

function docked({ right, height }: { readonly right: number; readonly height: number }): Shown {
  const at = rect(right + 12, 14, RIGHT.roomy - 19, 390);
  const top = at.y + at.height + 4;
  return {
    reading: { manner: 'docked', at },
    log: rect(right + 12, top, RIGHT.roomy - 20, height - top - 12),
  };
}

/** A card that is read has no place of its own. */
function floating({
  right,
  height,
  rack,
}: {
  readonly right: number;
  readonly height: number;
  readonly rack: Rect;
}): Shown {
  const top = rack.y + rack.height + 6;
  return {
    reading: { manner: 'floating' },
    log: rect(right + 12, top, RIGHT.compact - 20, height - top - 10),
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
  const block = Math.min(BLOCK.most, others === 0 ? 0 : bar - round - event - 8);
  const top = others * block + round;
  return {
    others: rect(10, 8, LEFT - 20, block),
    opponent: block,
    round: others * block,
    event: rect(10, top + 4, LEFT - 20, event === 0 ? 0 : Math.min(240, bar - top - 10)),
    crowd: 'large',
  };
}

/**
 * The round overview at the top, the others on a sheet below it; the event is a word over the reef.
 */
function sheet({ others, bar, sea }: Room & { readonly sea: Rect }): Left {
  const block = Math.min(SHEET.block, (bar - SHEET.y - 10) / others);
  return {
    others: rect(SHEET.x, SHEET.y, SHEET.width, others * block + 4),
    opponent: block,
    round: 0,
    event: rect(sea.x + sea.width - 210, sea.y + 2, 200, 32),
    crowd: 'small',
  };
}

function single(room: Room & Pick<ScreenInput, 'events'>): Pick<ScreenLayout, 'minis'> {
  const { opponent } = column(room);
  const height = opponent - BLOCK.head - BLOCK.foot;
  return {
    minis:
      height < BLOCK.mini
        ? []
        : Array.from({ length: room.others }, () => rect(10, 8 + BLOCK.head, 164, height - 8)),
  };
}

function several(room: Room): Pick<ScreenLayout, 'minis'> {
  const { opponent } = sheet({ ...room, sea: rect(0, 0, 0, 0) });
  const { x, y, width, head, own } = SHEET;
  const mini = (_: unknown, i: number): Rect =>
    rect(x + own + 4, y + i * opponent + head, width - own - 12, opponent - head - 12);
  return { minis: Array.from({ length: room.others }, mini) };
}
