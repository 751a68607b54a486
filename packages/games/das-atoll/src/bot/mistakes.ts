import type { DasAtollAction } from '../action.ts';
import { errorOf, shareOf } from './noise.ts';
import type { Option } from './options.ts';
import { VICTORY } from './weights.ts';

/**
 * The weaknesses of a bot. No mistake spends cards on a purchase known to be worth less than the
 * cards, or hides a build for more than one turn, so that the weaker bots build towards the goal
 * too.
 */
export interface Mistakes {
  /** By how many points it misjudges each place to build at, as a standard deviation; 0 or more. */
  readonly blur: number;
  /** The share of its robbers that are placed where no seat has a building, 0 to 1. */
  readonly mild: number;
  /** The share of its discards that are any card, 0 to 1. */
  readonly careless: number;
  /** The share of the kinds of action that it puts off in every other round, 0 to 1. */
  readonly putOff: number;
}

/** The randomness of one turn, the same at each call. */
export interface Turn {
  readonly round: number;
  readonly words: string;
}

/** Whether a mistake with that probability is made here. */
export const happens = (share: number, words: string): boolean =>
  share > 0 && shareOf(`seen ${words}`) < share;

/** A random item, or undefined if there is none. */
export const anyOf = <T>(all: readonly T[], words: string): T | undefined =>
  all[Math.min(all.length - 1, Math.floor(shareOf(`any ${words}`) * all.length))];

/** The options that a bot considers, and its estimates of their worth. */
export function seenBy(
  { blur, putOff }: Pick<Mistakes, 'blur' | 'putOff'>,
  options: readonly Option[],
  turn: Turn,
): readonly Option[] {
  const now = options.filter((option) => !isPutOff(option, { ...turn, putOff }));
  const seen = now.length > 0 ? now : options;
  return blur > 0 ? misplaced(seen, blur, turn) : seen;
}

/**
 * A winning option and the end of the turn are never overlooked, and nothing is put off twice in a
 * row.
 */
function isPutOff(
  { action: { type }, worth }: Option,
  { putOff, round, words }: Turn & Pick<Mistakes, 'putOff'>,
): boolean {
  if (putOff === 0 || type === 'end' || type === 'roll' || worth > VICTORY / 2) return false;
  const evenly = shareOf(`every other ${type}`) < 0.5 ? 0 : 1;
  return round % 2 === evenly && happens(putOff, `${words} ${type}`);
}

/**
 * Misjudges places. Of each kind of action, the place that looks best counts at its true worth: the
 * best of many errors would make any road look better than saving for a settlement.
 */
function misplaced(options: readonly Option[], blur: number, { words }: Turn): readonly Option[] {
  const judged = options.map(({ action, worth }) => ({
    action,
    worth,
    error: isPlaced(action) ? blur * errorOf(`worth ${words} ${JSON.stringify(action)}`) : 0,
  }));
  const best = new Map<string, (typeof judged)[number]>();
  for (const one of judged) {
    const other = best.get(one.action.type);
    if (!other || one.worth + one.error > other.worth + other.error) best.set(one.action.type, one);
  }
  return judged.map(({ action, worth, error }) => ({
    action,
    worth: worth + error - (best.get(action.type)?.error ?? 0),
  }));
}

const PLACED: readonly DasAtollAction['type'][] = ['settlement', 'city', 'road', 'ship', 'move'];

const isPlaced = ({ type }: DasAtollAction): boolean => PLACED.includes(type);
