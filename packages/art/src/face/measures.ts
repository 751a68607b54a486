/** A rectangle in card units (1 unit is 1 CSS pixel at normal size): left, top, width, height. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The sides of a coral as printed. */
export type Edge = 'N' | 'E' | 'S' | 'W';

/** Where things lie on an animal card of one size. */
export interface AnimalMeasures {
  width: number;
  height: number;
  /** Corner radius of the card. */
  radius: number;
  /** The window; its lower edge is a wave of `wave` units around the box's lower edge. */
  window: Box;
  wave: number;
  /** The coin of the price, hanging over the upper left corner; null where no price is shown. */
  coin: Box | null;
  /** The disc of the size or category, hanging over the upper right corner. */
  badge: Box;
  /**
   * Row of colonies needed: place and size of the first, gap to the next; null where none are
   * shown.
   */
  colonies: { x: number; y: number; size: number; gap: number } | null;
  /** The line of the name (at L: the block of name, category and rules). */
  name: Box;
  /** The line of icons under the name; null where there is none. */
  icons: Box | null;
  /** Heights of the low, mid and high step at the card's lower edge, each a third of the width. */
  steps: readonly [number, number, number];
  /** Diameter of the pearl on the current step, and its ring. */
  pearl: { size: number; ring: number };
}

/** Where things lie on a coral card of one size. */
export interface CoralMeasures {
  width: number;
  height: number;
  /** Radius of the notches at the corners. */
  notch: number;
  window: Box;
  wave: number;
  coin: Box | null;
  name: Box | null;
  /** The line of type and effect as icons (at L: the block of type, name and text). */
  icons: Box;
  /** The colony of each side; they reach over the edge. */
  sides: Readonly<Record<Edge, Box>>;
  /** Diameter of the dashed socket on a side without a colony; 0 where none is shown. */
  socket: number;
}

/** Where things lie on an event card. */
export interface EventMeasures {
  width: number;
  height: number;
  radius: number;
  /** The scene; the night paper begins at its wavy lower edge. */
  window: Box;
  text: Box;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const sides = (
  w: number,
  h: number,
  { size, over, middle = h / 2 }: { size: number; over: number; middle?: number },
): Record<Edge, Box> => ({
  N: box((w - size) / 2, -over, size, size),
  E: box(w - size + over, middle - size / 2, size, size),
  S: box((w - size) / 2, h - size + over, size, size),
  W: box(-over, middle - size / 2, size, size),
});

const animalL: AnimalMeasures = {
  width: 300,
  height: 420,
  radius: 20,
  window: box(9, 9, 282, 206),
  wave: 4.5,
  coin: box(-7, -7, 50, 50),
  badge: box(257, -5, 48, 48),
  colonies: { x: 16, y: 186, size: 22, gap: 3 },
  name: box(20, 221, 266, 118),
  icons: null,
  steps: [64, 71, 78],
  pearl: { size: 40, ring: 3 },
};

const animalM: AnimalMeasures = {
  width: 98,
  height: 138,
  radius: 9,
  window: box(3, 3, 92, 66),
  wave: 1.6,
  coin: box(-5, -5, 26, 26),
  badge: box(76, -3, 25, 25),
  colonies: { x: 5, y: 57, size: 14, gap: 1 },
  name: box(6, 76, 88, 14),
  icons: box(6, 93, 88, 18),
  steps: [20, 22, 24],
  pearl: { size: 22, ring: 2.2 },
};

const animalS: AnimalMeasures = {
  width: 96,
  height: 96,
  radius: 9,
  window: box(3, 3, 90, 52),
  wave: 1.2,
  coin: null,
  badge: box(77, -3, 22, 22),
  colonies: null,
  name: box(6, 58.5, 88, 13),
  icons: null,
  steps: [20, 22, 24],
  pearl: { size: 22, ring: 2.2 },
};

// the phone's tile drops the name for a taller window and larger points
const animalSPlain: AnimalMeasures = {
  ...animalS,
  window: box(3, 3, 90, 62),
  badge: box(73, -3, 26, 26),
  name: box(6, 58.5, 0, 0),
  steps: [25, 27, 29],
  pearl: { size: 25, ring: 2.2 },
};

const coralL: CoralMeasures = {
  width: 300,
  height: 420,
  notch: 26,
  window: box(13, 13, 274, 244),
  wave: 4.5,
  coin: box(-7, -7, 50, 50),
  name: null,
  icons: box(36, 272, 230, 120),
  sides: sides(300, 420, { size: 40, over: 6 }),
  socket: 0,
};

const coralM: CoralMeasures = {
  width: 98,
  height: 116,
  notch: 9,
  window: box(5, 5, 88, 62),
  wave: 1.6,
  coin: null,
  name: box(9, 73, 80, 14),
  icons: box(9, 88, 80, 18),
  sides: sides(98, 116, { size: 17, over: 4 }),
  socket: 0,
};

const coralS: CoralMeasures = {
  width: 96,
  height: 96,
  notch: 10,
  window: box(5, 5, 86, 62),
  wave: 1.2,
  coin: null,
  name: null,
  icons: box(12, 68, 72, 17),
  sides: sides(96, 96, { size: 22, over: 10 }),
  socket: 14,
};

const eventL: EventMeasures = {
  width: 300,
  height: 420,
  radius: 20,
  window: box(0, 0, 300, 262),
  text: box(24, 280, 254, 120),
};

/**
 * The measures of every face: L reading card, M offer card, S reef tile, P reef tile of the phone
 * without a name.
 */
export const FACE = {
  animal: { L: animalL, M: animalM, S: animalS, P: animalSPlain },
  coral: { L: coralL, M: coralM, S: coralS },
  event: { L: eventL },
  /**
   * Marks laid on a reef tile: fatigue (first of a row), symbiosis (across the upper edge),
   * pollution (a coral's middle).
   */
  tile: {
    pitch: 106,
    fatigue: box(4, 4, 26, 26),
    symbiosis: box(32, -8, 22, 22),
    pollution: box(28, 16, 40, 40),
  },
} as const;
