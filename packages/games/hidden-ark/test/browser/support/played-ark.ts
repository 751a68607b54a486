import { createRngs, type AnyGame } from '@atoll/engine';
import { hiddenArk, type HiddenArkState } from '../../../src/index.ts';
import { LAST_ROUND } from '../../../src/cards/index.ts';
import { someCare } from '../../careful.ts';
import { logOf, type Laid } from '../../../../../../test/browser/support/played-match.ts';

interface Wanted {
  /** One person a seat, except where a bot is named. */
  readonly names: readonly string[];
  readonly bots?: Laid['bots'];
  /** The same seed gives the same match. */
  readonly seed: string;
  readonly options?: object;
  /** Where the match stops, before a decision; by default it is played to its end. */
  readonly until?: (state: HiddenArkState) => boolean;
}

/** One decision in so many is taken without any care. */
const CARELESS = 40;

/** A match of Hidden Ark that is played already, with care, as far as is wanted. */
export function arkMatch({ names, bots = {}, seed, options = {}, until }: Wanted): Laid {
  const game = hiddenArk as AnyGame;
  const parsed = hiddenArk.parseOptions(options);
  const { policy } = createRngs(seed, ['policy']);
  const choose = someCare(CARELESS);
  const played = logOf(game, {
    ...{ seed, seats: names.length, options: parsed },
    decide: ({ state, seat }) =>
      until?.(state as HiddenArkState) === true
        ? undefined
        : choose({
            ...{ game, state, seat, rng: policy },
            legal: hiddenArk.legalActions(state as HiddenArkState, seat),
          }),
  });
  return { game, names, bots, seed, options: parsed, ...played };
}

/** The first seat begins its last turn. */
export const finalRound = ({ ending, turn }: HiddenArkState): boolean =>
  ending === 'final' && turn.seat === 0;

/** The same where nobody brings the end about before the last round of all. */
export const lastRound = ({ round, turn }: HiddenArkState): boolean =>
  round === LAST_ROUND && turn.seat === 0;
