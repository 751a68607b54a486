import type { Outcome, SeatScore, Sheet } from '@atoll/engine';
import { awardPoints } from './awards.ts';
import { sizeOf } from './bag.ts';
import {
  bandOf,
  isSuccess,
  POOL_POINTS,
  RESOURCES_PER_POINT,
  type ScoreCategory,
  STATION_POINTS,
  VESSEL_POINTS,
} from './cards/index.ts';
import { ESCALATION_FACTS, NONE, TILE_FACTS } from './numbers.ts';
import { isSolo, startingPieces, type HiddenArkState } from './state.ts';
import { totalOf } from './tracks.ts';

interface Line {
  readonly category: ScoreCategory;
  readonly points: number;
}

export function outcome(state: HiddenArkState): Outcome {
  const sheets = sheetsOf(state);
  if (!state.cooperative)
    return { kind: 'ranking', order: 'points', scores: ranked(state, sheets) };
  const common = commonLines(state);
  if (isSolo(state)) {
    const [{ seat, lines }] = sheets as [Sheet];
    const sheet = sheetOf(seat, [...(lines as readonly Line[]), ...common]);
    return { kind: 'solo', band: bandOf(sheet.total, 1), scores: [sheet] };
  }
  const lowest = Math.min(...sheets.map(({ total }) => total));
  const lines = [{ category: 'lowest', points: lowest }, ...common];
  const rating = sum(lines);
  const band = bandOf(rating, sheets.length);
  const won = state.phase === 'over' && isSuccess(band);
  return { kind: 'common', won, rating, lines, band, scores: sheets };
}

function sheetsOf(state: HiddenArkState): readonly Sheet[] {
  const awards = awardPoints(state);
  const given = startingPieces(state);
  return state.players.map((player, seat) => {
    const built = (pieces: readonly number[]): number => Math.max(0, pieces.length - given);
    const tiles = player.tiles.reduce((total, tile) => total + TILE_FACTS[tile]!.points, 0);
    return sheetOf(seat, [
      { category: 'stations', points: STATION_POINTS * built(player.stations) },
      { category: 'vessels', points: VESSEL_POINTS * built(player.vessels) },
      { category: 'tiles', points: tiles },
      { category: 'points', points: player.points },
      { category: 'resources', points: Math.floor(totalOf(player) / RESOURCES_PER_POINT) },
      { category: 'awards', points: awards[seat] as number },
    ]);
  });
}

function sheetOf(seat: number, lines: readonly Line[]): Sheet {
  return { seat, total: sum(lines), lines };
}

function sum(lines: readonly { readonly points: number }[]): number {
  return lines.reduce((total, { points }) => total + points, 0);
}

/** The common score lines: tokens left face down, and the escalation left on the map. */
function commonLines(state: HiddenArkState): readonly Line[] {
  const left = state.escalations
    .flat()
    .reduce((total, kind) => total + ESCALATION_FACTS[kind]!.value, 0);
  return [
    { category: 'pool', points: POOL_POINTS * sizeOf(state.pool) },
    { category: 'escalation', points: 0 - left },
  ];
}

/**
 * Between equal totals more tiles decide, then more upgrades on the board; seats equal there too
 * share the rank.
 */
function ranked(state: HiddenArkState, sheets: readonly Sheet[]): readonly SeatScore[] {
  const upgrades = state.players.map(({ slots }) => slots.filter((token) => token !== NONE).length);
  const keys = state.players.map(
    ({ tiles }, seat) => tiles.length * 100 + (upgrades[seat] as number),
  );
  return sheets.map((sheet, seat) => {
    const key = keys[seat] as number;
    const equal = sheets.filter((other, at) => at !== seat && other.total === sheet.total);
    const ahead = sheets.filter(
      (other, at) => other.total > sheet.total || (other.total === sheet.total && keys[at]! > key),
    );
    const score = { ...sheet, rank: 1 + ahead.length };
    return equal.length === 0
      ? score
      : { ...score, tieBreak: tieBreak(state, [seat, ...equal.map((one) => one.seat)], upgrades) };
  });
}

/** The deciding count among seats of equal totals, for the first of them. */
function tieBreak(
  { players }: HiddenArkState,
  seats: readonly number[],
  upgrades: readonly number[],
): NonNullable<SeatScore['tieBreak']> {
  const tiles = seats.map((seat) => players[seat]!.tiles.length);
  const own = upgrades[seats[0]!] as number;
  if (new Set(tiles).size === 1) return { category: 'upgrades', points: own };
  if (new Set(tiles).size === tiles.length) return { category: 'tiles', points: tiles[0]! };
  // Some ties are broken by tiles and others by upgrades: one figure that combines both.
  return { category: 'tilesThenUpgrades', points: 100 * tiles[0]! + own };
}
