import type { Rect } from '@atoll/table-kit/ui/rect.ts';

/** Where one card of an offer lies, left upper corner. */
export interface Slot {
  readonly x: number;
  readonly y: number;
}

export type Tab = 'animals' | 'large' | 'corals' | 'actions';

/** The places of everything on the table, in design units; `scale` is CSS pixels per unit. */
export interface ScreenLayout {
  readonly mode: 'desktop' | 'phone';
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The window onto the reef, and the largest tile scale in it. */
  readonly reef: Rect;
  /** The part of that window in which the whole reef is shown, unless the person moves it. */
  readonly whole: Rect;
  readonly reefZoom: number;
  /** The scale of cards in the offers, 1 or less. */
  readonly offerScale: number;
  /** The smallest tile scale of the default view of the reef: a larger reef is panned. */
  readonly leastZoom: number;
  /**
   * The window of another reef beside the own one, or the same window; undefined while none is
   * enlarged.
   */
  readonly beside: Rect | undefined;
  readonly animals: readonly Slot[];
  readonly large: readonly Slot[];
  readonly corals: readonly Slot[];
  /**
   * The visible part of the cards on the shelf of a desktop: all of them, or picture and name while
   * it is folded.
   */
  readonly shelf: Rect | undefined;
  /** The offer that a phone shows; undefined while the sheet is closed. */
  readonly tab: Tab | undefined;
  /** The band that offers on a phone slide in; undefined on a desktop. */
  readonly strip: Rect | undefined;
  /** The row of tabs of a phone; undefined on a desktop. */
  readonly tabs: Rect | undefined;
  /** Small reefs of the other seats, in order; empty where there is no room. */
  readonly minis: readonly Rect[];
  readonly panels: PanelLayout;
}

/** Whether the other reef has taken the place of the own one, where two have no room. */
export const coversOwn = ({ reef, beside }: Pick<ScreenLayout, 'reef' | 'beside'>): boolean =>
  beside === reef;

/** Where the buttons of a phone begin: below its strip and its tabs, whichever is lower. */
export const buttonsTop = ({
  strip,
  tabs,
  height,
}: Pick<ScreenLayout, 'strip' | 'tabs' | 'height'>): number =>
  strip === undefined || tabs === undefined
    ? height
    : Math.max(strip.y + strip.height, tabs.y + tabs.height);

/**
 * A card in the reader has a place of its own, or lies over something that is not needed meanwhile.
 */
export type Reading =
  | { readonly manner: 'docked'; readonly at: Rect }
  | { readonly manner: 'floating' };

/**
 * How much of the lower edge of a reef is left to notes: a line, or the height of a hint or a
 * refusal, but at most half of the reef.
 */
export const roomForNotes = (
  line: number,
  { notes = 0, zoom = 1, text = 1 }: ScreenInput,
  { reef, scale }: Pick<ScreenLayout, 'reef' | 'scale'>,
): number => Math.min(Math.max(line * text, notes / scale / zoom), reef.height / 2);

/** The DOM panels over the canvas. */
export interface PanelLayout {
  readonly left: Rect;
  readonly right: Rect;
  readonly bar: Rect;
  /** Where the blocks of the others lie below each other, and the height of one. */
  readonly others: Rect;
  readonly opponent: number;
  /** Where the round overview begins, from the top of the left panel. */
  readonly round: number;
  /** Where events lie; of no size where they are not played. */
  readonly event: Rect;
  /**
   * 'small' with several opponents: they lie on a sheet below a closer round overview, a small reef
   * beside the holdings of each.
   */
  readonly crowd: 'small' | 'large';
  /** The rack of corals. */
  readonly rack: Rect;
  /** Where the log stands, and where the reader shows a card. */
  readonly log: Rect;
  readonly reading: Reading;
  /** The lower edge of the animal shelf. */
  readonly shelf: number;
}

export interface ScreenInput {
  /** CSS pixels that the table fills. */
  readonly width: number;
  readonly height: number;
  /**
   * How much larger everything is drawn than usual for large text, 1 or more, and how much texts
   * must grow besides.
   */
  readonly zoom?: number;
  readonly text?: number;
  /** Seats other than the one whose reef is in the middle. */
  readonly others: number;
  readonly events: 'played' | 'left out';
  /**
   * Whether a phone has the row of buttons, which a spectator does not need; shown unless given.
   */
  readonly buttons?: 'shown' | 'left out';
  readonly offers: { readonly animals: number; readonly large: number; readonly corals: number };
  /** How high the notes at the lower edge of the reef are, in CSS pixels; 0 unless given. */
  readonly notes?: number;
}

/** The parts of the screen that a person has opened. */
export interface ScreenView {
  /** The offer that a phone shows in its sheet; undefined closes it. */
  readonly tab: Tab | undefined;
  /** How far the strip of offers has been slid to the left. */
  readonly shift: number;
  /**
   * Cards on the shelf of a desktop show less of themselves while nobody buys; folded unless given.
   */
  readonly shelf?: 'folded' | 'unfolded';
  /**
   * Of the reef in the middle: where few rows leave room, the shelf of a desktop stays unfolded.
   */
  readonly rows?: number;
  /** Whether another reef is enlarged beside the own one; none unless given. */
  readonly beside?: 'nothing' | 'reef';
}
