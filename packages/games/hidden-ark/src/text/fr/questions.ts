import type { ActionType } from '../../action.ts';
import type { Column } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { tokenText } from './tokens.ts';
import { ofAny } from './words.ts';

/** The purpose of the payment. */
const PAID: Readonly<Partial<Record<ActionType, string>>> = {
  column: ' pour reprendre la même colonne',
  extend: ' pour 1 mouvement de plus',
  exchange: ' pour en obtenir 1 autre',
  station: ', en échange de ce qui manque pour la station',
  launch: ', en échange de ce qui manque pour le navire',
  rescue: ', en échange de ce qui manque pour le sauvetage',
  fit: ', en échange de ce qui manque pour l’emplacement',
};

/** The purpose of the column of the turn. */
const AIMS: Readonly<Record<Column, string>> = {
  build: 'Construisez une station ou un navire',
  operation: 'Naviguez, et sauvez un poisson',
  upgrade: 'Installez des améliorations',
  research: 'Faites monter vos sciences',
};

export const questions: Catalogue['questions'] = {
  none: { you: () => 'La partie est terminée.', other: () => 'La partie est terminée.' },
  place: {
    you: () => 'Posez votre première station et un navire sur un lieu libre.',
    other: (name) => `${name} pose une première station.`,
  },
  take: {
    you: ({ left }) =>
      left > 1
        ? `Prenez ${left} jetons, chacun dans la rangée ou sans voir dans la réserve.`
        : 'Prenez un jeton de la rangée, ou un sans voir dans la réserve.',
    other: (name) => `${name} prend un jeton.`,
  },
  column: {
    you: () => 'Choisissez\u202f: construction, opération, amélioration ou recherche.',
    other: (name) => `${name} choisit une colonne.`,
  },
  act: {
    you: ({ column }) =>
      column === '' ? 'Finissez votre tour.' : `${AIMS[column]}, ou finissez votre tour.`,
    other: (name) => `${name} agit.`,
  },
  passing: {
    you: () => 'Il y a déjà deux navires ici\u202f: le vôtre doit aller plus loin.',
    other: (name) => `${name} va plus loin.`,
  },
  pay: {
    you: ({ left, action }) => `Payez ${ofAny(left)}${action ? (PAID[action.type] ?? '') : ''}.`,
    other: (name) => `${name} paie.`,
  },
  slot: {
    you: ({ token }) => `Choisissez où installer ${tokenText(token)}.`,
    other: (name) => `${name} choisit un emplacement pour une amélioration.`,
  },
  return: {
    you: () => 'Choisissez le port où rentre votre navire.',
    other: (name) => `${name} choisit un port où rentrer.`,
  },
  convert: {
    you: ({ left }) =>
      left === 1
        ? 'Une piste est pleine\u202f: choisissez en quoi convertir deux ressources de trop.'
        : `Une piste est pleine\u202f: choisissez ${left} ressources, chacune contre deux de trop.`,
    other: (name) => `${name} convertit ce qu’une piste pleine n’a pas pu recevoir.`,
  },
  setAside: {
    you: () => 'Choisissez un jeton de la rangée qui quitte le jeu.',
    other: (name) => `${name} retire un jeton.`,
  },
  lower: {
    you: () => 'Choisissez le prix qui vaudra 1 de moins.',
    other: (name) => `${name} abaisse un prix.`,
  },
  lock: {
    you: () => 'Choisissez le poisson que bloque un navire étranger.',
    other: (name) => `${name} place un navire étranger.`,
  },
};
