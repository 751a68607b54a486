import { rect } from '../../../kit/rect.ts';
import type { Rect } from '../../../kit/rect.ts';
import type { PanelLayout, ScreenInput, ScreenLayout, Slot, Tab } from './screen.ts';

const STRIP = 148, TABS = 34, CHIPS = 38, BAR = 66, HEAD = 48;
/** The event lies over the upper edge of the reef, and what is told over the lower one. */
const PILL = 24, NOTES = 22;
/** From one card of an offer to the next, and from one row of them to the one below. */
const PITCH = { x: 106, y: 142 } as const;
/** Lying, a phone keeps a column at the right for everything but the others and the reef: at least this wide, and at most. */
const COLUMN = { least: 318, most: 440, share: 0.46 } as const;

export interface PhoneView {
  readonly tab: Tab;
  /** How far the strip of offers has been slid to the left. */
  readonly shift: number;
}

const isLying = ({ width, height }: Pick<ScreenInput, 'width' | 'height'>): boolean => width > height * 1.15;

/** Standing: everything below each other. Lying: the reef at the left, offers and buttons at the right, in reach of the thumb. */
export const phoneLayout = (input: ScreenInput, view: PhoneView): ScreenLayout =>
  (isLying(input) ? lying(input, view) : standing(input, view));

/** From the top: the others in one line, the reef, own resources, tabs, one offer in a strip, the buttons in reach of a thumb. */
function standing(input: ScreenInput, view: PhoneView): ScreenLayout {
  const { width: w, height: h } = input, { head, chips, tabs, bar } = bands(input);
  const scale = Math.max(1, Math.min(1.8, w / 430, h / 700)), width = w / scale, height = h / scale;
  const strip = rect(0, height - bar - STRIP, width, STRIP), low = strip.y - tabs - chips;
  return phone(input, view, {
    width, height, scale, strip,
    reef: rect(0, head, width, low - head - 4),
    low: rect(0, low, width, height - low),
    others: rect(0, 0, width, head),
  });
}

function lying(input: ScreenInput, view: PhoneView): ScreenLayout {
  const { width: w, height: h } = input, { head, chips, tabs, bar } = bands(input);
  const scale = Math.max(1, Math.min(2.2, w / 860, h / 430)), width = w / scale, height = h / scale;
  const column = Math.min(COLUMN.most, Math.max(COLUMN.least, width * COLUMN.share)), left = width - column;
  const top = 4 + chips + tabs, strip = rect(left, top, column, height - top - bar);
  return phone(input, view, {
    width, height, scale, strip,
    reef: rect(0, head, left, height - head),
    low: rect(left, 4, column, height - 4),
    others: rect(0, 0, left, head),
  });
}

/** How much the bands of text may grow so that a phone still has room for its cards. */
export const bandRoom = (size: Pick<ScreenInput, 'width' | 'height'>): number =>
  (isLying(size) ? Math.max(1, Math.min(1.3, (size.height - 4 - STRIP) / (CHIPS + TABS + BAR))) : 1.3);

/** Heights of what is made of text, which grows with it. */
function bands({ text = 1 }: ScreenInput): { head: number; chips: number; tabs: number; bar: number } {
  const grown = Math.min(text, 1.3);
  return { head: HEAD * Math.min(text, 1.15), chips: CHIPS * grown, tabs: TABS * grown, bar: BAR * Math.min(text, 1.2) };
}

interface Parts extends Pick<ScreenLayout, 'width' | 'height' | 'scale' | 'reef'> {
  readonly strip: Rect;
  /** Own resources, tabs, strip and buttons. */
  readonly low: Rect;
  readonly others: Rect;
}

function phone({ events, offers }: ScreenInput, { tab, shift }: PhoneView, parts: Parts): ScreenLayout {
  const { width, height, scale, reef, strip, low, others } = parts, above = events === 'played' ? PILL : 0, rows = stripRows(strip);
  const spare = Math.max(0, (strip.height - STRIP - (rows - 1) * PITCH.y) / 2);
  const slots = (name: Tab, count: number): Slot[] => Array.from({ length: tab === name ? count : 0 }, (_, i) => {
    const row = i % rows;
    return { x: strip.x + slotAt(i, strip) - shift, y: strip.y + spare + (name === 'corals' ? 16 : 6) + row * PITCH.y };
  });
  const panels: PanelLayout = {
    left: others,
    others,
    right: rect(0, others.height, width, reef.height),
    bar: low,
    opponent: others.height,
    round: 0,
    event: rect(reef.x + reef.width - 130, reef.y + 8, 120, 30),
    crowd: 'small',
    rack: strip,
    shelf: others.height,
  };
  return {
    mode: 'phone', width, height, scale, reef, strip, panels, reefZoom: 1, minis: [],
    whole: rect(reef.x, reef.y + above, reef.width, reef.height - above - NOTES),
    animals: slots('animals', offers.animals),
    large: slots('large', offers.large),
    corals: slots('corals', offers.corals),
  };
}

/** How many rows of cards a strip has room for. */
const stripRows = (strip: Rect): number => Math.max(1, Math.floor((strip.height - 6) / PITCH.y));

/** Where a card of an offer begins in the strip before it slides, from the left edge of the strip. */
export const slotAt = (index: number, strip: Rect): number => 12 + Math.floor(index / stripRows(strip)) * PITCH.x;

/** How far the strip can slide to the left. */
export const stripRoom = (strip: Rect, count: number): number =>
  Math.max(0, 24 + Math.ceil(count / stripRows(strip)) * PITCH.x - 8 - strip.width);
