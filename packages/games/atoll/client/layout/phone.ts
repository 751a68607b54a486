import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';
import { LEAST_TILE, TILE } from './placement.ts';
import {
  roomForNotes,
  type PanelLayout,
  type ScreenInput,
  type ScreenLayout,
  type ScreenView,
  type Slot,
  type Tab,
} from './screen.ts';

const STRIP = 148;
const TABS = 34;
const CHIPS = 38;
const BAR = 66;
const HEAD = 48;
/**
 * On an upright phone lower than this the bands move together, and cards of an offer get smaller,
 * down to a strip of the least height.
 */
const SHORT = { below: 660, head: 42, chips: 36, bar: 58, strip: 131 } as const;
/** The share of the table that the reef of a short phone keeps while an offer is open. */
const REEF_SHARE = 0.487;
/** The height of a card of an offer, and the further height of a strip. */
const CARD = 138;
const RIM = 12;
/**
 * Points and the event lie over the upper edge of the reef, and notes over the lower one: neither
 * covers any of it.
 */
const PILL = 30;
const PILL_GROWS = 1.8;
const NOTES = 48;
/** Two reefs share the window of one: the gap between them, and the least height of either. */
const APART = 8;
const LEAST_HALF = 220;
/** From one card of an offer to the next, and from one row of them to the one below. */
const PITCH = { x: 106, y: 142 } as const;
/**
 * In landscape, a phone keeps a column at the right for everything but the others and the reef: at
 * least this wide, and at most.
 */
const COLUMN = { least: 318, most: 440, share: 0.46 } as const;

const isLying = ({ width, height }: Pick<ScreenInput, 'width' | 'height'>): boolean =>
  width > height * 1.15;

/**
 * Upright: everything below each other. Landscape: the reef at the left, offers and buttons at the
 * right, in reach of the thumb.
 */
export const phoneLayout = (input: ScreenInput, view: ScreenView): ScreenLayout =>
  isLying(input) ? lying(input, view) : standing(input, view);

/**
 * From the top: the others in one line, the reef, own resources, tabs, and the buttons in reach of
 * a thumb. An open offer is a sheet above the tabs, which stay where they are; closed, the reef has
 * its room.
 */
function standing(input: ScreenInput, view: ScreenView): ScreenLayout {
  const { width: w, height: h } = input;
  const { head, chips, tabs, bar } = bands(input, h < SHORT.below ? SHORT : ROOMY);
  const scale = Math.max(1, Math.min(1.8, w / 430, h / 700));
  const width = w / scale;
  const height = h / scale;
  const spared = Math.max(SHORT.strip, height * (1 - REEF_SHARE) - head - chips - tabs - bar - 4);
  const sheet = view.tab === undefined ? 0 : Math.min(STRIP, spared);
  const row = rect(0, height - bar - tabs, width, tabs);
  const strip = rect(0, row.y - sheet, width, sheet);
  const low = strip.y - chips;
  return phone(input, view, {
    width,
    height,
    scale,
    strip,
    tabs: row,
    reef: rect(0, head, width, low - head - 4),
    low: rect(0, low, width, height - low),
    others: rect(0, 0, width, head),
  });
}

function lying(input: ScreenInput, view: ScreenView): ScreenLayout {
  const { width: w, height: h } = input;
  const { head, chips, tabs, bar } = bands(input, ROOMY);
  const scale = Math.max(1, Math.min(2.2, w / 860, h / 430));
  const width = w / scale;
  const height = h / scale;
  const column = Math.min(COLUMN.most, Math.max(COLUMN.least, width * COLUMN.share));
  const left = width - column;
  const top = 4 + chips + tabs;
  const strip = rect(left, top, column, height - top - bar);
  return phone(
    input,
    { ...view, tab: view.tab ?? 'animals' },
    {
      width,
      height,
      scale,
      strip,
      tabs: rect(left, 4 + chips, column, tabs),
      reef: rect(0, head, left, height - head),
      low: rect(left, 4, column, height - 4),
      others: rect(0, 0, left, head),
    },
  );
}

/** How much the bands of text may grow so that a phone still has room for its cards. */
export const bandRoom = (size: Pick<ScreenInput, 'width' | 'height'>): number =>
  isLying(size)
    ? Math.max(1, Math.min(1.3, (size.height - 4 - STRIP) / (CHIPS + TABS + BAR)))
    : 1.3;

