import { createRngs, knowledgeOf, nextInt, type AnyGame } from '@atoll/engine';
import { dasAtoll, type DasAtollAction, type DasAtollState } from '../../../src/index.ts';
import { namedBot } from '../../../src/bot/index.ts';
import { MOST_ROUNDS } from '../../../src/numbers.ts';
import { logOf, type Laid } from '../../../../../../test/browser/support/played-match.ts';

/**
 * A match of Das Atoll in which nobody has built or traded since the set-up, so that hands are
 * large; it stands before the throw of the first seat in the last round. The same seed gives the
 * same match.
 */
export function lastRound({
  names,
  bots,
  seed,
}: Pick<Laid, 'names' | 'bots' | 'seed'>): Laid & { readonly state: DasAtollState } {
  const { lot } = createRngs(seed, ['lot']);
  const options = dasAtoll.parseOptions({ start: 'seat' });
  let last: DasAtollState | undefined;
  const played = logOf(dasAtoll as AnyGame, {
    ...{ seed, seats: names.length, options },
    decide: ({ state, seat }) => {
      last = state as DasAtollState;
      if (last.phase === 'roll' && last.round === MOST_ROUNDS && last.turn === 0) return undefined;
      const isSetUp = last.round === 0;
      const legal = dasAtoll.legalActions(last, seat);
      const meant = legal.filter(({ type }) => PASSIVE.has(type) && (isSetUp || !BUILT.has(type)));
      const ships = meant.filter(({ type }) => type === 'ship');
      const among = ships.length > 0 ? ships : meant;
      return among[nextInt(lot, among.length)];
    },
  });
  if (last === undefined) throw new Error('nobody was asked anything');
  return {
    game: dasAtoll as AnyGame,
    names,
    bots: bots ?? {},
    seed,
    options,
    state: last,
    ...played,
  };
}

const BUILT: ReadonlySet<string> = new Set<DasAtollAction['type']>(['settlement', 'ship', 'road']);
/** The answers of a player who only waits. */
const PASSIVE: ReadonlySet<string> = new Set<DasAtollAction['type']>([
  ...(['settlement', 'ship', 'road', 'roll', 'discard', 'robber', 'steal', 'end'] as const),
]);

interface Wanted extends Pick<Laid, 'names' | 'bots' | 'seed'> {
  /** Where the match stops, before that seat decides; it is played to its end unless told. */
  readonly until?: (state: DasAtollState, seat: number) => boolean;
}

/**
 * A match of Das Atoll that the strongest bots have played, with trade, as far as is wanted. The
 * same seed gives the same match.
 */
export function skilledMatch({ names, bots = {}, seed, until }: Wanted): Laid {
  const game = dasAtoll as AnyGame;
  const bot = namedBot('deep-sea');
  const options = dasAtoll.parseOptions({ start: 'seat' });
  const played = logOf(game, {
    ...{ seed, seats: names.length, options },
    decide: ({ state, seat, count }) => {
      const now = state as DasAtollState;
      if (until?.(now, seat) === true) return undefined;
      const legal = dasAtoll.legalActions(now, seat);
      return bot.choose({ game, ...knowledgeOf(game, now, seat), seat, legal, seed: `${count}` });
    },
  });
  return { game, names, bots, seed, options, ...played };
}
