import type { Seat, Sheet } from '@atoll/engine';
import { canBuildNow } from '../legality/check-build.ts';
import { canRescueNow } from '../legality/check-rescue.ts';
import { FACE_DOWN, NONE, TOKEN_FACTS, type TokenFacts } from '../numbers.ts';
import { REFILLS, REFILLS_LONG } from '../cards/index.ts';
import { outcome } from '../score.ts';
import type { HiddenArkState, Player } from '../state.ts';
import { prospects } from './prospects.ts';

/** What things are worth in points while the match goes on. */
const WORTH = {
  resource: 0.4,
  /** A resource that a track will hardly have use for. */
  surplus: 0.12,
  enough: 5,
  movement: 0.25,
  rescueToken: 2,
  buildToken: 1.6,
  upgradeToken: 1.2,
  keptUpgrade: 0.7,
  installed: 1.8,
  discount: 2.2,
  /** What is left to do in a turn, less than what it brings. */
  study: 0.4,
  build: 1.2,
  freeUpgrade: 0.8,
  rescue: 1,
  waiting: 0.3,
  faceDown: 0.4,
} as const;

const COMMON: readonly string[] = ['pool', 'escalation'];

/** What a position is worth to a seat, in points at the end of the match. */
export function evaluate(state: HiddenArkState, seat: Seat): number {
  const standing = outcome(state);
  const sheet = standing.scores[seat] as Sheet;
  if (state.phase === 'over') return standing.kind === 'common' ? standing.rating : sheet.total;
  // The pool shrinks and escalation comes whatever is done: they would only make the end of a
  // turn and a refill look bad.
  const own = sheet.lines.filter(({ category }) => !COMMON.includes(category));
  const points = own.reduce((sum, line) => sum + line.points, 0);
  const player = state.players[seat] as Player;
  const future = futureOf(state);
  const promised =
    state.ending === 'final' && state.turn.seat !== seat ? 0 : prospects(state, seat);
  return points + promised + future * (assets(player) + rows(player)) + turnWorth(state, seat);
}

/** From 1 at the beginning down to what is left of it in the last round. */
function futureOf({ refills, long, ending }: HiddenArkState): number {
  if (ending === 'final') return 0.15;
  if (ending === 'triggered') return 0.3;
  const all = long ? REFILLS_LONG : REFILLS;
  return 1 - (0.5 * refills) / all;
}

function assets({ tracks, hand }: Player): number {
  let worth = 0;
  for (const held of tracks) {
    const enough = Math.min(held, WORTH.enough);
    worth += WORTH.resource * enough + WORTH.surplus * (held - enough);
  }
  for (const token of hand) worth += keptWorth(TOKEN_FACTS[token] as TokenFacts);
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

function rows({ slots, tiles }: Player): number {
  const installed = slots.filter((token) => token !== NONE).length;
  return WORTH.installed * installed + WORTH.discount * tiles.length;
}

/** What the seat on turn may still do. */
function turnWorth(state: HiddenArkState, seat: Seat): number {
  const { turn, tiles } = state;
  if (turn.seat !== seat || state.phase === 'over') return 0;
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
