import type { Seat } from '@atoll/engine';
import {
  COLUMNS,
  RESOURCES_PER_POINT,
  SLOTS_PER_COLUMN,
  STATION_POINTS,
  VESSEL_POINTS,
} from '../cards/index.ts';
import { canBuildNow } from '../legality/check-build.ts';
import { canRescueNow } from '../legality/check-rescue.ts';
import { FACE_DOWN, NONE, TILE_FACTS, TOKEN_FACTS, type TokenFacts } from '../numbers.ts';
import { outcome } from '../score.ts';
import { startingPieces, type HiddenArkState, type Player } from '../state.ts';
import { totalOf } from '../tracks.ts';
import { awardHopes } from './award-hopes.ts';
import { commonHopes } from './common-hopes.ts';
import { PACE, expectedPoints } from './expected-points.ts';
import { turnsLeft } from './time-left.ts';

/** The worth of things in points while the match goes on. */
const WORTH = {
  /** A resource beyond its value at the end, with many turns left; up to `enough` of a kind. */
  resource: 0.25,
  enough: 5,
  surplus: 0.02,
  /** Of an installed upgrade, each time that it works. */
  use: 0.6,
  movementUse: 0.5,
  /** Kept tokens, with many turns left. */
  movement: 0.45,
  rescueToken: 3.5,
  buildToken: 2.5,
  upgradeToken: 1.2,
  keptUpgrade: 0.7,
  /** Open parts of a turn, at less than their yield. */
  study: 0.5,
  build: 1.2,
  freeUpgrade: 0.8,
  rescue: 1,
  waiting: 0.3,
  faceDown: 0.4,
} as const;

/** How often a turn uses each column, in the order of the columns. */
const USES: readonly number[] = [0.2, 0.42, 0.12, 0.26];
/** Number of turns left from which on things have their full worth. */
const MANY_TURNS = 5;
/** How much a common result counts the seat's own points beside the lowest ones. */
const OWN_SHARE = 0.3;
/**
 * What a turn that is not needed costs a seat in a common match beside its tokens: the prospects
 * count the yield of turns left, and would put off the end for little.
 */
const PACE_TOGETHER = 5;

/** The worth of a position for a seat, in points at the end of the match. */
export function evaluate(state: HiddenArkState, seat: Seat): number {
  if (state.phase === 'over') return finalWorth(state, seat);
  const own = worthOf(state, seat);
  if (!state.cooperative) return own;
  let least = own;
  for (let other = 0; other < state.players.length; other++)
    if (other !== seat) least = Math.min(least, worthOf(state, other));
  return (1 - OWN_SHARE) * least + OWN_SHARE * own + commonHopes(state);
}

/** The weight of the rivals' prospects beside those of the seat itself. */
const RIVALRY = 0.8;

/**
 * The worth of a position for a seat that wants to win: its own points, less a part of the others'
 * average. The same as `evaluate` without rivals.
 */
export function standing(state: HiddenArkState, seat: Seat): number {
  return evaluate(state, seat) - RIVALRY * rivalsWorth(state, seat);
}

/** The average prospects of the rivals; 0 without rivals. */
function rivalsWorth(state: HiddenArkState, seat: Seat): number {
  const { length } = state.players;
  if (state.cooperative || length === 1) return 0;
  let sum = 0;
  for (let other = 0; other < length; other++) if (other !== seat) sum += evaluate(state, other);
  return sum / (length - 1);
}

/** Average points of a turn that no estimate covers yet. */
const UNSEEN = 5;

/**
 * Turns a later `standing`, by addition, into the points that the seat may expect at the end: adds
 * the present prospects of the rivals, and the yield of turns that cannot be foreseen yet.
 */
export function toCome(state: HiddenArkState, seat: Seat): number {
  return RIVALRY * rivalsWorth(state, seat) + UNSEEN * turnsLeft(state, seat);
}

function finalWorth(state: HiddenArkState, seat: Seat): number {
  const standing = outcome(state);
  return standing.kind === 'common' ? standing.rating : standing.scores[seat]!.total;
}

function worthOf(state: HiddenArkState, seat: Seat): number {
  const player = state.players[seat] as Player;
  const left = turnsLeft(state, seat);
  const hopes = awardHopes(state, seat, left);
  const future = Math.min(1, (left + 0.3) / MANY_TURNS);
  return (
    pointsOf(state, player) -
    (state.cooperative ? PACE_TOGETHER : PACE) * left +
    hopes.expected +
    expectedPoints(state, seat, { left, byRegion: hopes.byRegion }) +
    assets(player, left, future) +
    rows(player, left) +
    turnWorth(state, seat)
  );
}

/** Points of the present pieces, awards and resources left out. */
function pointsOf(state: HiddenArkState, { stations, vessels, tiles, points }: Player): number {
  const given = startingPieces(state);
  let sum = points;
  for (const tile of tiles) sum += TILE_FACTS[tile]!.points;
  return (
    sum +
    STATION_POINTS * Math.max(0, stations.length - given) +
    VESSEL_POINTS * Math.max(0, vessels.length - given)
  );
}

function assets(player: Player, left: number, future: number): number {
  const total = totalOf(player);
  if (left === 0) return Math.floor(total / RESOURCES_PER_POINT) + 0.02 * total;
  let worth = total / RESOURCES_PER_POINT;
  for (const held of player.tracks) {
    const enough = Math.min(held, WORTH.enough);
    worth += future * (WORTH.resource * enough + WORTH.surplus * (held - enough));
  }
  for (const token of player.hand) worth += future * keptWorth(TOKEN_FACTS[token] as TokenFacts);
  return worth;
}

function keptWorth({ kind, effect, value }: TokenFacts): number {
  if (kind === 'upgrade') return WORTH.keptUpgrade;
  switch (effect) {
    case 'movement':
      return WORTH.movement * value;
    case 'rescue':
      return WORTH.rescueToken;
    case 'build':
      return WORTH.buildToken;
    default:
      return WORTH.upgradeToken;
  }
}

/** The future yield of installed upgrades. */
function rows({ slots }: Player, left: number): number {
  let worth = 0;
  for (let column = 0; column < COLUMNS.length; column++)
    for (let slot = 0; slot < SLOTS_PER_COLUMN; slot++) {
      const token = slots[column * SLOTS_PER_COLUMN + slot] as number;
      if (token === NONE) continue;
      const moves = TOKEN_FACTS[token]!.effect === 'movement';
      worth += left * (USES[column] as number) * (moves ? WORTH.movementUse : WORTH.use);
    }
  return worth;
}

/** The worth of the open actions of the seat on turn. */
function turnWorth(state: HiddenArkState, seat: Seat): number {
  const { turn, tiles } = state;
  if (turn.seat !== seat) return 0;
  const canInstall =
    turn.freeUpgrades > 0 &&
    state.players[seat]!.hand.some((token) => TOKEN_FACTS[token]?.kind === 'upgrade');
  const waiting = turn.waiting.reduce((sum, amount) => sum + amount, 0);
  const hidden = tiles.filter((tile) => tile === FACE_DOWN).length;
  return (
    WORTH.study * turn.studies +
    (turn.builds > 0 && canBuildNow(state) ? WORTH.build : 0) +
    (canInstall ? WORTH.freeUpgrade : 0) +
    (turn.rescues > 0 && canRescueNow(state) ? WORTH.rescue : 0) +
    WORTH.waiting * waiting -
    WORTH.faceDown * hidden * (turn.investigated ? 0 : 1)
  );
}