interface Bands {
  readonly head: number;
  readonly chips: number;
  readonly bar: number;
}

const ROOMY: Bands = { head: HEAD, chips: CHIPS, bar: BAR };

/** Heights of the bands of text, which grow with it. */
function bands(
  { text = 1, buttons }: ScreenInput,
  { head, chips, bar }: Bands,
): Bands & { readonly tabs: number } {
  const grown = Math.min(text, 1.3);
  return {
    head: head * Math.min(text, 1.15),
    chips: chips * grown,
    tabs: TABS * grown,
    bar: buttons === 'left out' ? 0 : bar * Math.min(text, 1.2),
  };
}

interface Parts extends Pick<ScreenLayout, 'width' | 'height' | 'scale' | 'reef'> {
  readonly strip: Rect;
  readonly tabs: Rect;
  /** Own resources, tabs, strip and buttons. */
  readonly low: Rect;
  readonly others: Rect;
}

function phone(input: ScreenInput, { tab, shift, beside }: ScreenView, parts: Parts): ScreenLayout {
  const { zoom = 1, offers } = input;
  const { width, height, scale, strip, tabs, low, others } = parts;
  const rows = stripRows(strip);
  const offerScale = stripScale(strip);
  const [other, reef] = beside === 'reef' ? halves(parts.reef) : [undefined, parts.reef];
  const spare = Math.max(0, (strip.height - STRIP - (rows - 1) * PITCH.y) / 2);
  const slots = (name: Tab, count: number): Slot[] =>
    Array.from({ length: tab === name ? count : 0 }, (_, i) => {
      const row = i % rows;
      return {
        x: strip.x + slotAt(i, strip) - shift,
        y: strip.y + spare + (name === 'corals' ? 16 : 6) * offerScale + row * PITCH.y,
      };
    });
  const panels: PanelLayout = {
    left: others,
    others,
    right: parts.reef,
    bar: low,
    opponent: others.height,
    round: 0,
    event: rect(parts.reef.x + parts.reef.width - 130, parts.reef.y + 8, 120, 30),
    crowd: 'small',
    rack: strip,
    log: rect(0, 0, width, height),
    reading: { manner: 'floating' },
    shelf: others.height,
  };
  // with large text, points and round take two lines, and a note three
  const pill = PILL * Math.min(input.text ?? 1, PILL_GROWS);
  return {
    mode: 'phone',
    width,
    height,
    scale,
    reef,
    strip,
    tabs,
    panels,
    tab,
    beside: other,
    shelf: undefined,
    minis: [],
    reefZoom: 1,
    offerScale,
    leastZoom: LEAST_TILE.phone / TILE / (scale * zoom),
    whole: rect(
      reef.x,
      reef.y + pill,
      reef.width,
      reef.height - pill - roomForNotes(NOTES * (input.text ?? 1), input, { reef, scale }),
    ),
    animals: slots('animals', offers.animals),
    large: slots('large', offers.large),
    corals: slots('corals', offers.corals),
  };
}

/**
 * Another reef above the own one; in its place where half of the window would be too low for
 * either.
 */
function halves(reef: Rect): readonly [Rect, Rect] {
  const { x, y, width, height } = reef;
  const high = (height - APART) / 2;
  return high < LEAST_HALF
    ? [reef, reef]
    : [rect(x, y, width, high), rect(x, y + high + APART, width, high)];
}

/** How many rows of cards a strip has room for. */
const stripRows = (strip: Rect): number => Math.max(1, Math.floor((strip.height - 6) / PITCH.y));

/** How large cards are drawn in a strip. */
const stripScale = ({ height }: Rect): number =>
  height === 0 ? 1 : Math.min(1, (height - RIM) / CARD);

/**
 * Where a card of an offer begins in the strip before it slides, from the left edge of the strip.
 */
export const slotAt = (index: number, strip: Rect): number =>
  12 + Math.floor(index / stripRows(strip)) * PITCH.x * stripScale(strip);

/** How far the strip can slide to the left. */
export const stripRoom = (strip: Rect, count: number): number =>
  Math.max(
    0,
    24 + Math.ceil(count / stripRows(strip)) * PITCH.x * stripScale(strip) - 8 - strip.width,
  );
