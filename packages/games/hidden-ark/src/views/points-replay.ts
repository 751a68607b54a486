import { awardCard, shareAward, tilesByRegion } from '../awards.ts';
import {
  AWARDS,
  ESCALATIONS,
  FACE_UP_AT_SETUP,
  MAPS,
  POOL_POINTS,
  RESOURCES_PER_POINT,
  STATION_POINTS,
  TOKENS,
  TRACK_START,
  VESSEL_POINTS,
  type Award,
} from '../cards/index.ts';
import type { HiddenArkEvent } from '../event.ts';
import { TILE_FACTS, tileNumber } from '../numbers.ts';

/** The data for the points of a seat. */
interface Holding {
  /** Of all kinds. */
  readonly resources: number;
  /** Built during the match. */
  readonly stations: number;
  readonly vessels: number;
  /** Rescued fish, by number. */
  readonly tiles: readonly number[];
  /** Of tokens on the sea. */
  readonly points: number;
}

/** A match derived from its events: the data for the points of every seat, and nothing else. */
export interface PointsState {
  readonly round: number;
  /** By seat. */
  readonly seats: readonly Holding[];
  /** Tokens that lie face down; counts only alone, where the pool is never filled again. */
  readonly pool: number;
  /** The sum of the escalation on each space that has any. */
  readonly escalations: Readonly<Record<string, number>>;
  /** How much less each award is worth. */
  readonly lowered: Readonly<Partial<Record<Award, number>>>;
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** The tokens that lie face down once a map is laid out, the same on both sides. */
const POOL_AT_SETUP =
  total(TOKENS.map(({ count }) => count)) - FACE_UP_AT_SETUP - MAPS.equatorial.locations.length;

/** The state before the first event of a match. */
export const startReplay = ({
  seats,
  uphill,
}: {
  readonly seats: number;
  readonly uphill: boolean;
}): PointsState => ({
  round: 0,
  seats: Array.from({ length: seats }, () => ({
    resources: uphill ? 0 : total(TRACK_START),
    stations: 0,
    vessels: 0,
    tiles: [],
    points: 0,
  })),
  pool: POOL_AT_SETUP,
  escalations: {},
  lowered: {},
});

/** Points of a single player beside its own sheet. */
const aloneOf = ({ pool, escalations }: PointsState): number =>
  POOL_POINTS * pool - total(Object.values(escalations));

/** The points of every seat, as if the match ended here. */
export function pointsOfReplay(state: PointsState): readonly number[] {
  const { seats, lowered } = state;
  const regions = seats.map(tilesByRegion);
  const { places, worldWide } = awardCard(seats.length);
  const worth = (award: Award, printed: number): number =>
    Math.max(0, printed - (lowered[award] ?? 0));
  const shares = (regions[0] ?? []).map((_, region) =>
    shareAward(
      regions.map((counts) => counts[region] as number),
      places.map((printed) => worth(AWARDS[region] as Award, printed)),
    ),
  );
  const alone = seats.length === 1 ? aloneOf(state) : 0;
  return seats.map(({ resources, stations, vessels, tiles, points }, seat) =>
    total([
      STATION_POINTS * stations,
      VESSEL_POINTS * vessels,
      ...tiles.map((tile) => TILE_FACTS[tile]?.points ?? 0),
      points,
      Math.floor(resources / RESOURCES_PER_POINT),
      ...shares.map((share) => share[seat] as number),
      regions[seat]?.every((count) => count > 0) === true ? worth('world-wide', worldWide) : 0,
      alone,
    ]),
  );
}

/** A match after one more of its events. */
export function applyEvent(state: PointsState, event: HiddenArkEvent): PointsState {
  const after = { ...state, ...ofAll(state, event) };
  const before = 'seat' in event ? state.seats[event.seat] : undefined;
  if (before === undefined || !('seat' in event)) return after;
  return {
    ...after,
    seats: state.seats.with(event.seat, { ...before, ...changed(before, event) }),
  };
}

/** The changes of an event that belong to no seat. */
function ofAll(
  { pool, escalations, lowered }: PointsState,
  event: HiddenArkEvent,
): Partial<Omit<PointsState, 'seats'>> {
  switch (event.type) {
    case 'turn':
      return { round: event.round };
    case 'turnedUp':
      return { pool: pool - event.tokens.length };
    case 'encouraged':
      return { pool: pool - 1 };
    case 'took':
      return event.from === 'pool' ? { pool: pool - 1 } : {};
    case 'turnedDown':
      return { pool: pool + 1 };
    case 'escalated': {
      const { value = 0 } = ESCALATIONS.find(({ id }) => id === event.token) ?? {};
      return {
        escalations: { ...escalations, [event.space]: (escalations[event.space] ?? 0) + value },
      };
    }
    case 'rescued':
      return { escalations: { ...escalations, [event.space]: 0 } };
    case 'lowered':
      return { lowered: { ...lowered, [event.award]: (lowered[event.award] ?? 0) + 1 } };
    default:
      return {};
  }
}

function changed(
  { resources, stations, vessels, tiles, points }: Holding,
  event: HiddenArkEvent,
): Partial<Holding> {
  switch (event.type) {
    case 'gained':
      return { resources: resources + event.amount };
    case 'paid':
      return { resources: resources - event.amount };
    case 'converted':
    case 'exchanged':
      return { resources: resources + 1 };
    case 'builtStation':
      return { stations: stations + 1 };
    case 'builtVessel':
      return { vessels: vessels + 1 };
    case 'rescued':
      return { tiles: [...tiles, tileNumber(event.tile)] };
    case 'collected':
      return { points: points + event.points };
    default:
      return {};
  }
}
