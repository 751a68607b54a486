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
  you: {
    none: () => 'La partie est terminée.',
    place: () => 'Posez votre première station et un navire sur un lieu libre.',
    take: ({ left }) => (left > 1 ? `Prenez ${left} jetons, chacun dans la rangée ou sans voir dans la réserve.` : 'Prenez un jeton de la rangée, ou un sans voir dans la réserve.'),
    column: () => 'Choisissez\u202f: construction, opération, amélioration ou recherche.',
    act: ({ column }) => (column === '' ? 'Finissez votre tour.' : `${AIMS[column]}, ou finissez votre tour.`),
    passing: () => 'Il y a déjà deux navires ici\u202f: le vôtre doit aller plus loin.',
    pay: ({ left, action }) => `Payez ${ofAny(left)}${action ? (PAID[action.type] ?? '') : ''}.`,
    slot: ({ token }) => `Choisissez où installer ${tokenText(token)}.`,
    return: () => 'Choisissez le port où rentre votre navire.',
    convert: ({ left }) =>
      left === 1 ? 'Une piste est pleine\u202f: choisissez en quoi convertir deux ressources de trop.' : `Une piste est pleine\u202f: choisissez ${left} ressources, chacune contre deux de trop.`,
    setAside: () => 'Choisissez un jeton de la rangée qui quitte le jeu.',
    lower: () => 'Choisissez le prix qui vaudra 1 de moins.',
    lock: () => 'Choisissez le poisson que bloque un navire étranger.',
  },
  other: {
    none: () => 'La partie est terminée.',
    place: (name) => `${name} pose une première station.`,
    take: (name) => `${name} prend un jeton.`,
    column: (name) => `${name} choisit une colonne.`,
    act: (name) => `${name} agit.`,
    passing: (name) => `${name} va plus loin.`,
    pay: (name) => `${name} paie.`,
    slot: (name) => `${name} choisit un emplacement pour une amélioration.`,
    return: (name) => `${name} choisit un port où rentrer.`,
    convert: (name) => `${name} convertit ce qu’une piste pleine n’a pas pu recevoir.`,
    setAside: (name) => `${name} retire un jeton.`,
    lower: (name) => `${name} abaisse un prix.`,
    lock: (name) => `${name} place un navire étranger.`,
  },
};
