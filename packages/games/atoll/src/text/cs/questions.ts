import { animalCard, isAnimal } from '../../cards/index.ts';
import type { QuestionView } from '../../view.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import { guests, offered } from './names.ts';
import {
  cardObject,
  cardWord,
  coins,
  colonies,
  coralWords,
  fatigues,
  icon,
  planktons,
  pollution,
  scales,
} from './words.ts';

/** "Laločník hřibovitý: " before a choice of a card; empty without a card. */
const asks = ({ card }: QuestionView): Phrase => (card === '' ? [] : say`${cardWord(card)}: `);
const upTo = (count: number): string => (count > 1 ? ` (nejvýše ${count})` : '');
const because = ({ card }: QuestionView): Phrase => (card === '' ? [] : say` (${cardWord(card)})`);

function partnerOf({ card }: QuestionView): Phrase {
  const partner = isAnimal(card) ? animalCard(card).symbiosis : undefined;
  return partner ? [cardWord(partner)] : say`partner`;
}

const offerOf = ({ of }: QuestionView): string =>
  `v nabídce ${offered[of === 'corals' ? 'corals' : 'animals']}`;
const price = ({ of, count }: QuestionView): Phrase =>
  of === 'coins' ? say`${count} ${coins(count)}` : say`${count} ${planktons(count)}`;
const plankton = icon('plankton', 'planktonu');

export const questions: Catalogue['questions'] = {
  none: { you: () => say`Partie skončila.`, other: () => say`nemá co dělat` },
  turn: { you: () => say`Proveď akci, nebo pasuj.`, other: () => say`vybírá akci` },
  cell: {
    you: (question) => say`Vyber pole pro ${cardObject(question.card)}.`,
    other: (question) => say`vybírá pole pro ${cardObject(question.card)}`,
  },
  payment: {
    you: (question) => say`Zaplať ${price(question)}; platbu mohou nahradit ${scales(2, 'nom')}.`,
    other: (question) => say`platí ${price(question)}`,
  },
  branch: {
    you: (question) => say`Vyber, jak nakrmíš ${cardObject(question.card)}.`,
    other: (question) => say`vybírá, jak nakrmí ${cardObject(question.card)}`,
  },
  prey: {
    you: (question) =>
      question.count > 1
        ? say`Vyber kořist pro ${cardObject(question.card)}, celkem ${question.count}, jednu po druhé.`
        : say`Vyber kořist pro ${cardObject(question.card)}.`,
    other: (question) => say`vybírá kořist pro ${cardObject(question.card)}`,
  },
  partner: {
    you: (question) => say`${asks(question)}má stoupnout i ${partnerOf(question)}?`,
    other: (question) => say`rozhoduje, zda stoupne i ${partnerOf(question)}`,
  },
  pollute: {
    you: (question) =>
      question.count > 1
        ? say`${asks(question)}vyber ${question.count} ${coralWords({}, question.count)}, které znečistíš, jeden po druhém.`
        : say`${asks(question)}vyber korál, který znečistíš.`,
    other: (question) => say`vybírá, kam přijde ${pollution}${because(question)}`,
  },
  clean: {
    you: (question) =>
      say`${asks(question)}vyber korál, ze kterého odstraníš ${pollution}${upTo(question.count)}.`,
    other: () => say`vybírá, odkud odstranit ${pollution}`,
  },
  raise: {
    you: (question) => say`${asks(question)}vyber živočicha, který stoupne${upTo(question.count)}.`,
    other: (question) => say`vybírá, který živočich stoupne${because(question)}`,
  },
  reduce: {
    you: (question) => say`${asks(question)}vyber živočicha, který klesne.`,
    other: (question) => say`vybírá, který živočich klesne${because(question)}`,
  },
  rest: {
    you: (question) =>
      say`${asks(question)}vyber živočicha, který ztratí 1 ${fatigues(1)}${upTo(question.count)}.`,
    other: () => say`vybírá, který živočich ztratí ${fatigues(1)}`,
  },
  tire: {
    you: (question) =>
      say`${asks(question)}vyber živočicha, který dostane ${question.count} ${fatigues(question.count)}.`,
    other: (question) => say`vybírá, který živočich dostane ${fatigues(1)}${because(question)}`,
  },
  colony: {
    you: (question) =>
      say`${asks(question)}vyber volnou stranu pro ${colonies(1)}${upTo(question.count)}.`,
    other: () => say`vybírá, kde vyroste ${colonies(1, 'nom')}`,
  },
  again: {
    you: (question) =>
      say`${asks(question)}chceš to použít${question.count > 1 ? ` (nejvýše ${question.count}×)` : ''}?`,
    other: (question) => say`rozhoduje, zda použije ${cardObject(question.card)}`,
  },
  oneOf: {
    you: (question) => say`${asks(question)}vyber jednu možnost.`,
    other: (question) => say`vybírá jednu možnost${because(question)}`,
  },
  sale: {
    you: () => say`Vyber, kolik ${plankton} prodáš.`,
    other: () => say`vybírá, kolik ${plankton} prodá`,
  },
  bloom: {
    you: (question) =>
      say`Vodní květ: vyber korál, za jehož znečištění získáš ${question.count} ${planktons(question.count)}.`,
    other: () => say`vybírá, které korály znečistí Vodním květem`,
  },
  purify: {
    you: (question) =>
      say`Čištění vody: vyber korál, ze kterého odstraníš ${pollution}${upTo(question.count)}.`,
    other: () => say`vybírá, odkud odstranit ${pollution}`,
  },
  income: {
    you: () => say`Koho zveš na svůj útes, ${guests.tourists}, nebo ${guests.scientists}?`,
    other: () => say`vybírá mezi Turisty a Vědci`,
  },
  discard: {
    you: (question) =>
      say`Vyber karty, které se ${offerOf(question)} vymění; všechny ostatní zůstanou.`,
    other: (question) => say`vybírá, které karty se ${offerOf(question)} vymění`,
  },
};
