/** The printed values of a player's board, and the figures of the rules. Prices are money. */

/** Tracks run from 0 to this. */
export const TRACK_TOP = 10;
/** The start of the tracks, in the order of the resources; at 0 in an uphill battle. */
export const TRACK_START: readonly number[] = [2, 2, 2, 2, 3];

/** The price of the first, second … piece; the first one of each kind is there from the start. */
export const STATION_PRICES: readonly number[] = [0, 3, 4, 5];
export const VESSEL_PRICES: readonly number[] = [0, 2, 3, 4];

/** The prices of the slots for upgrades, by column in the order of `COLUMNS`. */
export const SLOT_PRICES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 1, 2],
  [0, 2, 3],
];
export const SLOTS_PER_COLUMN = 3;

/** Vessels that fit into a port beside its station, and on a space of sea. */
export const PORT_ROOM = 2;
export const SPACE_ROOM = 2;

export const FACE_UP_AT_SETUP = 4;
export const FACE_UP_IN_STEP_ONE = 5;
/** The price in resources of repeating the last column, and of one more space of movement. */
export const REPEAT_PRICE = 2;
export const EXTENSION_PRICE = 2;
/** Resources given for one other. */
export const EXCHANGE_PRICE = 2;
export const RESEARCH_STEPS = 3;
/** Movement of an operation before the vessels are counted. */
export const BASE_MOVEMENT = 1;
/** Pieces of a kind that a demanding fish requires. */
export const REQUIREMENT = 2;
export const MOST_ESCALATIONS = 2;

/** The number of tiles at which the map is refilled, by number of seats. */
export const REFILL_AT: Readonly<Record<number, number>> = { 1: 7, 2: 6, 3: 5, 4: 4 };
export const REFILLS = 2;
/** One more refill in a long game. */
export const REFILLS_LONG = 3;
/** No match goes on after this round; a single player, and a long game, have more. */
export const LAST_ROUND = 25;
export const MORE_ROUNDS_ALONE = 10;
export const MORE_ROUNDS_LONG = 5;

export const VESSEL_POINTS = 3;
export const STATION_POINTS = 5;
/** Resources that make a point at the end. */
export const RESOURCES_PER_POINT = 4;
/** The value of each remaining face-down token in a common game. */
export const POOL_POINTS = 2;

/** The places of an award that are paid, and the award for all regions. */
export interface AwardCard {
  readonly places: readonly number[];
  readonly worldWide: number;
}
export const AWARDS_FEW: AwardCard = { places: [7, 3], worldWide: 5 };
export const AWARDS_MANY: AwardCard = { places: [7, 5, 3], worldWide: 7 };
/** The maximum number of seats for the side for few. */
export const FEW_SEATS = 2;
