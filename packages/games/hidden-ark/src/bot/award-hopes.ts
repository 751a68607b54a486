import type { Seat } from '@atoll/engine';
import { AWARDS, REGIONS } from '../cards/index.ts';
import { awardCard, awardPoints, awardValue } from '../awards.ts';
import { TILE_FACTS } from '../numbers.ts';
import type { HiddenArkState } from '../state.ts';
import { RESCUES_A_TURN } from './time-left.ts';

const WORLD_WIDE = AWARDS.indexOf('world-wide');

/** The expected yield of awards for a seat, and the addition by one tile more of a region. */
export interface AwardHopes {
  readonly expected: number;
  readonly byRegion: readonly number[];
}

/** `left`: turns that the seat still has. Exact when it has none. */
export function awardHopes(state: HiddenArkState, seat: Seat, left: number): AwardHopes {
  const counts = state.players.map(({ tiles }) => {
    const own = REGIONS.map(() => 0);
    for (const tile of tiles) own[TILE_FACTS[tile]!.region]!++;
    return own;
  });
  const own = counts[seat] as readonly number[];
  const { places } = awardCard(state.players.length);
  const spread = 0.3 + 0.08 * left;
  let missing = 0;
  for (const count of own) if (count === 0) missing++;
  const worldWide = awardValue(state, WORLD_WIDE);
  const whole = worldWide * chanceOfAll(missing, left);
  const more = worldWide * chanceOfAll(missing - 1, left) - whole;
  let expected = whole;
  const byRegion: number[] = [];
  for (let region = 0; region < own.length; region++) {
    const count = own[region] as number;
    const contest: Contest = { counts, seat, region, places, spread };
    const lowered = state.lowered[region] as number;
    const now = count === 0 ? 0 : Math.max(0, hope(count, contest) - lowered);
    const then = Math.max(0, hope(count + 1, contest) - lowered);
    expected += now;
    byRegion.push(then - now + (count === 0 ? more : 0));
  }
  if (left === 0) expected = awardPoints(state)[seat] as number;
  return { expected, byRegion };
}

/** The chance that a seat completes the regions, of which some are missing. */
function chanceOfAll(missing: number, left: number): number {
  if (missing <= 0) return 1;
  const rescues = RESCUES_A_TURN * left + 0.3;
  return 0.85 * Math.max(0, 1 - (0.9 * missing) / (rescues + 0.5)) ** 1.2;
}

interface Contest {
  /** Tiles by seat and region. */
  readonly counts: readonly (readonly number[])[];
  readonly seat: Seat;
  readonly region: number;
  readonly places: readonly number[];
  /** Tiles by which seats may still change places. */
  readonly spread: number;
}

/** The expected yield of a number of tiles among those of the rivals. */
function hope(count: number, { counts, seat, region, places, spread }: Contest): number {
  let ahead = 0;
  for (let other = 0; other < counts.length; other++) {
    if (other === seat) continue;
    const lead = (counts[other]![region]! - count) / spread;
    ahead += 0.5 + (0.5 * lead) / (1 + Math.abs(lead));
  }
  const place = Math.floor(ahead);
  const prize = places[place] ?? 0;
  return prize + ((places[place + 1] ?? 0) - prize) * (ahead - place);
}
