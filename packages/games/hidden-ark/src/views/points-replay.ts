import { awardCard, shareAward, tilesByRegion } from '../awards.ts';
import { RESOURCES_PER_POINT, STATION_POINTS, TRACK_START, VESSEL_POINTS } from '../cards/index.ts';
import type { HiddenArkEvent } from '../event.ts';
import { TILE_FACTS, tileNumber } from '../numbers.ts';

/** What counts for the points of a seat. */
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

/** A match as its events tell it: what counts for points of every seat, and nothing besides. */
export interface Told {
  readonly round: number;
  /** By seat. */
  readonly seats: readonly Holding[];
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Before the first event of a match for several. */
export const startReplay = ({
  seats,
  uphill,
}: {
  readonly seats: number;
  readonly uphill: boolean;
}): Told => ({
  round: 0,
  seats: Array.from({ length: seats }, () => ({
    resources: uphill ? 0 : total(TRACK_START),
    stations: 0,
    vessels: 0,
    tiles: [],
    points: 0,
  })),
});

/** The points of every seat, as if the match ended here. */
export function pointsOfReplay({ seats }: Told): readonly number[] {
  const regions = seats.map(tilesByRegion);
  const { places, worldWide } = awardCard(seats.length);
  const shares = (regions[0] ?? []).map((_, region) =>
    shareAward(
      regions.map((counts) => counts[region] as number),
      places,
    ),
  );
  return seats.map(({ resources, stations, vessels, tiles, points }, seat) =>
    total([
      STATION_POINTS * stations,
      VESSEL_POINTS * vessels,
      ...tiles.map((tile) => TILE_FACTS[tile]?.points ?? 0),
      points,
      Math.floor(resources / RESOURCES_PER_POINT),
      ...shares.map((share) => share[seat] as number),
      regions[seat]?.every((count) => count > 0) === true ? worldWide : 0,
    ]),
  );
}

/** A match after one more of its events. */
export function tell(told: Told, event: HiddenArkEvent): Told {
  if (event.type === 'turn') return { ...told, round: event.round };
  const before = 'seat' in event ? told.seats[event.seat] : undefined;
  if (before === undefined || !('seat' in event)) return told;
  return { ...told, seats: told.seats.with(event.seat, { ...before, ...changed(before, event) }) };
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
