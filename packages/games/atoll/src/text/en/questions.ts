import type { QuestionTexts } from '../neutral/questions.ts';
import { say } from '../phrase.ts';
import { names } from './names.ts';
import { cardWord, colonies, fatigue, plankton, pollution, scales } from './words.ts';

export const questions: QuestionTexts = {
  upTo: (count) => ` (up to ${count})`,
  because: (card) => say` for ${cardWord(card)}`,
  partner: (card) => [cardWord(card)],
  unknownPartner: () => say`its partner`,
  you: {
    none: () => say`The match is over.`,
    turn: () => say`Take an action or pass.`,
    cell: ({ card }) => say`Choose a cell for ${cardWord(card)}.`,
    payment: ({ price }) => say`Pay ${price}; ${scales(2)} may stand in.`,
    branch: ({ card }) => say`Choose how to feed ${cardWord(card)}.`,
    prey: ({ card, count }) =>
      say`Choose the prey of ${cardWord(card)}${count > 1 ? `, ${count} in all, one by one` : ''}.`,
    partner: ({ card, partner }) => say`Does ${partner} rise together with ${cardWord(card)}?`,
    pollute: ({ asks, count }) =>
      count > 1
        ? say`${asks}choose ${count} corals to pollute, one by one.`
        : say`${asks}choose a coral to pollute.`,
    clean: ({ asks, upTo }) => say`${asks}choose a coral to remove ${pollution} from${upTo}.`,
    raise: ({ asks, upTo }) => say`${asks}choose an animal to raise${upTo}.`,
    reduce: ({ asks }) => say`${asks}choose an animal to reduce.`,
    rest: ({ asks, upTo }) => say`${asks}choose an animal that loses 1 ${fatigue}${upTo}.`,
    tire: ({ asks, count }) => say`${asks}choose an animal that takes ${count} ${fatigue}.`,
    colony: ({ asks, upTo }) => say`${asks}choose an empty side for a ${colonies(1)}${upTo}.`,
    again: ({ asks, count }) =>
      say`${asks}do you use it${count > 1 ? ` (up to ${count} times)` : ''}?`,
    oneOf: ({ asks }) => say`${asks}choose one.`,
    sale: () => say`Choose how much ${plankton} to sell.`,
    bloom: ({ count }) => say`Algal Bloom: choose a coral to pollute for ${count} ${plankton}.`,
    purify: ({ upTo }) =>
      say`Water Purification: choose a coral to remove ${pollution} from${upTo}.`,
    income: () => say`Who may visit your reef, Tourists or Scientists?`,
    discard: ({ offer }) =>
      say`Choose the cards of the ${names.offers[offer]} that are replaced; all others stay.`,
  },
  other: {
    none: () => say`has nothing to do`,
    turn: () => say`is choosing an action`,
    cell: ({ card }) => say`chooses where to put ${cardWord(card)}`,
    payment: ({ price }) => say`pays ${price}`,
    branch: ({ card }) => say`chooses how to feed ${cardWord(card)}`,
    prey: ({ card }) => say`chooses the prey of ${cardWord(card)}`,
    partner: ({ partner }) => say`decides whether ${partner} rises too`,
    pollute: ({ because }) => say`chooses where ${pollution} goes${because}`,
    clean: () => say`chooses where to remove ${pollution}`,
    raise: ({ because }) => say`chooses which animal rises${because}`,
    reduce: ({ because }) => say`chooses which animal is reduced${because}`,
    rest: () => say`chooses which animal loses ${fatigue}`,
    tire: ({ because }) => say`chooses which animal takes ${fatigue}${because}`,
    colony: () => say`chooses where a ${colonies(1)} grows`,
    again: ({ card }) => say`decides whether to use ${cardWord(card)}`,
    oneOf: ({ because }) => say`makes a choice${because}`,
    sale: () => say`chooses how much ${plankton} to sell`,
    bloom: () => say`chooses which corals to pollute for an Algal Bloom`,
    purify: () => say`chooses where to remove ${pollution}`,
    income: () => say`chooses between Tourists and Scientists`,
    discard: ({ offer }) => say`chooses which cards of the ${names.offers[offer]} to replace`,
  },
};
