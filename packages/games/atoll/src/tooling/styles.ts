import { evaluate, searchBot, SEARCH_2026, type SearchBot } from '../bot/index.ts';
import { animalCard, coralCard } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import type { Animal, Coral, Reef } from '../state.ts';
import type { Op } from '../vocabulary.ts';
import { isCheap, isEndCoral, isLargeFish } from './card-kinds.ts';

/** The preferences of a style for its own reef beside the best yield, in points. */
type Taste = (reef: Reef) => number;

/** More animals are not few. */
const FEW = 6;

const isPaired = ({ partner }: Animal): boolean => partner !== '';

const isSingle = ({ card, partner }: Animal): boolean =>
  partner === '' && animalCard(card).symbiosis !== undefined;

const isPolluted = ({ polluted }: Coral): boolean => polluted;

const endCorals = ({ corals }: Reef): number =>
  count(corals, ({ card, polluted }) => !polluted && isEndCoral(card));

const cheap = ({ animals }: Reef): number => count(animals, ({ card }) => isCheap(card));

const bringsPopularity = (ops: readonly Op[]): boolean =>
  ops.some((op) => op.op === 'gain' && op.popularity !== undefined);

/** Clean corals that yield popularity more than once. */
const isPopular = ({ card, polluted }: Coral): boolean => {
  const { ability } = coralCard(card);
  if (polluted || (ability.type !== 'action' && ability.type !== 'passive')) return false;
  return bringsPopularity(ability.type === 'action' ? ability.do : (ability.trigger?.do ?? []));
};

const levelsAboveLow = ({ animals }: Reef): number =>
  animals.reduce((sum, { level }) => sum + level - 1, 0);

const count = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;

const TASTES: Readonly<Record<string, Taste>> = {
  'few-and-high': (reef) =>
    3 * levelsAboveLow(reef) - 2 * Math.max(0, reef.animals.length - FEW) - cheap(reef),
  'wide-and-cheap': (reef) => reef.animals.length + 2 * cheap(reef),
  hunters: ({ animals, huntsUsed }) =>
    10 * count(animals, ({ card }) => isLargeFish(card)) + 4 * huntsUsed,
  pairs: ({ animals }) => 4 * count(animals, isPaired) + 2 * count(animals, isSingle),
  'clean-reef': ({ popularity, corals }) =>
    popularity + 2 * count(corals, isPopular) - 1.5 * count(corals, isPolluted),
  'end-corals': (reef) => 1.2 * endCorals(reef),
};

/** About 0.4 s of CPU time for a seat's match, so that hundreds can be played. */
const STRENGTH = { iterations: 1, depth: 2, judge: evaluate, ...SEARCH_2026 };

/** Plays as the styles do, but without preferences. */
export const plain: SearchBot = searchBot({ id: 'plain', ...STRENGTH });

/** Bots that commit to a way to win: they play alike but for a taste of their own. */
export const styles: readonly { readonly id: string; readonly load: () => Promise<SearchBot> }[] =
  Object.entries(TASTES).map(([id, taste]) => ({
    id,
    load: async () =>
      searchBot({
        id,
        ...STRENGTH,
        judge: (state, seat) => evaluate(state, seat) + taste(reefOf(state, seat)),
      }),
  }));
