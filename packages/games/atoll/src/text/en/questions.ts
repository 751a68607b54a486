import { animalCard, isAnimal } from '../../cards/index.ts';
import type { QuestionView } from '../../view.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import { offers } from './names.ts';
import { cardWord, coins, colonies, fatigue, plankton, pollution, scales } from './words.ts';

/** "Toadstool leather coral: " before a choice of a card; empty without a card. */
const asks = ({ card }: QuestionView): Phrase => (card === '' ? [] : say`${cardWord(card)}: `);
const upTo = (count: number): string => (count > 1 ? ` (up to ${count})` : '');
const because = ({ card }: QuestionView): Phrase =>
  card === '' ? [] : say` for ${cardWord(card)}`;

function partnerOf({ card }: QuestionView): Phrase {
  const partner = isAnimal(card) ? animalCard(card).symbiosis : undefined;
  return partner ? [cardWord(partner)] : say`its partner`;
}

const offerOf = ({ of }: QuestionView): string => offers[of === 'corals' ? 'corals' : 'animals'];
const price = ({ of, count }: QuestionView): Phrase =>
  of === 'coins' ? say`${count} ${coins(count)}` : say`${count} ${plankton}`;

export const questions: Catalogue['questions'] = {
  none: { you: () => say`The match is over.`, other: () => say`has nothing to do` },
  turn: { you: () => say`Take an action or pass.`, other: () => say`is choosing an action` },
  cell: {
    you: (question) => say`Choose a cell for ${cardWord(question.card)}.`,
    other: (question) => say`chooses where to put ${cardWord(question.card)}`,
  },
  payment: {
    you: (question) => say`Pay ${price(question)}; ${scales(2)} may stand in.`,
    other: (question) => say`pays ${price(question)}`,
  },
  branch: {
    you: (question) => say`Choose how to feed ${cardWord(question.card)}.`,
    other: (question) => say`chooses how to feed ${cardWord(question.card)}`,
  },
  prey: {
    you: (question) =>
      question.count > 1
        ? say`Choose the prey of ${cardWord(question.card)}, ${question.count} in all, one by one.`
        : say`Choose the prey of ${cardWord(question.card)}.`,
    other: (question) => say`chooses the prey of ${cardWord(question.card)}`,
  },
  partner: {
    you: (question) =>
      say`Does ${partnerOf(question)} rise together with ${cardWord(question.card)}?`,
    other: (question) => say`decides whether ${partnerOf(question)} rises too`,
  },
  pollute: {
    you: (question) =>
      question.count > 1
        ? say`${asks(question)}choose ${question.count} corals to pollute, one by one.`
        : say`${asks(question)}choose a coral to pollute.`,
    other: (question) => say`chooses where ${pollution} goes${because(question)}`,
  },
  clean: {
    you: (question) =>
      say`${asks(question)}choose a coral to remove ${pollution} from${upTo(question.count)}.`,
    other: () => say`chooses where to remove ${pollution}`,
  },
  raise: {
    you: (question) => say`${asks(question)}choose an animal to raise${upTo(question.count)}.`,
    other: (question) => say`chooses which animal rises${because(question)}`,
  },
  reduce: {
    you: (question) => say`${asks(question)}choose an animal to reduce.`,
    other: (question) => say`chooses which animal is reduced${because(question)}`,
  },
  rest: {
    you: (question) =>
      say`${asks(question)}choose an animal that loses 1 ${fatigue}${upTo(question.count)}.`,
    other: () => say`chooses which animal loses ${fatigue}`,
  },
  tire: {
    you: (question) =>
      say`${asks(question)}choose an animal that takes ${question.count} ${fatigue}.`,
    other: (question) => say`chooses which animal takes ${fatigue}${because(question)}`,
  },
  colony: {
    you: (question) =>
      say`${asks(question)}choose an empty side for a ${colonies(1)}${upTo(question.count)}.`,
    other: () => say`chooses where a ${colonies(1)} grows`,
  },
  again: {
    you: (question) =>
      say`${asks(question)}do you use it${question.count > 1 ? ` (up to ${question.count} times)` : ''}?`,
    other: (question) => say`decides whether to use ${cardWord(question.card)}`,
  },
  oneOf: {
    you: (question) => say`${asks(question)}choose one.`,
    other: (question) => say`makes a choice${because(question)}`,
  },
  sale: {
    you: () => say`Choose how much ${plankton} to sell.`,
    other: () => say`chooses how much ${plankton} to sell`,
  },
  bloom: {
    you: (question) =>
      say`Algal Bloom: choose a coral to pollute for ${question.count} ${plankton}.`,
    other: () => say`chooses which corals to pollute for an Algal Bloom`,
  },
  purify: {
    you: (question) =>
      say`Water Purification: choose a coral to remove ${pollution} from${upTo(question.count)}.`,
    other: () => say`chooses where to remove ${pollution}`,
  },
  income: {
    you: () => say`Who may visit your reef, Tourists or Scientists?`,
    other: () => say`chooses between Tourists and Scientists`,
  },
  discard: {
    you: (question) =>
      say`Choose the cards of the ${offerOf(question)} that are replaced; all others stay.`,
    other: (question) => say`chooses which cards of the ${offerOf(question)} to replace`,
  },
};
