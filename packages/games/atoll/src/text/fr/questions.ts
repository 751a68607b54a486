import { animalCard, isAnimal } from '../../cards/index.ts';
import type { QuestionView } from '../../view.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import { offers } from './names.ts';
import {
  cardWord,
  coins,
  colonies,
  fatigue,
  ofCard,
  plankton,
  pollution,
  scales,
  theCard,
} from './words.ts';

/** "Corail cuir champignon : " before a choice of a card; empty without a card. */
const asks = ({ card }: QuestionView): Phrase =>
  card === '' ? [] : say`${cardWord(card)}\u202f: `;
const upTo = (count: number): string => (count > 1 ? ` (jusqu’à ${count})` : '');
const because = ({ card }: QuestionView): Phrase => (card === '' ? [] : say` (${cardWord(card)})`);

function partnerOf({ card }: QuestionView): Phrase {
  const partner = isAnimal(card) ? animalCard(card).symbiosis : undefined;
  return partner ? theCard(partner) : say`son partenaire`;
}

const offerOf = ({ of }: QuestionView): string => offers[of === 'corals' ? 'corals' : 'animals'];
const price = ({ of, count }: QuestionView): Phrase =>
  of === 'coins' ? say`${count} ${coins(count)}` : say`${count} ${plankton(count)}`;

export const questions: Catalogue['questions'] = {
  none: { you: () => say`La partie est terminée.`, other: () => say`n’a rien à faire` },
  turn: { you: () => say`Choisissez une action ou passez.`, other: () => say`choisit une action` },
  cell: {
    you: ({ card }) => say`Choisissez une case pour ${theCard(card)}.`,
    other: ({ card }) => say`choisit une case pour ${theCard(card)}`,
  },
  payment: {
    you: (question) => say`Payez ${price(question)}\u202f; des ${scales(2)} peuvent compléter.`,
    other: (question) => say`paie ${price(question)}`,
  },
  branch: {
    you: ({ card }) => say`Choisissez comment nourrir ${theCard(card)}.`,
    other: ({ card }) => say`choisit comment nourrir ${theCard(card)}`,
  },
  prey: {
    you: ({ card, count }) =>
      count > 1
        ? say`Choisissez les proies ${ofCard(card)}, ${count} en tout, une par une.`
        : say`Choisissez la proie ${ofCard(card)}.`,
    other: ({ card }) => say`choisit la proie ${ofCard(card)}`,
  },
  partner: {
    you: (question) =>
      say`Faire monter ${partnerOf(question)} avec ${theCard(question.card)}\u202f?`,
    other: (question) => say`décide si ${partnerOf(question)} monte aussi`,
  },
  pollute: {
    you: (question) =>
      question.count > 1
        ? say`${asks(question)}choisissez ${question.count} coraux à polluer, un par un.`
        : say`${asks(question)}choisissez un corail à polluer.`,
    other: (question) => say`choisit où va la ${pollution(1)}${because(question)}`,
  },
  clean: {
    you: (question) =>
      say`${asks(question)}choisissez un corail d’où retirer la ${pollution(1)}${upTo(question.count)}.`,
    other: () => say`choisit où retirer la ${pollution(1)}`,
  },
  raise: {
    you: (question) =>
      say`${asks(question)}choisissez un animal à faire monter${upTo(question.count)}.`,
    other: (question) => say`choisit quel animal monte${because(question)}`,
  },
  reduce: {
    you: (question) => say`${asks(question)}choisissez un animal à réduire.`,
    other: (question) => say`choisit quel animal est réduit${because(question)}`,
  },
  rest: {
    you: (question) =>
      say`${asks(question)}choisissez un animal qui perd 1 ${fatigue(1)}${upTo(question.count)}.`,
    other: () => say`choisit quel animal perd 1 ${fatigue(1)}`,
  },
  tire: {
    you: (question) =>
      say`${asks(question)}choisissez un animal qui prend ${question.count} ${fatigue(question.count)}.`,
    other: (question) =>
      say`choisit quel animal prend ${question.count} ${fatigue(question.count)}${because(question)}`,
  },
  colony: {
    you: (question) =>
      say`${asks(question)}choisissez un côté libre pour une ${colonies(1)}${upTo(question.count)}.`,
    other: () => say`choisit où pousse une ${colonies(1)}`,
  },
  again: {
    you: (question) =>
      say`${asks(question)}l’utilisez-vous${question.count > 1 ? ` (jusqu’à ${question.count} fois)` : ''}\u202f?`,
    other: (question) => say`décide d’utiliser ou non ${theCard(question.card)}`,
  },
  oneOf: {
    you: (question) => say`${asks(question)}choisissez l’un ou l’autre.`,
    other: (question) => say`fait un choix${because(question)}`,
  },
  sale: {
    you: () => say`Choisissez combien de ${plankton(1)} vendre.`,
    other: () => say`choisit combien de ${plankton(1)} vendre`,
  },
  bloom: {
    you: ({ count }) =>
      say`Prolifération d’algues\u202f: choisissez un corail à polluer pour ${count} ${plankton(count)}.`,
    other: () => say`choisit les coraux à polluer pour une Prolifération d’algues`,
  },
  purify: {
    you: ({ count }) =>
      say`Épuration de l’eau\u202f: choisissez un corail d’où retirer la ${pollution(1)}${upTo(count)}.`,
    other: () => say`choisit où retirer la ${pollution(1)}`,
  },
  income: {
    you: () => say`Qui peut visiter votre récif, Touristes ou Scientifiques\u202f?`,
    other: () => say`choisit entre Touristes et Scientifiques`,
  },
  discard: {
    you: (question) =>
      say`Choisissez les cartes de l’${offerOf(question)} à remplacer\u202f; toutes les autres restent.`,
    other: (question) => say`choisit les cartes de l’${offerOf(question)} à remplacer`,
  },
};
