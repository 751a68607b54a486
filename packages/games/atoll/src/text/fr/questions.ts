import type { QuestionTexts } from '../neutral/questions.ts';
import { say } from '../phrase.ts';
import { names } from './names.ts';
import {
  cardWord,
  colonies,
  fatigue,
  ofCard,
  plankton,
  pollution,
  scales,
  theCard,
} from './words.ts';

export const questions: QuestionTexts = {
  upTo: (count) => ` (jusqu’à ${count})`,
  because: (card) => say` (${cardWord(card)})`,
  partner: theCard,
  unknownPartner: () => say`son partenaire`,
  you: {
    none: () => say`La partie est terminée.`,
    turn: () => say`Choisissez une action ou passez.`,
    cell: ({ card }) => say`Choisissez une case pour ${theCard(card)}.`,
    payment: ({ price }) => say`Payez ${price}\u202f; des ${scales(2)} peuvent compléter.`,
    branch: ({ card }) => say`Choisissez comment nourrir ${theCard(card)}.`,
    prey: ({ card, count }) =>
      count > 1
        ? say`Choisissez les proies ${ofCard(card)}, ${count} en tout, une par une.`
        : say`Choisissez la proie ${ofCard(card)}.`,
    partner: ({ card, partner }) => say`Faire monter ${partner} avec ${theCard(card)}\u202f?`,
    pollute: ({ asks, count }) =>
      count > 1
        ? say`${asks}choisissez ${count} coraux à polluer, un par un.`
        : say`${asks}choisissez un corail à polluer.`,
    clean: ({ asks, upTo }) =>
      say`${asks}choisissez un corail d’où retirer la ${pollution(1)}${upTo}.`,
    raise: ({ asks, upTo }) => say`${asks}choisissez un animal à faire monter${upTo}.`,
    reduce: ({ asks }) => say`${asks}choisissez un animal à réduire.`,
    rest: ({ asks, upTo }) => say`${asks}choisissez un animal qui perd 1 ${fatigue(1)}${upTo}.`,
    tire: ({ asks, count }) =>
      say`${asks}choisissez un animal qui prend ${count} ${fatigue(count)}.`,
    colony: ({ asks, upTo }) =>
      say`${asks}choisissez un côté libre pour une ${colonies(1)}${upTo}.`,
    again: ({ asks, count }) =>
      say`${asks}l’utilisez-vous${count > 1 ? ` (jusqu’à ${count} fois)` : ''}\u202f?`,
    oneOf: ({ asks }) => say`${asks}choisissez l’un ou l’autre.`,
    sale: () => say`Choisissez combien de ${plankton(1)} vendre.`,
    bloom: ({ count }) =>
      say`Prolifération d’algues\u202f: choisissez un corail à polluer pour ${count} ${plankton(count)}.`,
    purify: ({ upTo }) =>
      say`Épuration de l’eau\u202f: choisissez un corail d’où retirer la ${pollution(1)}${upTo}.`,
    income: () => say`Qui peut visiter votre récif, Touristes ou Scientifiques\u202f?`,
    discard: ({ offer }) =>
      say`Choisissez les cartes de l’${names.offers[offer]} à remplacer\u202f; toutes les autres restent.`,
  },
  other: {
    none: () => say`n’a rien à faire`,
    turn: () => say`choisit une action`,
    cell: ({ card }) => say`choisit une case pour ${theCard(card)}`,
    payment: ({ price }) => say`paie ${price}`,
    branch: ({ card }) => say`choisit comment nourrir ${theCard(card)}`,
    prey: ({ card }) => say`choisit la proie ${ofCard(card)}`,
    partner: ({ partner }) => say`décide si ${partner} monte aussi`,
    pollute: ({ because }) => say`choisit où va la ${pollution(1)}${because}`,
    clean: () => say`choisit où retirer la ${pollution(1)}`,
    raise: ({ because }) => say`choisit quel animal monte${because}`,
    reduce: ({ because }) => say`choisit quel animal est réduit${because}`,
    rest: () => say`choisit quel animal perd 1 ${fatigue(1)}`,
    tire: ({ because, count }) =>
      say`choisit quel animal prend ${count} ${fatigue(count)}${because}`,
    colony: () => say`choisit où pousse une ${colonies(1)}`,
    again: ({ card }) => say`décide d’utiliser ou non ${theCard(card)}`,
    oneOf: ({ because }) => say`fait un choix${because}`,
    sale: () => say`choisit combien de ${plankton(1)} vendre`,
    bloom: () => say`choisit les coraux à polluer pour une Prolifération d’algues`,
    purify: () => say`choisit où retirer la ${pollution(1)}`,
    income: () => say`choisit entre Touristes et Scientifiques`,
    discard: ({ offer }) => say`choisit les cartes de l’${names.offers[offer]} à remplacer`,
  },
};
